// Giving up: at one's own komadai, held or by key; the loser's words; and the
// mated side's way out where mate does not end the game.
import assert from "node:assert/strict";
import { test } from "node:test";
import { useApp } from "./harness/app.mjs";
import { longTest } from "./harness/long.mjs";
import { openSettings } from "./harness/settings.mjs";

const app = useApp();
const PHONE = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true };
// Both hold something; White is mated by a gold on 1b.
const HANDS = "8k/9/7G1/9/9/9/9/9/R3K4 b G2Pp 1";
const FORMAL = "standard,mate-ends-game=off";

// Longer than a komadai has to be held; and, where the test turns the page's clock, so short
// that it is neither held nor a click.
const HELD = 1_200;
const SHORT = 500;

const dialog = (page) => page.locator("dialog[data-dialog=resign][open]");
const said = (page) => page.locator("[data-announce=play]");
// What is said comes with a part that is loaded with the first move.
const says = (page, text) => said(page).filter({ hasText: text }).waitFor({ state: "attached" });

// Where a komadai has no piece: on its place for a knight.
async function beside(board, color) {
  const box = await board.handItem(color, "N").boundingBox();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

async function hold(board, { x, y }) {
  const { mouse } = board.page;
  await mouse.move(x, y);
  await mouse.down();
  await board.page.waitForTimeout(HELD);
  await mouse.up();
}

// From here on the page's time passes only when the test says so.
async function stopTime(page) {
  await page.clock.install();
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000));
}

// A finger, as the browser itself sees one: with its gestures.
async function finger(t, page) {
  const session = await page.context().newCDPSession(page);
  t.after(() => session.detach().catch(() => {}));
  const send = (type, points) => session.send("Input.dispatchTouchEvent", { type, touchPoints: points });
  return {
    down: (point) => send("touchStart", [point]),
    move: (point) => send("touchMove", [point]),
    up: () => send("touchEnd", []),
  };
}

async function staysOn(board) {
  await new Promise((resolve) => setTimeout(resolve, 100));
  assert.equal(await board.outcome(), null);
  assert.equal(await dialog(board.page).count(), 0);
  assert.equal(await board.page.locator("[data-holding]").count(), 0);
}

async function ends(board, outcome) {
  await board.page.locator("[data-outcome]").waitFor();
  assert.equal(await board.outcome(), outcome);
}

test("a komadai is held by the mouse", async (t) => {
  const board = await app.game(t, { sfen: HANDS });
  const { page } = board;
  const { x, y } = await beside(board, "black");
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.locator("[data-hand=black][data-holding='Resigning…']").waitFor();
  await ends(board, "white:resignation");
  await page.mouse.up();
  await page.waitForTimeout(100);
  assert.equal(await dialog(page).count(), 0);
  assert.equal(await page.locator("[data-holding]").count(), 0);

  const words = page.locator("[data-said]");
  assert.equal(await words.count(), 1);
  assert.equal(await page.locator("[data-seat=black] [data-said=lost]").innerText(), "I have lost.");
  await says(page, "I have lost. White wins: Black resigned.");
});

test("let go early, or led away, nothing happens", async (t) => {
  const board = await app.game(t, { sfen: HANDS });
  const { page } = board;
  await stopTime(page);
  const { x, y } = await beside(board, "black");
  const { mouse } = page;
  const seen = page.locator("[data-holding]");
  const down = async (options) => {
    await mouse.move(x, y);
    await mouse.down(options);
    await page.clock.runFor(SHORT);
  };
  const up = async (options) => {
    await mouse.up(options);
    await page.clock.runFor(HELD);
    await staysOn(board);
  };

  await down();
  await seen.waitFor();
  await up();

  await down();
  await mouse.move(x + 30, y);
  await page.clock.runFor(HELD);
  await up();

  await down();
  await seen.waitFor();
  await page.keyboard.press("Escape");
  await page.clock.runFor(HELD);
  await up();

  await down({ button: "right" });
  await page.clock.runFor(HELD);
  await up({ button: "right" });
});

