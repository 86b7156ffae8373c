// By keys, the focus is never left nowhere: a button that goes hands it on to the answer, to
// the way on, or to the board.
import assert from "node:assert/strict";
import { test } from "node:test";
import { useApp } from "./harness/app.mjs";
import { longTest } from "./harness/long.mjs";
import { tool } from "./harness/play.mjs";

const app = useApp();

// Both have more than 24 points; Black could declare as well.
const ENTERED = "4K4/9/PPPPPPPPP/9/9/9/ppppppppp/9/4k4 b 2RBGb3g4s4n4l 1";
const ROOKS = "2h3h 8b7b 3h2h 7b8b ".repeat(3).trim();

const action = (board, name) => board.page.locator(`[data-action="${name}"]`);

async function pressed(board, ...names) {
  for (const name of names) {
    await (await tool(board.page, name)).focus();
    await board.page.keyboard.press("Enter");
  }
}

// Waits until the focus is in what `selector` names, and sees that it stays there.
async function focused(board, selector) {
  const { page } = board;
  const there = (selector) => document.activeElement.matches(selector);
  try {
    await page.waitForFunction(there, selector, { timeout: 5_000 });
  } catch {
    assert.fail(`the focus is on ${await page.evaluate(() => document.activeElement.outerHTML.slice(0, 200))}`);
  }
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  assert.ok(await page.evaluate(there, selector), `the focus stays on ${selector}`);
}

const answer = (name) => `[data-action="${name}"]`;
const square = (name) => `[data-square="${name}"]`;
const STATUS = "[data-status] [data-action=status]";

longTest("a count is asked for, refused, asked for and agreed to", async (t) => {
  const board = await app.game(t, { sfen: ENTERED, rules: "standard,agreement=24" });
  await board.square("5a").focus();
  await pressed(board, "ask-count");
  // The cautious answer, so that a second press gives nothing away.
  await focused(board, answer("refuse-count"));
  await board.page.keyboard.press("Enter");
  await focused(board, square("5a"));
  assert.equal(await board.outcome(), null);
  await pressed(board, "ask-count");
  await focused(board, answer("refuse-count"));
  await board.page.keyboard.press("Shift+Tab");
  await focused(board, answer("agree-count"));
  await board.page.keyboard.press("Enter");
  await focused(board, STATUS);
  assert.equal(await board.outcome(), "none:impasse24");
});

test("a draw is offered, refused, offered and accepted", async (t) => {
  const board = await app.game(t, { rules: "standard,draw-by-agreement=on" });
  await pressed(board, "offer-draw");
  await focused(board, answer("refuse-draw"));
  await pressed(board, "refuse-draw");
  await focused(board, square("7g"));
  await pressed(board, "offer-draw");
  await focused(board, answer("refuse-draw"));
  await board.page.keyboard.press("Shift+Tab");
  await board.page.keyboard.press("Enter");
  await focused(board, STATUS);
  assert.equal(await board.outcome(), "none:agreement");
});

longTest("an illegal move is pointed out", async (t) => {
  const rules = "standard,illegal-moves=unrefereed";
  const board = await app.game(t, { rules, moves: "7g7f" });
  await pressed(board, "point-out");
  await board.page.getByText("No illegal move has been made.").first().waitFor();
  await focused(board, answer("point-out"));
  await board.move("3c3e");
  await pressed(board, "point-out");
  await focused(board, STATUS);
  assert.equal(await board.outcome(), "black:illegal_move");
});

test("an illegal move is taken back", async (t) => {
  const board = await app.game(t, { rules: "friendly" });
  await board.move("2h2d");
  await pressed(board, "status");
  await focused(board, square("2d"));
});

test("a drawn game is played again", async (t) => {
  const board = await app.game(t, { moves: ROOKS });
  await pressed(board, "status");
  await focused(board, square("7g"));
  assert.equal(await board.outcome(), null);
});

longTest("the clock is started", async (t) => {
  const board = await app.game(t, { main: 600 });
  await pressed(board, "status");
  await focused(board, square("7g"));
});

longTest("the last move that can be taken back is", async (t) => {
  const board = await app.game(t, { moves: "7g7f 3c3d" });
  await board.square("3d").focus();
  await pressed(board, "undo");
  await focused(board, answer("undo"));
  await board.page.keyboard.press("Enter");
  await focused(board, square("3d"));
});

longTest("a declaration ends the game", async (t) => {
  const board = await app.game(t, { sfen: ENTERED });
  await pressed(board, "declare");
  await focused(board, answer("declare-no"));
  await board.page.keyboard.press("Tab");
  await board.page.keyboard.press("Enter");
  await focused(board, STATUS);
  assert.match(await board.outcome(), /declaration/);
});

