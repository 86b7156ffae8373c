// Moves typed into the field: every way of writing, a question of promotion, and what is wrong.
import assert from "node:assert/strict";
import { test } from "node:test";
import { useApp } from "./harness/app.mjs";

const app = useApp();
const field = (page) => page.locator("[name=move]");
const fault = (page) => page.locator("#move-fault");

async function type(page, text) {
  await field(page).fill(text);
  await page.keyboard.press("Enter");
}

test("a game is opened by typed moves, from the key that leads to the field", async (t) => {
  const board = await app.game(t);
  const { page } = board;
  await board.square("5e").focus();
  await page.keyboard.press("/");
  await page.locator("[name=move]:focus").waitFor();
  const moves = ["7g7f", "P-3d", "26歩", "☖８四歩", "p-25", "8485", "G4i-5h"];
  for (const move of moves) {
    await board.changed(() => type(page, move));
    assert.equal(await field(page).inputValue(), "");
  }
  const sfen = "lnsgkgsnl/1r5b1/p1pppp1pp/6p2/1p5P1/2P6/PP1PPPP1P/1B2G2R1/LNSGK1SNL w - 8";
  assert.equal(await board.sfen(), sfen);
});

test("what is wrong with a typed move is said, and stays to be mended", async (t) => {
  const board = await app.game(t, { moves: "7g7f 3c3d" });
  const { page } = board;
  await page.keyboard.press("/");
  for (const [text, said] of [
    ["hello", /Not a valid move/],
    ["S-5e", /No such piece/],
    ["G-5h", /say from where/],
  ]) {
    await type(page, text);
    await fault(page).getByText(said).waitFor();
    assert.equal(await field(page).inputValue(), text);
  }
  // The board says why a move is illegal, as after a click.
  await type(page, "7f7d");
  await page.locator("[role=alert]").getByText(/cannot|not/i).first().waitFor({ state: "attached" });
  assert.equal(await board.page.locator("[data-piece=P][data-square='7f']").count(), 1);
});

test("promotion is asked about unless it is said, and a piece is dropped", async (t) => {
  const board = await app.game(t, { sfen: "4k4/9/9/9/9/9/1B7/9/4K4 b S 1" });
  const { page } = board;
  await page.keyboard.press("/");
  await type(page, "8g2a");
  await board.prompt("no").click();
  assert.deepEqual(await board.piece("2a"), { piece: "B", color: "black" });
  await page.locator("[data-action=undo]").click();
  await type(page, "B-21+");
  assert.deepEqual(await board.piece("2a"), { piece: "+B", color: "black" });
  await page.locator("[data-action=undo]").click();
  await type(page, "82銀");
  assert.deepEqual(await board.piece("8b"), { piece: "S", color: "black" });
});

test("Escape goes from the field to the board, and / empties it", async (t) => {
  const board = await app.game(t);
  const { page } = board;
  await page.keyboard.press("/");
  await page.locator("[name=move]:focus").waitFor();
  await type(page, "hello");
  await fault(page).getByText(/Not a valid move/).waitFor();
  await page.keyboard.press("/");
  assert.equal(await field(page).inputValue(), "");
  assert.equal(await fault(page).textContent(), "");
  await page.keyboard.press("Escape");
  await page.locator("[data-square]:focus").waitFor();
  await field(page).waitFor({ state: "detached" });
});

test("the field comes by its button too, and is not in view before", async (t) => {
  const board = await app.game(t, { moves: "7g7f" });
  const { page } = board;
  const button = page.locator("[data-action=type-move]");
  await button.waitFor();
  assert.equal(await field(page).count(), 0);
  await button.click();
  await page.locator("[name=move]:focus").waitFor();
  await board.changed(() => type(page, "3c3d"));
});
