// Parts of the worker's messages, as serde writes them: 64 bits are a BigInt.
export const START = "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1";

// The greatest depth, `MAX_PLY` of the search.
const MAX_DEPTH = 127;
// `Duration::MAX`.
const FOREVER = { secs: 0xffff_ffff_ffff_ffffn, nanos: 999_999_999 };
const NO_NOISE = { spread: 0, until: 0, seed: 0n };

export function stateMessage({ sfen, moves }) {
  return { start: sfen, moves: moves.join(" "), rules: "standard" };
}

// `movetime` and the `soft` and `hard` limits of `budget` are in milliseconds.
export function limitsMessage({ depth, nodes, movetime, budget, lines = 1, moves = [] }) {
  let time = null;
  if (movetime !== undefined) time = { soft: FOREVER, hard: duration(movetime) };
  else if (budget) {
    const soft = budget.soft === Infinity ? FOREVER : duration(budget.soft);
    time = { soft, hard: duration(budget.hard) };
  }
  return {
    depth: Math.min(Math.max(depth ?? MAX_DEPTH, 1), MAX_DEPTH),
    nodes: nodes === undefined ? null : BigInt(nodes),
    time,
    lines,
    moves: moves.join(" "),
    noise: NO_NOISE,
    root_mate: true,
  };
}

function duration(milliseconds) {
  const micros = Math.round(milliseconds * 1000);
  return { secs: BigInt(Math.floor(micros / 1e6)), nanos: (micros % 1e6) * 1000 };
}

export function milliseconds({ secs, nanos }) {
  return Number(secs) * 1000 + nanos / 1e6;
}
