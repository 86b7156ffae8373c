// A whole real game, click by click. All of games.json go through every format in records.test.mjs.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { useApp } from "./harness/app.mjs";
import { longTest } from "./harness/long.mjs";

const games = JSON.parse(await readFile(new URL("fixtures/games.json", import.meta.url)));
const app = useApp();

longTest("a game of programs: 256 moves, promotions taken, forced and declined", { timeout: 300_000 }, async (t) => {
  const { initial, moves, final } = games.find(({ name }) => name === "floodgate-2017");
  const board = await app.game(t, { sfen: `${initial} 1` });
  const answers = { taken: 0, declined: 0 };
  const list = moves.join(" ").split(" ");
  for (const [index, move] of list.entries()) {
    const asked = await board.move(move).catch((error) => {
      throw new Error(`move ${index + 1}, ${move}`, { cause: error });
    });
    if (asked) answers[move.endsWith("+") ? "taken" : "declined"] += 1;
  }
  assert.equal(await board.sfen(), `${final} ${list.length + 1}`);
  // Counted from the moves, not by the program under test.
  assert.deepEqual(answers, { taken: 24, declined: 3 });
});

test("a pawn drop that would be mate is refused", async (t) => {
  const { final } = games.find(({ name }) => name === "pawn-drop-mate");
  const board = await app.game(t, { sfen: `${final} 1` });
  const before = await board.sfen();
  await board.choose("P*6d");
  assert.equal(await board.sfen(), before);
  assert.equal(await board.outcome(), null);
  await board.page.keyboard.press("Escape");
  // Elsewhere the same pawn may be dropped.
  await board.move("P*8d");
  assert.deepEqual(await board.piece("8d"), { piece: "P", color: "white" });
});
