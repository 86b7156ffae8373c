// Ways in which a game ends by its moves, its clock or its players' words.
import assert from "node:assert/strict";
import { test } from "node:test";
import { useApp } from "./harness/app.mjs";
import { longTest, testFirst } from "./harness/long.mjs";

const app = useApp();

const EVEN = "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1";
const MATE = "4k4/9/4P4/9/9/9/9/9/4K4 b G 1";
// White's king can be checked by 9b9a, runs to 1b, and is mated there by G*2b.
const HUNT = "7k1/R8/7P1/7S1/9/9/4p4/9/K8 b G 1";
// Black checks with the rook as often as it likes; the same turned round for White.
const CHECKS = "lnsg1gsnl/1r5b1/ppppppppp/4k4/9/5R3/PPPPPPPPP/1B7/LNSGKGSNL b - 1";
const WHITE_CHECKS = "lnsgkgsnl/7b1/ppppppppp/3r5/9/4K4/PPPPPPPPP/1B5R1/LNSG1GSNL w - 1";

const CASES = [
  { name: "mate", sfen: MATE, moves: "G*5b", outcome: "black:mate" },
  {
    name: "a side without a legal move",
    sfen: "8k/9/7K1/9/9/9/9/9/9 b S 1",
    moves: "S*3b",
    outcome: "black:no_moves",
  },
  {
    name: "the fourth repetition",
    sfen: EVEN,
    moves: "2h3h 8b7b 3h2h 7b8b ".repeat(3),
    outcome: "none:repetition",
  },
  {
    name: "perpetual check by Black",
    sfen: CHECKS,
    moves: "4f5f 5d4d 5f4f 4d5d ".repeat(3),
    outcome: "white:perpetual_check",
  },
  {
    name: "perpetual check by White",
    sfen: WHITE_CHECKS,
    moves: "6d5d 5f6f 5d6d 6f5f ".repeat(3),
    outcome: "black:perpetual_check",
  },
  {
    name: "perpetual check where illegal moves lose",
    sfen: CHECKS,
    rules: "club81",
    moves: "4f5f 5d4d 5f4f 4d5d ".repeat(3),
    outcome: "white:perpetual_check",
  },
  {
    name: "try",
    sfen: "9/4K4/9/9/9/9/9/9/4k4 b - 1",
    rules: "try",
    moves: "5b5a",
    outcome: "black:try_rule",
  },
  {
    name: "try that needs both kings, with one",
    sfen: "9/4K4/9/9/9/4k4/9/9/9 b - 1",
    rules: "try,try=both-entered",
    moves: "5b5a",
    outcome: null,
  },
  {
    name: "the move limit",
    sfen: EVEN,
    rules: "standard,move-limit=3",
    moves: "7g7f 3c3d 2g2f",
    outcome: "none:move_limit",
  },
  {
    name: "the move limit waits for a series of checks",
    sfen: HUNT,
    rules: "standard,move-limit=1",
    moves: "9b9a 2a1b",
    outcome: null,
  },
  {
    name: "a quiet move ends the series",
    sfen: HUNT,
    rules: "standard,move-limit=1",
    moves: "9b9a 2a1b 9i9h",
    outcome: "none:move_limit",
  },
  {
    name: "mate beyond the move limit",
    sfen: HUNT,
    rules: "standard,move-limit=1",
    moves: "9b9a 2a1b G*2b",
    outcome: "black:mate",
  },
  {
    name: "perpetual check beyond the move limit",
    sfen: CHECKS,
    rules: "standard,move-limit=1",
    moves: "4f5f 5d4d 5f4f 4d5d ".repeat(3),
    outcome: "white:perpetual_check",
  },
  {
    name: "the move limit with no king entered",
    sfen: EVEN,
    rules: "standard,move-limit=1,limit-needs-king=on",
    moves: "7g7f 3c3d",
    outcome: null,
  },
  {
    name: "the move limit when a king enters",
    sfen: "9/9/9/4K4/9/9/9/9/4k4 b - 1",
    rules: "standard,move-limit=1,limit-needs-king=on",
    moves: "5d5c",
    outcome: "none:move_limit",
  },
];

// All moves but the last come with the address.
for (const [index, { name, sfen, rules = "standard", moves, outcome }] of CASES.entries()) {
  testFirst(index)(name, async (t) => {
    const list = moves.trim().split(" ");
    const last = list.pop();
    const board = await app.game(t, { sfen, rules, ...(list.length && { moves: list.join(" ") }) });
    assert.equal(await board.outcome(), null, `before ${last}`);
    await board.move(last);
    assert.equal(await board.outcome(), outcome);
  });
}