test("a piece in hand is for picking up, however long it is pressed", async (t) => {
  const board = await app.game(t, { sfen: HANDS });
  const { page } = board;
  const box = await board.handItem("black", "P").boundingBox();
  await hold(board, { x: box.x + box.width / 2, y: box.y + box.height / 2 });
  assert.equal(await board.outcome(), null);
  await page.locator("[data-hand=black] .selected").waitFor();

  // A touch beside the pieces puts it down, and asks nothing.
  const { x, y } = await beside(board, "black");
  await page.mouse.click(x, y);
  await page.locator(".selected").waitFor({ state: "detached" });
  await staysOn(board);

  await board.changed(() => board.handItem("black", "P").dragTo(board.square("5e")));
  assert.deepEqual(await board.piece("5e"), { piece: "P", color: "black" });
});

test("a click says that it has to be held", async (t) => {
  const board = await app.game(t, { sfen: HANDS });
  const { page } = board;
  const { x, y } = await beside(board, "black");
  await page.mouse.click(x, y);
  await page.locator("[data-hand=black][data-told='Hold to resign']").waitFor();
  await staysOn(board);
});

test("a key asks, at one's own komadai", async (t) => {
  const board = await app.game(t, { sfen: HANDS });
  const { page } = board;
  // Once the game is this tab's.
  await page.locator("[data-hand=black][aria-description*=resign]").waitFor();
  assert.equal(await board.hand("white").getAttribute("aria-description"), null);

  await board.square("5e").focus();
  await page.keyboard.press("Delete");
  await board.handItem("white", "P").focus();
  await page.keyboard.press("Delete");
  await staysOn(board);

  await board.handItem("black", "G").focus();
  await page.keyboard.press("Delete");
  await dialog(page).waitFor();
  await page.keyboard.press("Escape");
  await dialog(page).waitFor({ state: "detached" });
  await page.waitForFunction(() => document.activeElement.closest("[data-hand=black]"));
  await page.keyboard.press("Backspace");
  await dialog(page).waitFor();
  await page.locator("[data-action=resign-yes]").click();
  await ends(board, "white:resignation");
});

longTest("nobody gives up at the other side's komadai, or twice", async (t) => {
  const board = await app.game(t, { sfen: HANDS });
  const { page } = board;
  const theirs = await beside(board, "white");
  await hold(board, theirs);
  await page.mouse.click(theirs.x, theirs.y);
  await staysOn(board);

  await board.move("P*5e");
  await hold(board, await beside(board, "black"));
  await staysOn(board);
  await hold(board, await beside(board, "white"));
  await ends(board, "black:resignation");
  assert.equal(await page.locator("[data-seat=white] [data-said=lost]").count(), 1);

  for (const color of ["black", "white"]) {
    const { x, y } = await beside(board, color);
    await hold(board, { x, y });
    await page.mouse.click(x, y);
  }
  assert.equal(await board.outcome(), "black:resignation");
  assert.equal(await dialog(page).count(), 0);
});

longTest("a komadai is held by a finger, and speaks Japanese", async (t) => {
  const board = await app.game(t, { sfen: HANDS }, { ...PHONE, locale: "ja-JP" });
  const { page } = board;
  const touch = await finger(t, page);
  const point = await beside(board, "black");

  // Led away, as in scrolling.
  await touch.down(point);
  await touch.move({ x: point.x, y: point.y - 60 });
  await page.waitForTimeout(HELD);
  await touch.up();
  await staysOn(board);

  // A tap only says that it has to be held.
  await page.touchscreen.tap(point.x, point.y);
  await page.locator("[data-hand=black][data-told='投了は長押しで']").waitFor();
  await staysOn(board);

  await touch.down(point);
  await page.locator("[data-hand=black][data-holding='投了…']").waitFor();
  await ends(board, "white:resignation");
  await touch.up();
  assert.equal(await dialog(page).count(), 0);
  assert.equal(await page.locator("[data-seat=black] [data-said=lost]").innerText(), "負けました");
  await says(page, /^負けました /);
});

