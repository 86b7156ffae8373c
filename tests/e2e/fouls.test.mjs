// Illegal moves that are really made: where they lose, are taken back, or nobody says a
// word.
import assert from "node:assert/strict";
import { test } from "node:test";
import { useApp } from "./harness/app.mjs";
import { longTest, testFirst } from "./harness/long.mjs";

const app = useApp();

const EVEN = "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1";

async function foul(board) {
  return board.page.locator("[data-status]").getAttribute("data-foul");
}

async function marked(board, mark) {
  const squares = board.root.locator(`[data-square].${mark}`);
  return squares.evaluateAll((all) => all.map(({ dataset }) => dataset.square));
}

// The kinds of the founding texts, each with what the board points at.
const KINDS = [
  { kind: "nifu", sfen: "4k4/9/9/9/9/9/4P4/9/4K4 b P 1", moves: "P*5e", why: "nifu", culprit: ["5g"] },
  { kind: "pawn-drop mate", sfen: "R6sk/9/7G1/9/9/9/9/9/4K4 b P 1", moves: "P*1b", why: "uchifuzume", culprit: [] },
  { kind: "a piece that could never move", sfen: "4k4/9/9/9/9/9/9/9/4K4 b N 1", moves: "N*5b", why: "dead_piece", culprit: [] },
  { kind: "a drop turned over", sfen: "4k4/9/9/9/9/9/9/9/4K4 b S 1", moves: "S*5e+", why: "promoted_drop", culprit: [] },
  { kind: "out of turn", sfen: EVEN, moves: "3c3d", why: "not_your_turn", culprit: [] },
  { kind: "a drop out of turn", sfen: "4k4/9/9/9/9/9/9/9/4K4 b s 1", moves: "-S*5e", why: "not_your_turn", culprit: [] },
  { kind: "the king left in check", sfen: "4k4/9/9/9/4r4/9/9/9/4K4 b P 1", moves: "P*1e", why: "king_in_check", culprit: ["5e"] },
  { kind: "the king put in check", sfen: "4k4/9/9/9/4r4/9/9/4G4/4K4 b - 1", moves: "5h4h", why: "king_in_check", culprit: ["5e"] },
  { kind: "a wrong movement", sfen: EVEN, moves: "7g7e", why: "wrong_movement", culprit: [] },
  { kind: "a promotion outside the zone", sfen: EVEN, moves: "7g7f+", why: "may_not_promote", culprit: [] },
];

for (const [index, { kind, sfen, moves, why, culprit }] of KINDS.entries()) {
  testFirst(index)(`${kind} loses, and the board shows why`, async (t) => {
    const board = await app.game(t, { sfen, rules: "standard,illegal-moves=lose" });
    await board.move(moves);
    const loser = moves.startsWith("-") || moves === "3c3d" ? "white" : "black";
    const winner = loser === "black" ? "white" : "black";
    assert.equal(await board.outcome(), `${winner}:illegal_move`);
    assert.equal(await foul(board), why);
    const to = moves.replace("+", "").slice(-2);
    assert.deepEqual(await marked(board, "refused"), [to]);
    assert.deepEqual(await marked(board, "culprit"), culprit);
    // The wood lies where it was put, and stays after a reload.
    assert.equal((await board.piece(to)).color, loser);
    const table = await board.sfen();
    await board.page.reload();
    await board.root.waitFor();
    assert.equal(await board.sfen(), table);
    assert.equal(await board.outcome(), `${winner}:illegal_move`);
  });
}

test("where an illegal move loses, nothing helps", async (t) => {
  const sfen = "4k4/9/9/9/4r4/9/9/9/4K4 b P 1";
  const board = await app.game(t, { sfen, rules: "standard,illegal-moves=lose" });
  await board.clickSquare("5i");
  assert.deepEqual(await marked(board, "destination"), []);
  assert.equal(await board.root.locator(".check").count(), 0);
  await board.clickSquare("5i");
  // A king is not taken, and no piece goes on one of its own side.
  const before = await board.sfen();
  await board.choose("5i5a");
  assert.equal(await board.sfen(), before);
  await board.page.locator("[data-announce=play]", { hasText: /never captured/ }).waitFor({ state: "attached" });
  // A pawn that could promote is asked about anywhere; a king never is.
  assert.equal(await board.move("P*5h"), true);
  assert.equal(await board.outcome(), null);
});