test("time", async (t) => {
  const board = await app.game(t, { sfen: EVEN, byoyomi: 1 });
  await board.move("7g7f");
  await board.page.locator("[data-outcome]").waitFor();
  assert.equal(await board.outcome(), "black:time");
});

test("resignation", async (t) => {
  const board = await app.game(t, { sfen: EVEN });
  await board.move("7g7f");
  await board.page.locator("[data-action=resign]").click();
  await board.page.locator("[data-action=resign-yes]").click();
  assert.equal(await board.outcome(), "black:resignation");
});

const SHUFFLE = "2h3h 8b7b 3h2h 7b8b ".repeat(3).trim().split(" ");

async function seats(board) {
  return board.page.locator("[data-seat]").evaluateAll((all) =>
    Object.fromEntries(
      all.map((seat) => [seat.dataset.seat, seat.querySelector(".seat-name").textContent]),
    ),
  );
}

// What a clock shows, with what a few seconds of the test have taken from it.
async function assertClock(board, color, seconds) {
  const shown = Number(await board.clock(color).getAttribute("data-seconds"));
  assert.ok(shown <= seconds && shown > seconds - 30, `${color} has ${shown} of ${seconds}`);
}

test("a draw is replayed with sides and times exchanged, and survives a reload", async (t) => {
  const names = { "black-name": "Aiko", "white-name": "Bert" };
  const times = { "black-main": 900, "white-main": 300 };
  const board = await app.game(t, { sfen: EVEN, ...names, ...times });
  for (const move of SHUFFLE) await board.move(move);
  assert.equal(await board.outcome(), "none:repetition");
  const status = board.page.locator("[data-status]");
  assert.equal(await status.getAttribute("data-replay"), "");
  await status.locator("[data-action=status]").click();
  assert.equal(await board.outcome(), null);
  assert.deepEqual(await seats(board), { black: "Bert", white: "Aiko" });
  await assertClock(board, "black", 300);
  await assertClock(board, "white", 900);
  // It comes with a part that is loaded.
  const caption = board.page.locator(".game-caption").filter({ hasText: "replay" });
  await caption.waitFor();
  await board.move("7g7f");
  await board.page.reload();
  await board.root.waitFor();
  await caption.waitFor();
  assert.deepEqual(await seats(board), { black: "Bert", white: "Aiko" });
});

longTest("a replay in the remaining time", async (t) => {
  const rules = "standard,replay-time=remaining,replay-minutes=4";
  const board = await app.game(t, { sfen: EVEN, rules, "black-main": 900, "white-main": 120 });
  for (const move of SHUFFLE) await board.move(move);
  await board.page.locator("[data-status] [data-action=status]").click();
  // White had two minutes and needs four, but never more than at the start.
  await assertClock(board, "black", 120);
  await assertClock(board, "white", 900);
});

longTest("in a handicap game the giver stays the giver", async (t) => {
  const board = await app.game(t, { handicap: "lance", "black-name": "Aiko", "white-name": "Bert" });
  for (const move of "8b7b 2h3h 7b8b 3h2h ".repeat(3).trim().split(" ")) await board.move(move);
  assert.equal(await board.outcome(), "none:repetition");
  await board.page.locator("[data-status] [data-action=status]").click();
  assert.deepEqual(await seats(board), { black: "Aiko", white: "Bert" });
  assert.match(await board.sfen(), /^lnsgkgsn1\/.* w - 1$/);
});

longTest("a draw that stands offers a new game, not a replay", async (t) => {
  const board = await app.game(t, { sfen: EVEN, rules: "standard,after-draw=stands" });
  for (const move of SHUFFLE) await board.move(move);
  const status = board.page.locator("[data-status]");
  assert.equal(await status.getAttribute("data-replay"), null);
});

test("by some rules a draw that is replayed counts", async (t) => {
  for (const [rules, counts] of [["fesa", true], ["standard", false]]) {
    const board = await app.game(t, { sfen: EVEN, rules });
    for (const move of SHUFFLE) await board.move(move);
    const told = await board.page.locator(".status-text").textContent();
    assert.equal(/The draw counts/.test(told), counts, told);
  }
});