longTest("a finger that goes up early has done nothing", async (t) => {
  const board = await app.game(t, { sfen: HANDS }, PHONE);
  const { page } = board;
  await stopTime(page);
  const touch = await finger(t, page);
  await touch.down(await beside(board, "black"));
  await page.clock.runFor(SHORT);
  await page.locator("[data-holding]").waitFor();
  await touch.up();
  await page.clock.runFor(HELD);
  await staysOn(board);
});

test("a phone opens no menu over a held komadai", async (t) => {
  const board = await app.game(t, { sfen: HANDS }, PHONE);
  const { page } = board;
  await page.evaluate(() => {
    window.menus = [];
    addEventListener("contextmenu", (event) => window.menus.push(event.defaultPrevented));
  });
  const touch = await finger(t, page);
  await touch.down(await beside(board, "black"));
  await page.locator("[data-holding]").waitFor();
  await board.hand("black").dispatchEvent("contextmenu", { bubbles: true, cancelable: true });
  await ends(board, "white:resignation");
  await touch.up();
  const menus = await page.evaluate(() => window.menus);
  assert.ok(menus.length > 0 && menus.every((prevented) => prevented), `${menus}`);
});

test("the mated side has one way out", async (t) => {
  const board = await app.game(t, { sfen: HANDS, rules: FORMAL });
  const { page } = board;
  const status = page.locator(".status");
  const phase = (name) => page.locator(`.status[data-status=${name}]`).waitFor();
  await phase("move");
  await board.move("G*1b");
  await phase("mated");
  assert.equal(await board.outcome(), null);
  await status.filter({ hasText: /^Mate: the only way out is to resign\./ }).waitFor();
  await says(page, "Mate: the only way out is to resign.");

  // It can be taken back as well.
  await board.changed(() => page.locator("[data-action=undo]").click());
  await phase("move");
  await board.move("G*1b");
  await status.locator("[data-action=status]").click();
  await page.locator("[data-action=resign-yes]").click();
  await ends(board, "black:resignation");
  assert.equal(await page.locator("[data-seat=white] [data-said=lost]").count(), 1);
});

test("without assistance nobody says that it is mate", async (t) => {
  const rules = `${FORMAL},assistance=off`;
  const board = await app.game(t, { sfen: HANDS, rules }, { locale: "ja-JP" });
  const { page } = board;
  await board.move("G*1b");
  await page.locator(".status-text").filter({ hasText: /^駒台で投了できます。$/ }).waitFor();
  await hold(board, await beside(board, "white"));
  await ends(board, "black:resignation");
});

test("the clock of a mated side is not waited for", async (t) => {
  const sfen = "7Gk/8G/8L/9/9/9/9/9/4K4 w - 2";
  const board = await app.game(t, { sfen, rules: FORMAL, main: "60" });
  const { page } = board;
  await page.locator("[data-status=mated] [data-action=status]").click();
  await page.locator("[data-action=resign-yes]").click();
  await ends(board, "black:resignation");
});

test("pieces in hand are laid on the board by those who like it so", async (t) => {
  const board = await app.game(t, { sfen: HANDS });
  const { page } = board;
  const laid = page.locator(".laid");
  await openSettings(page);
  const option = page.locator("input[name=lays-hand]");
  assert.equal(await option.isChecked(), false);
  await option.click();
  await page.locator("[data-action=done]").click();

  const before = await board.sfen();
  assert.equal(await laid.count(), 0);
  await hold(board, await beside(board, "black"));
  await laid.waitFor();
  assert.equal(await laid.getAttribute("aria-hidden"), "true");
  assert.equal(await laid.locator(".piece").count(), 3);
  assert.equal(await board.sfen(), before);
  assert.equal((await board.hands("black")).P, 2);
  await board.handItem("black", "P").locator(".piece").waitFor({ state: "hidden" });
  await board.handItem("white", "P").locator(".piece").waitFor();

  // It is kept, as the game is; and it can be turned off.
  await page.reload();
  await laid.waitFor();
  await openSettings(page);
  assert.equal(await option.isChecked(), true);
  await option.click();
  await laid.waitFor({ state: "detached" });
});
