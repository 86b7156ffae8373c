// The `info` lines of a report.
import { milliseconds } from "./messages.mjs";

const BOUNDS = { exact: "", lower: " lowerbound", upper: " upperbound" };

export function infoLines(report) {
  const { seldepth, nodes, hashfull, lines } = report;
  const time = milliseconds(report.time);
  const nps = Math.round((Number(nodes) * 1000) / Math.max(time, 1));
  return lines.map(({ depth, score, bound, moves }, index) => {
    const rank = lines.length > 1 ? ` multipv ${index + 1}` : "";
    const value = score.mate === undefined ? `cp ${score.cp}` : `mate ${score.mate}`;
    const counts = `nodes ${nodes} nps ${nps} hashfull ${hashfull} time ${Math.floor(time)}`;
    const depths = `depth ${depth} seldepth ${seldepth}`;
    return `info ${depths}${rank} score ${value}${BOUNDS[bound]} ${counts} pv ${moves}`;
  });
}