longTest("a count that nobody has to agree to ends the game", async (t) => {
  const rules = "standard,agreement=27,count-by=one-side";
  const board = await app.game(t, { sfen: ENTERED, rules });
  await pressed(board, "ask-count");
  await focused(board, answer("ask-count-no"));
  await board.page.keyboard.press("Tab");
  await board.page.keyboard.press("Enter");
  await focused(board, STATUS);
});

longTest("a resignation ends the game", async (t) => {
  const board = await app.game(t);
  await pressed(board, "resign");
  await focused(board, answer("resign-no"));
  await board.page.keyboard.press("Tab");
  await board.page.keyboard.press("Enter");
  await focused(board, STATUS);
});

test("a new game is begun from the result of the last", async (t) => {
  const board = await app.game(t);
  await pressed(board, "resign");
  await pressed(board, "resign-yes");
  await focused(board, STATUS);
  await board.page.keyboard.press("Enter");
  await board.page.locator("dialog[data-dialog=new-game][open]").waitFor();
  await pressed(board, "begin");
  await board.page.locator("dialog[open]").waitFor({ state: "detached" });
  await focused(board, square("7g"));
});

test("a flag falls while it is asked whether to declare", async (t) => {
  const board = await app.game(t, { sfen: ENTERED, main: 3 });
  await board.startClock();
  await pressed(board, "declare");
  await focused(board, answer("declare-no"));
  await board.page.locator("[data-outcome]").waitFor();
  assert.equal(await board.outcome(), "white:time");
  assert.equal(await board.page.locator("dialog[open]").count(), 0);
  await focused(board, STATUS);
});

test("a flag falls while it is asked whether to give up", async (t) => {
  const board = await app.game(t, { main: 3 });
  await board.startClock();
  await pressed(board, "resign");
  await focused(board, answer("resign-no"));
  await board.page.locator("[data-outcome]").waitFor();
  assert.equal(await board.outcome(), "white:time");
  await board.page.locator("dialog[open]").waitFor({ state: "detached" });
  await focused(board, STATUS);
});

test("a dialog that stays open when a flag falls keeps the focus", async (t) => {
  const board = await app.game(t, { main: 2 });
  await board.startClock();
  await pressed(board, "settings");
  const dialog = board.page.locator("dialog[data-dialog=settings][open]");
  await dialog.waitFor();
  await board.page.locator("[data-outcome]").waitFor();
  assert.ok(await dialog.evaluate((dialog) => dialog.contains(document.activeElement)));
  await board.page.keyboard.press("Escape");
  await focused(board, answer("settings"));
});

test("where nothing had the focus, nothing is given it", async (t) => {
  const board = await app.game(t, { main: 1, moves: "7g7f 3c3d" });
  await focused(board, "body");
  await board.startClock();
  // The button is gone, and has handed the focus on.
  await board.page.waitForFunction(() => document.activeElement.matches("[data-square]"));
  await board.page.evaluate(() => document.activeElement.blur());
  await board.page.locator("[data-outcome]").waitFor();
  await focused(board, "body");
});

test("a finger's button hands the focus on without scrolling", async (t) => {
  const options = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true };
  const board = await app.game(t, { moves: "7g7f" }, options);
  const undo = action(board, "undo");
  await undo.scrollIntoViewIfNeeded();
  const before = await board.page.evaluate(() => [scrollX, scrollY]);
  await undo.tap();
  await board.page.waitForFunction(() => document.activeElement.matches("[data-square]"));
  assert.deepEqual(await board.page.evaluate(() => [scrollX, scrollY]), before);
});

test("from the game to its record and back", async (t) => {
  const board = await app.game(t, { moves: "7g7f 3c3d" });
  await (await tool(board.page, "record")).focus();
  await board.page.keyboard.press("Enter");
  await board.page.locator("main.record").waitFor();
  await focused(board, "[role=treeitem]");
  await board.page.keyboard.press("ArrowRight");
  await board.page.locator("main.record[data-node='1']").waitFor();
  await action(board, "to-game").focus();
  await board.page.keyboard.press("Enter");
  await board.page.locator("main.record").waitFor({ state: "detached" });
  await focused(board, "[data-square]");
});

test("who goes back under a dialog finds it closed", async (t) => {
  const board = await app.game(t);
  const { page } = board;
  await page.locator("[data-nav=home]").click();
  await page.evaluate(() => (location.hash = "/play"));
  await pressed(board, "new-game");
  await page.locator("dialog[data-dialog=new-game][open]").waitFor();
  await page.goBack();
  await page.locator("main.home").waitFor();
  await page.locator("dialog[open]").waitFor({ state: "detached" });
  await page.goForward();
  await board.root.waitFor();
  await board.move("7g7f");
});

longTest("a new game is begun from the tools, and the board has the focus", async (t) => {
  const board = await app.game(t);
  await pressed(board, "new-game");
  await board.page.locator("dialog[data-dialog=new-game][open]").waitFor();
  await pressed(board, "begin");
  await board.page.locator("dialog[open]").waitFor({ state: "detached" });
  await focused(board, square("7g"));
});
