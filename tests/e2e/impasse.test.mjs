// Impasse, claims and the warnings of repetition, by clicks and keys.
import assert from "node:assert/strict";
import { test } from "node:test";
import { useApp } from "./harness/app.mjs";
import { longTest } from "./harness/long.mjs";
import { tool } from "./harness/play.mjs";

const app = useApp();

// Both kings have entered: Black has 30 points and ten pieces in the zone, White next to nothing.
const ENTERED = "G8/4K4/PPPPPPPPP/9/9/7ss/7sk/9/9 b 2R2B 1";
// The same with a pawn too few in the zone.
const SHORT = "G8/4K4/PPPPPPPP1/8P/9/7ss/7sk/9/9 b 2R2B 1";
// Both have more than 24 points, Black 25 and White 29.
const EVEN = "4K4/9/PPPPPPPPP/9/9/9/ppppppppp/9/4k4 b 2RBGb3g4s4n4l 1";
const ROOKS = "2h3h 8b7b 3h2h 7b8b 2h3h 8b7b 3h2h 7b8b 2h3h 8b7b 3h2h 7b8b".split(" ");
const CHASED = "lnsg1gsnl/1r5b1/ppppppppp/4k4/9/5R3/PPPPPPPPP/1B7/LNSGKGSNL b - 1";
const CHASE = "4f5f 5d4d 5f4f 4d5d 4f5f 5d4d 5f4f 4d5d 4f5f 5d4d 5f4f 4d5d".split(" ");

const action = (board, name) => board.page.locator(`[data-action="${name}"]`);
const panel = (board) => board.page.locator("[data-impasse]");
const notice = (board, name) => board.page.locator(`[data-notice="${name}"]`);
const question = (board) => board.page.locator("[data-asked]");
const says = (board, text) =>
  board.page.locator("[data-announce=play]", { hasText: text }).waitFor({ state: "attached" });

async function press(board, ...names) {
  for (const name of names) await (await tool(board.page, name)).click();
}

async function ended(board, outcome) {
  await board.page.locator(`[data-outcome="${outcome}"]`).waitFor();
}

// What the panel says of a side: points in zone and hand, of all, pieces, king.
async function side(board, color) {
  const { points, total, pieces, king } = await panel(board)
    .locator(`[data-side=${color}]`)
    .evaluate(({ dataset }) => ({ ...dataset }));
  return [Number(points), Number(total), Number(pieces), king === "true"];
}

// The conditions of a rule for a side: `{ points: "30/28 true", ... }`.
async function conditions(board, rule, color) {
  const cells = panel(board).locator(`[data-rule="${rule}"][data-of=${color}][data-condition]`);
  await cells.first().waitFor({ state: "attached" });
  return cells.evaluateAll((cells) =>
    Object.fromEntries(
      cells.map(({ dataset: { condition, have, need, holds } }) => [
        condition,
        `${have}/${need} ${holds}`,
      ]),
    ),
  );
}

const verdict = (board, rule, color) =>
  panel(board).locator(`[data-rule="${rule}"][data-of=${color}][data-verdict]`).getAttribute("data-verdict");

test("the panel counts both sides, and each condition of each rule", async (t) => {
  const board = await app.game(t, {
    sfen: ENTERED,
    rules: "standard,declaration=24,agreement=24,try=both-entered,all-pieces-in=both",
  });
  assert.deepEqual(await side(board, "black"), [30, 30, 10, true]);
  assert.deepEqual(await side(board, "white"), [1, 3, 1, true]);
  assert.deepEqual(await conditions(board, "declaration24", "black"), {
    own_turn: "1/1 true",
    king_entered: "1/1 true",
    pieces_in_zone: "10/10 true",
    not_in_check: "1/1 true",
    points: "30/24 true",
  });
  assert.deepEqual(await conditions(board, "declaration24", "white"), {
    own_turn: "0/1 false",
    king_entered: "1/1 true",
    pieces_in_zone: "1/10 false",
    not_in_check: "1/1 true",
    points: "1/24 false",
  });
  assert.equal(await verdict(board, "declaration24", "black"), "draw");
  assert.equal(await verdict(board, "declaration24", "white"), "none");
  assert.deepEqual(await conditions(board, "agreement24", "white"), {
    kings_entered: "2/2 true",
    not_in_check: "1/1 true",
    points: "3/24 false",
  });
  assert.equal(await verdict(board, "agreement24", "white"), "loss");
  assert.deepEqual(await conditions(board, "try", "black"), {
    on_try_square: "0/1 false",
    kings_entered: "2/2 true",
  });
  assert.equal((await conditions(board, "all_pieces_in", "white")).all_in_zone, "1/3 false");
  const table = panel(board).getByRole("table");
  assert.equal(await table.getByRole("columnheader").count(), 2);
  assert.equal(await table.getByRole("cell", { name: "1/10 no" }).count(), 1);
});

