// Whole real games, click by click.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { useApp } from "./harness/app.mjs";

const games = JSON.parse(await readFile(new URL("fixtures/games.json", import.meta.url)));
const app = useApp();

// How often the players of each game were free to promote, and what they chose (counted
// from the moves, not by the program under test).
const ANSWERS = {
  "ryuo-2002": { taken: 28, declined: 1 },
  "floodgate-2017": { taken: 24, declined: 3 },
  "pawn-drop-mate": { taken: 7, declined: 0 },
};

for (const { name, about, initial, moves, final } of games) {
  test(`${name}: ${about}`, { timeout: 300_000 }, async (t) => {
    const board = await app.game(t, { sfen: `${initial} 1` });
    const answers = { taken: 0, declined: 0 };
    const list = moves.join(" ").split(" ");
    for (const move of list) {
      const asked = await board.move(move).catch((error) => {
        throw new Error(`move ${list.indexOf(move) + 1}, ${move}`, { cause: error });
      });
      if (asked) answers[move.endsWith("+") ? "taken" : "declined"] += 1;
    }
    assert.equal(await board.sfen(), `${final} ${list.length + 1}`);
    assert.deepEqual(answers, ANSWERS[name]);
  });
}

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