longTest("a whole game by legal moves is not disturbed", async (t) => {
  const board = await app.game(t, { sfen: EVEN, rules: "standard,illegal-moves=lose" });
  for (const move of ["7g7f", "3c3d", "8h2b+", "3a2b", "B*4e", "B*8e", "4e6c+", "8e6c"]) {
    await board.move(move);
  }
  assert.equal(await board.outcome(), null);
  assert.equal(await foul(board), null);
});

test("an illegal move is pointed out and taken back", async (t) => {
  const board = await app.game(t, { sfen: EVEN, rules: "friendly" });
  const start = await board.sfen();
  await board.move("2h2d");
  assert.equal(await foul(board), "blocked");
  const status = board.page.locator("[data-status]");
  assert.equal(await status.getAttribute("data-status"), "take-back");
  // Nothing else can be moved.
  const before = await board.sfen();
  await board.choose("3c3d");
  assert.equal(await board.sfen(), before);
  await status.locator("[data-action=status]").click();
  await board.moved(before);
  assert.equal(await board.sfen(), start);
  await board.move("2g2f");
  assert.equal(await foul(board), null);
  assert.equal(await status.getAttribute("data-status"), "move");
});

async function resign(board) {
  await board.page.locator("[data-action=resign]").click();
  await board.page.locator("[data-action=resign-yes]").click();
}

for (const [setting, outcome] of [
  ["result-stands", "black:resignation"],
  ["foul-loses", "white:illegal_move"],
]) {
  test(`a breach found after a resignation: ${setting}`, async (t) => {
    const rules = `standard,illegal-moves=unrefereed,foul-after-resignation=${setting}`;
    const board = await app.game(t, { sfen: EVEN, rules });
    for (const move of ["2h2d", "3c3d", "2d2b+"]) await board.move(move);
    assert.equal(await foul(board), null);
    await resign(board);
    assert.equal(await board.outcome(), outcome);
    assert.equal(await foul(board), "blocked");
    assert.match(await board.page.locator(".status-text").textContent(), /Move 1 is illegal/);
  });
}

longTest("capturing a king points out the move before", async (t) => {
  const sfen = "4k4/9/9/9/4r4/9/9/4G4/4K4 b - 1";
  const board = await app.game(t, { sfen, rules: "standard,illegal-moves=unrefereed" });
  await board.move("5h4h");
  assert.equal(await board.outcome(), null);
  await board.choose("5e5i");
  await board.prompt("no").click();
  await board.page.locator("[data-outcome]").waitFor();
  assert.equal(await board.outcome(), "white:illegal_move");
  assert.equal(await foul(board), "king_in_check");
});

test("without assistance a refusal has no reason", async (t) => {
  const sfen = "4k4/9/9/9/4r4/9/9/9/4K4 b P 1";
  const board = await app.game(t, { sfen, rules: "standard,assistance=off" });
  assert.equal(await board.root.locator(".check").count(), 0);
  // What says it is there.
  await board.page.locator("[data-action=type-move]").waitFor();
  const before = await board.sfen();
  await board.choose("P*1e");
  assert.equal(await board.sfen(), before);
  assert.deepEqual(await marked(board, "refused"), []);
  const said = board.page.locator("[data-announce=play]");
  await said.filter({ hasText: "cannot be played" }).waitFor({ state: "attached" });
});

test("Enter at a question that could only be a foul stays", async (t) => {
  const board = await app.game(t, { sfen: EVEN, rules: "club81" });
  const { page } = board;
  await board.clickSquare("7g");
  await board.clickSquare("7f");
  await board.prompt("no").waitFor();
  await page.keyboard.press("Enter");
  assert.equal(await board.outcome(), null);
  assert.deepEqual(await board.piece("7f"), { piece: "P", color: "black" });
});

test("a foul found late is told, and not drawn on another position", async (t) => {
  const rules = "standard,illegal-moves=unrefereed";
  const board = await app.game(t, { sfen: EVEN, rules });
  for (const move of ["2h2d", "3c3d", "2d2f", "8c8d"]) await board.move(move);
  await board.page.locator("[data-action=point-out]").click();
  assert.equal(await board.outcome(), "white:illegal_move");
  assert.match(await board.page.locator(".status-text").textContent(), /Move 1 is illegal/);
  assert.deepEqual(await marked(board, "refused"), []);
});