test("the panel comes when a king has entered, or when it is asked for", async (t) => {
  const board = await app.game(t, { handicap: "two-pieces" });
  assert.equal(await panel(board).count(), 0);
  await press(board, "impasse");
  await panel(board).waitFor();
  assert.equal(await action(board, "impasse").getAttribute("aria-expanded"), "true");
  // The giver is credited with what the handicap took.
  assert.deepEqual(await side(board, "white"), [10, 27, 0, false]);
  await press(board, "impasse");
  await panel(board).waitFor({ state: "detached" });

  await board.open({ sfen: "k8/9/9/4K4/9/9/9/9/9 b P 1" });
  await board.move("5d5c");
  await panel(board).waitFor();
  await press(board, "undo");
  await panel(board).waitFor({ state: "detached" });

  await board.open({ sfen: ENTERED, rules: "standard,declaration=none" });
  assert.equal(await panel(board).count(), 0);
  await press(board, "impasse");
  assert.deepEqual(await side(board, "black"), [30, 30, 10, true]);
  assert.equal(await panel(board).locator("[data-rule]").count(), 0);
});

test("a declaration is confirmed while the clock runs, and wins", async (t) => {
  const board = await app.game(t, { sfen: ENTERED, main: 600 });
  const { page } = board;
  await board.startClock();
  await press(board, "declare");
  const dialog = page.locator("dialog[open]");
  assert.match(await dialog.innerText(), /Black loses.*clock runs[^]*All conditions are met/);
  assert.equal(await board.clock("black").getAttribute("data-running"), "");
  await press(board, "declare-no");
  assert.equal(await board.outcome(), null);

  // The same by keys: the cautious answer has the focus.
  await action(board, "declare").focus();
  await page.keyboard.press("Enter");
  await dialog.waitFor();
  assert.equal(await page.evaluate(() => document.activeElement.dataset.action), "declare-no");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await ended(board, "black:declaration27");
  assert.equal(await board.clock("black").getAttribute("data-running"), null);
  assert.equal(await action(board, "declare").isVisible(), false);
});

longTest("a declaration that lacks a condition says which, and loses", async (t) => {
  const board = await app.game(t, { sfen: SHORT });
  await press(board, "declare");
  const missing = board.page.locator("dialog[open] li");
  assert.deepEqual(await missing.allInnerTexts(), ["Pieces in zone 9/10"]);
  await press(board, "declare-yes");
  await ended(board, "white:declaration_failed");
});

longTest("24 to 30 points draw a declaration by the 24-point rule", async (t) => {
  const board = await app.game(t, { sfen: ENTERED, rules: "standard,declaration=24" });
  await press(board, "declare", "declare-yes");
  await ended(board, "none:declaration24");
});

test("where nobody helps, the declarer has to count, and nothing tells of a check", async (t) => {
  const board = await app.game(t, { sfen: SHORT, rules: "professional" });
  assert.deepEqual(Object.keys(await conditions(board, "declaration24", "black")), [
    "own_turn",
    "king_entered",
    "pieces_in_zone",
    "points",
  ]);
  assert.equal(await panel(board).locator("[data-verdict]").count(), 0);
  await press(board, "declare");
  const dialog = board.page.locator("dialog[open]");
  assert.match(await dialog.innerText(), /Black loses/);
  assert.equal(await dialog.locator("li").count(), 0);
  assert.doesNotMatch(await dialog.innerText(), /\b(are|is) met\b|check/i);
  await press(board, "declare-yes");
  await ended(board, "white:declaration_failed");
});

test("a count that is agreed on: won, and drawn", async (t) => {
  const rules = "standard,agreement=24";
  const board = await app.game(t, { sfen: ENTERED, rules, main: 600 });
  await board.startClock();
  await press(board, "ask-count");
  assert.equal(await question(board).getAttribute("data-asked"), "ask-count");
  assert.match(await question(board).innerText(), /Black asks.*fewer than 24/);
  await says(board, /Black asks/);
  assert.equal(await board.clock("black").getAttribute("data-running"), "");
  await press(board, "agree-count");
  await ended(board, "black:impasse24");
  assert.equal(await question(board).count(), 0);

  await board.open({ sfen: EVEN, rules });
  await press(board, "ask-count", "agree-count");
  await ended(board, "none:impasse24");

  await board.open({ sfen: EVEN, rules: "standard,agreement=27" });
  await press(board, "ask-count");
  assert.match(await question(board).innerText(), /fewer than 27/);
  await press(board, "agree-count");
  await ended(board, "white:impasse27");
});

longTest("a count that is refused can be asked for again; a move takes it back", async (t) => {
  const board = await app.game(t, { sfen: EVEN, rules: "standard,agreement=24" });
  await press(board, "ask-count");
  assert.equal(await action(board, "ask-count").isVisible(), false);
  await press(board, "refuse-count");
  assert.equal(await question(board).count(), 0);
  await says(board, /White wants to play on/);
  assert.equal(await board.outcome(), null);
  await press(board, "ask-count");
  await question(board).waitFor();
  await board.move("5a5b");
  assert.equal(await question(board).count(), 0);
  await press(board, "ask-count");
  assert.match(await question(board).innerText(), /White asks/);
  await press(board, "agree-count");
  await ended(board, "none:impasse24");
});

