// The released search worker as a USI engine under Node (bench/worker_usi.mjs).
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { budgetFromClock } from "../../bench/worker_usi/time.mjs";
import { UsiProcess } from "./harness/usi_process.mjs";

const MOVE = /^([1-9][a-i][1-9][a-i]\+?|[PLNSGBR]\*[1-9][a-i])$/;

async function started(t) {
  const engine = UsiProcess.ofWorker(t);
  engine.send("isready");
  assert.deepEqual(await engine.until("readyok"), ["readyok"]);
  return engine;
}

const wordAfter = (line, word) => line.split(" ")[line.split(" ").indexOf(word) + 1];

test("it plays a game: every move is legal, and every search reports", async (t) => {
  const engine = UsiProcess.ofWorker(t);
  engine.send("usi");
  const [name, , ...options] = await engine.until("usiok");
  assert.match(name, /^id name Komadai worker [0-9a-f]+$/);
  assert.ok(options.slice(0, -1).every((line) => /^option name \S+ type spin /.test(line)));
  engine.send("setoption name USI_Hash value 64", "setoption name Threads value 1");
  engine.send("isready", "usinewgame");
  assert.deepEqual(await engine.until("readyok"), ["readyok"]);

  const clock = "btime 3000 wtime 3000 binc 50 winc 50";
  const moves = [];
  for (const limit of ["movetime 50", "movetime 50", "nodes 2000", "depth 4", clock, "byoyomi 40"]) {
    engine.send(`position startpos moves ${moves.join(" ")}`, `go ${limit}`);
    const { move, lines } = await engine.best();
    assert.match(move, MOVE);
    assert.match(
      lines.at(-1),
      /^info depth \d+ seldepth \d+ score cp -?\d+ (lowerbound |upperbound )?nodes \d+ nps \d+ hashfull \d+ time \d+ pv /,
    );
    assert.equal(wordAfter(lines.at(-1), "pv"), move, limit);
    if (limit === "nodes 2000") assert.equal(wordAfter(lines.at(-1), "nodes"), "2000");
    if (limit === "depth 4") assert.equal(wordAfter(lines.at(-1), "depth"), "4");
    moves.push(move);
  }
  // The worker refuses a game with an illegal move.
  engine.send(`position startpos moves ${moves.join(" ")}`, "go depth 1");
  assert.match((await engine.best()).move, MOVE);
  engine.send("position startpos moves 7g7f 7f7e", "go depth 1");
  const { move, lines } = await engine.best();
  assert.deepEqual(lines, ["info string the position or a limit is refused: move 2 is illegal"]);
  assert.equal(move, "resign");
  engine.send("quit");
  assert.equal(await engine.ended, 0);
});

test("it searches with threads, and is stopped in the middle of an iteration", async (t) => {
  const engine = UsiProcess.ofWorker(t);
  engine.send("setoption name Threads value 3", "isready");
  assert.deepEqual(await engine.until("readyok"), ["readyok"]);
  engine.send("go depth 6");
  const { move, lines } = await engine.best();
  assert.match(move, MOVE);
  assert.equal(wordAfter(lines.at(-1), "depth"), "6");
  for (let i = 0; i < 3; i += 1) {
    engine.send("go infinite");
    await engine.until((line) => /^info depth 1\d /.test(line));
    engine.send("stop");
    assert.match((await engine.best()).move, MOVE);
  }
  // Back to one, which counts no other's nodes.
  engine.send("setoption name Threads value 1", "go nodes 2000");
  assert.equal(wordAfter((await engine.best()).lines.at(-1), "nodes"), "2000");
  engine.send("quit");
  assert.equal(await engine.ended, 0);
});

test("stop ends a search at any time, and the next one is searched to its end", async (t) => {
  const engine = await started(t);
  engine.send("go infinite", "stop", "go nodes 1500");
  assert.match((await engine.best()).move, MOVE);
  assert.equal(wordAfter((await engine.best()).lines.at(-1), "nodes"), "1500");
  // A deep iteration takes longer than a stop: the worker is replaced.
  engine.send("go infinite");
  await engine.until((line) => Number(wordAfter(line, "depth")) >= 13);
  engine.send("isready");
  await engine.until("readyok");
  engine.send("stop");
  assert.match((await engine.best()).move, MOVE);
  engine.send("go nodes 1500");
  assert.match((await engine.best()).move, MOVE);
  engine.endInput();
  assert.equal(await engine.ended, 0);
});

test("it declares a win, and resigns where it is mated", async (t) => {
  const engine = await started(t);
  engine.send("position sfen G8/4K4/PPPPPPPPP/9/9/7ss/7sk/9/9 b 2R2B 1", "go movetime 20");
  assert.equal((await engine.best()).move, "win");
  engine.send("position sfen 4k4/4G4/4P4/9/9/9/9/9/4K4 w - 1", "go movetime 20");
  assert.equal((await engine.best()).move, "resign");
  engine.send("setoption name MultiPV value 2", "position startpos", "go depth 2 searchmoves 9g9f 1g1f");
  const { move, lines } = await engine.best();
  assert.ok(["9g9f", "1g1f"].includes(move));
  assert.match(lines.at(-1), / multipv 2 /);
});

test("what it cannot read is answered with the reason", async (t) => {
  const engine = await started(t);
  const check = async (line, reason) => {
    engine.send(line);
    const [said] = await engine.until("info");
    assert.equal(said, `info string ${reason}`);
  };
  await check("think", 'not understood: "think"');
  await check("position sfen 9/9 b", 'position: "9/9 b" does not have the four fields of SFEN');
  await check("position startpos moves 7g7f 77", 'position: move 2, "77", is not a move');
  await check("position sfen 4k4/9/9/9/9/9/9/9/9 b - 1", "position: a king is missing");
  await check("setoption name USI_Hash value 16", 'setoption: USI_Hash is always 64, not "16"');
  await check("setoption name Skill value 1", 'setoption: there is no option "Skill"');
  await check("go ponder", "go: it does not ponder");
  await check("go nodes many depth 1", "go: nodes needs a whole number");
  await engine.best();
  engine.send("position sfen 4K4/k8/x8/9/9/9/9/9/9 b - 1", "go depth 1");
  const { move, lines } = await engine.best();
  assert.match(lines[0], /is refused: .*invalid position/);
  assert.equal(move, "resign");
});

test("a folder without a release is named", async (t) => {
  const engine = UsiProcess.ofWorker(t, { DIST: "/nowhere" });
  assert.equal(await engine.ended, 1);
  assert.match(engine.complaints, /^worker_usi: \/nowhere has no search_worker\.js/);
});

// crates/cli has a test with the same file.
test("time is shared out as the terminal program does", async () => {
  const file = new URL("../../bench/worker_usi/time_budgets.tsv", import.meta.url);
  const rows = (await readFile(file, "utf8")).trim().split("\n").slice(1);
  for (const row of rows) {
    const [remaining, byoyomi, increment, ply, margin, soft, hard] = row.split("\t").map(Number);
    const budget = budgetFromClock({ remaining, byoyomi, increment, ply, margin });
    assert.deepEqual(
      [Math.floor(budget.soft), Math.floor(budget.hard)],
      [soft, hard],
      row,
    );
  }
});
