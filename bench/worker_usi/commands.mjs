// The arguments of USI's commands (https://shogidokoro.starfree.jp/usi.html). What cannot be
// read is an error that says why.
import { START } from "./messages.mjs";

const MOVE = /^([1-9][a-i][1-9][a-i]\+?|[PLNSGBR]\*[1-9][a-i])$/;
const NUMBERS = ["btime", "wtime", "binc", "winc", "byoyomi", "movetime", "nodes", "depth"];

// The options of `setoption`: all are numbers. The worker's table has a fixed size.
export const OPTIONS = [
  { name: "USI_Hash", value: 64, min: 64, max: 64 },
  { name: "Threads", value: 1, min: 1, max: 16 },
  { name: "MultiPV", value: 1, min: 1, max: 255 },
  { name: "NetworkDelay", value: 10, min: 0, max: 10_000 },
];

function quoted(text) {
  return JSON.stringify(text.length > 40 ? `${text.slice(0, 40)}...` : text);
}

// The start and the moves of `position`; whether they are legal is up to the worker.
export function parsePosition(words) {
  const head = words.indexOf("moves");
  const start = head < 0 ? words : words.slice(0, head);
  const moves = head < 0 ? [] : words.slice(head + 1);
  const wrong = moves.findIndex((move) => !MOVE.test(move));
  if (wrong >= 0) {
    throw new Error(`position: move ${wrong + 1}, ${quoted(moves[wrong])}, is not a move`);
  }
  const [kind, ...fields] = start;
  if (kind === "startpos" && fields.length === 0) return { sfen: START, moves };
  if (kind !== "sfen") throw new Error('position: expected "startpos" or "sfen" and a position');
  const [, turn, , number] = fields;
  if (fields.length !== 4 || !/^[bw]$/.test(turn) || !/^[1-9]\d*$/.test(number)) {
    throw new Error(`position: ${quoted(fields.join(" "))} does not have the four fields of SFEN`);
  }
  if (!/K.*k|k.*K/.test(fields[0])) throw new Error("position: a king is missing");
  return { sfen: fields.join(" "), moves };
}

// The side to move, "b" or "w", and the number of its move.
export function sideAndMoveNumber({ sfen, moves }) {
  const [, turn, , number] = sfen.split(" ");
  const other = turn === "b" ? "w" : "b";
  const side = moves.length % 2 === 0 ? turn : other;
  return { side, moveNumber: Number(number) + moves.length };
}

// The limits of `go`, and warnings about words that are left out.
export function parseGo(words) {
  const go = { infinite: false, searchmoves: [] };
  const warnings = [];
  for (let at = 0; at < words.length; at++) {
    const word = words[at];
    if (word === "infinite") go.infinite = true;
    else if (word === "searchmoves") {
      while (MOVE.test(words[at + 1] ?? "")) go.searchmoves.push(words[++at]);
    } else if (NUMBERS.includes(word)) {
      if (/^[-+]?\d{1,15}$/.test(words[at + 1] ?? "")) go[word] = Math.max(Number(words[++at]), 0);
      else warnings.push(`go: ${word} needs a whole number`);
    } else warnings.push(`go: not understood: ${quoted(word)}`);
  }
  const limits = ["btime", "wtime", "byoyomi", "movetime", "nodes", "depth"];
  go.infinite ||= limits.every((limit) => go[limit] === undefined);
  return { go, warnings };
}

// The name and the value of `setoption`.
export function parseOption(words) {
  const [name, value] = [words[1], words[3]];
  if (words[0] !== "name" || words[2] !== "value" || words.length !== 4) {
    throw new Error('setoption: expected "setoption name NAME value NUMBER"');
  }
  const option = OPTIONS.find((known) => known.name.toLowerCase() === name.toLowerCase());
  if (!option) throw new Error(`setoption: there is no option ${quoted(name)}`);
  const { min, max } = option;
  if (!/^\d{1,9}$/.test(value) || Number(value) < min || Number(value) > max) {
    const range = min === max ? `always ${min}` : `from ${min} to ${max}`;
    throw new Error(`setoption: ${option.name} is ${range}, not ${quoted(value)}`);
  }
  return { name: option.name, value: Number(value) };
}