longTest("a count at one side's request is confirmed and made at once", async (t) => {
  const board = await app.game(t, { sfen: EVEN, rules: "standard,agreement=27,count-by=one-side" });
  await press(board, "ask-count");
  assert.match(await board.page.locator("dialog[open]").innerText(), /fewer than 27/);
  await press(board, "ask-count-no");
  assert.equal(await board.outcome(), null);
  await press(board, "ask-count", "ask-count-yes");
  await ended(board, "white:impasse27");
});

longTest("a draw is offered, refused, and accepted", async (t) => {
  const board = await app.game(t, { rules: "standard,draw-by-agreement=on" });
  await press(board, "offer-draw");
  assert.match(await question(board).innerText(), /Black offers a draw/);
  await press(board, "refuse-draw");
  assert.equal(await question(board).count(), 0);
  await board.move("7g7f");
  await press(board, "offer-draw");
  await says(board, /White offers a draw/);
  await press(board, "accept-draw");
  await ended(board, "none:agreement");
  assert.equal(await action(board, "offer-draw").isVisible(), false);
});

longTest("a repetition may be agreed on before the fourth time", async (t) => {
  const rules = "standard,agreed-early=on";
  const board = await app.game(t, { rules, moves: ROOKS.slice(0, 3).join(" ") });
  assert.equal(await action(board, "offer-draw").isVisible(), false);
  await board.move(ROOKS[3]);
  assert.match(await action(board, "offer-draw").innerText(), /repetition/);
  await press(board, "offer-draw", "accept-draw");
  await ended(board, "none:repetition");
});

longTest("an illegal move is pointed out where nobody referees", async (t) => {
  const board = await app.game(t, { rules: "standard,illegal-moves=unrefereed" });
  assert.equal(await action(board, "point-out").isVisible(), false);
  await board.move("7g7f");
  await press(board, "point-out");
  await board.page.getByText("No illegal move has been made.").first().waitFor();
  await says(board, /No illegal move/);
  assert.equal(await board.outcome(), null);
});

test("the third time is announced, the fourth is a draw", async (t) => {
  const board = await app.game(t, { moves: ROOKS.slice(0, 7).join(" ") });
  assert.equal(await notice(board, "repetition").count(), 0);
  await board.move(ROOKS[7]);
  const warning = notice(board, "repetition");
  await warning.filter({ hasText: /three times/ }).waitFor();
  assert.equal(await warning.getAttribute("role"), "status");
  await board.move("7g7f");
  await warning.waitFor({ state: "detached" });
  await board.changed(() => press(board, "undo"));
  for (const move of ROOKS.slice(8)) await board.move(move);
  await ended(board, "none:repetition");
  await warning.waitFor({ state: "detached" });
});

longTest("a perpetual check in the making is told to the side that gives it", async (t) => {
  const board = await app.game(t, { sfen: CHASED, moves: CHASE.slice(0, 3).join(" ") });
  const warning = notice(board, "perpetual");
  assert.equal(await warning.count(), 0);
  await board.move(CHASE[3]);
  await warning.filter({ hasText: /twice.*Black loses/ }).waitFor();
  await board.move("4f3f");
  await warning.waitFor({ state: "detached" });
  await board.changed(() => press(board, "undo"));
  for (const move of CHASE.slice(4, 8)) await board.move(move);
  await warning.filter({ hasText: /three times.*Black loses/ }).waitFor();
  for (const move of CHASE.slice(8)) await board.move(move);
  await ended(board, "white:perpetual_check");
});

longTest("nobody warns where assistance is off", async (t) => {
  const rules = "standard,assistance=off";
  const board = await app.game(t, { rules, moves: ROOKS.slice(0, 7).join(" ") });
  await board.move(ROOKS[7]);
  assert.equal(await notice(board, "repetition").count(), 0);
  await board.open({ rules, sfen: CHASED, moves: CHASE.slice(0, 7).join(" ") });
  await board.move(CHASE[7]);
  assert.equal(await notice(board, "perpetual").count(), 0);
});

for (const [width, height] of [[320, 568], [740, 360]]) {
  test(`the whole count and its claims in a window of ${width} by ${height}, in Japanese`, async (t) => {
    const board = await app.game(
      t,
      { sfen: ENTERED, rules: "standard,agreement=24" },
      { viewport: { width, height }, locale: "ja-JP", hasTouch: true },
    );
    const { page } = board;
    await (await tool(page, "impasse")).tap();
    for (const locator of [panel(board), ...["declare", "ask-count", "more"].map((name) => action(board, name))]) {
      const box = await locator.boundingBox();
      assert.ok(box.x >= 0 && box.y >= 0, "begins inside");
      assert.ok(box.x + box.width <= width && box.y + box.height <= height, "ends inside");
    }
    const overflows = await panel(board).evaluate((panel) => panel.scrollWidth > panel.clientWidth);
    assert.equal(overflows, false);
    await action(board, "declare").tap();
    assert.match(await page.locator("dialog[open]").innerText(), /先手の負け[^]*すべて満たしています/);
    await action(board, "declare-yes").tap();
    await ended(board, "black:declaration27");
  });
}
