// What stands beside the board: for who is new, for the ear, for the hand.
import assert from "node:assert/strict";
import { test } from "node:test";
import { Recorded } from "./beeps/recorder.mjs";
import { useApp } from "./harness/app.mjs";
import { Board } from "./harness/board.mjs";
import { press } from "./harness/play.mjs";
import { habits, keep, kept } from "./harness/settings.mjs";

const app = useApp();
const PHONE = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true };

const newcomer = (page) => page.locator("[data-action=newcomer]");
const signs = (page) => page.locator(".piece-sprite .piece-sign").count();

test("a first visit explains itself in three sentences, once", async (t) => {
  const board = await app.game(t);
  const { page } = board;
  const welcome = page.locator(".welcome");
  await welcome.waitFor();
  assert.equal(await welcome.locator("p").count(), 3);
  await page.locator("[data-action=welcomed]").click();
  await welcome.waitFor({ state: "detached" });
  assert.equal((await kept(page)).manner.welcomed, true);
  await page.reload();
  await newcomer(page).waitFor({ state: "attached" });
  assert.equal(await welcome.count(), 0);
});

test("the first move puts the three sentences away, on a phone too", async (t) => {
  const board = await app.game(t, {}, PHONE);
  const welcome = board.page.locator(".welcome");
  await welcome.waitFor();
  await board.move("7g7f");
  await welcome.waitFor({ state: "detached" });
  await board.move("3c3d");
});

test("who is new sees how the pieces move and what they are called", async (t) => {
  const board = await app.game(t);
  const { page } = board;
  assert.equal(await signs(page), 0);
  await press(page, "newcomer");
  await page.locator(".piece-sprite .piece-sign").first().waitFor({ state: "attached" });
  assert.equal(await signs(page), 15);
  assert.equal(await newcomer(page).getAttribute("aria-pressed"), "true");

  const told = page.locator(".newcomer-told");
  await board.clickSquare("8i");
  await told.filter({ hasText: "Knight · 桂馬 keima" }).waitFor();
  assert.match(await told.innerText(), /Jumps two squares forward/);
  // By keyboard as well: 8h is the bishop's.
  await page.keyboard.press("Escape");
  await page.keyboard.press("ArrowUp");
  await told.filter({ hasText: "角行 kakugyō" }).waitFor();

  // No tool stands out: there is nothing that has to be done after a move.
  await board.move("7g7f");
  const color = (name) =>
    page.locator(`[data-action=${name}]`).evaluate((button) => getComputedStyle(button).backgroundColor);
  await page.locator("[data-action=undo]:enabled").waitFor();
  assert.equal(await color("undo"), await color("flip"));

  await page.locator("[data-action=all-pieces]").click();
  const dialog = page.locator("[data-dialog=pieces][open]");
  assert.equal(await dialog.locator("li").count(), 14);
  await page.keyboard.press("Escape");

  await page.reload();
  await page.locator(".newcomer").waitFor();
  assert.equal(await signs(page), 15);
  await press(page, "newcomer");
  await page.locator(".newcomer").waitFor({ state: "detached" });
  assert.equal(await signs(page), 0);
});

test("a first game is begun in one press: against the weakest computer, with help", async (t) => {
  const page = await app.page(t, PHONE);
  const board = new Board(page, app.url, { touch: true });
  await page.goto(`${app.url}#/play`);
  const begin = page.locator("[data-action=first-game]");
  await begin.tap();
  await page.locator("[data-seat=white]").filter({ hasText: "Komadai Lv1" }).waitFor();
  assert.equal(await page.locator("[data-clock][data-running]").count(), 0);
  await page.locator(".piece-sprite .piece-sign").first().waitFor({ state: "attached" });
  await page.locator(".welcome").waitFor({ state: "detached" });
  await board.move("7g7f");
});

// How wide a square is, in pixels.
const square = (board) => board.square("5e").evaluate((it) => it.getBoundingClientRect().width);

test("on a phone help comes over what is below the board, which keeps its size", async (t) => {
  const page = await app.page(t, PHONE);
  await keep(page, { look: { signs: true }, manner: habits("welcomed") });
  const board = new Board(page, app.url, { touch: true });
  await board.open({ white: "computer-2-at-once" });
  await newcomer(page).waitFor({ state: "attached" });
  const before = await square(board);
  assert.ok(before >= 28, `${before}`);
  const sheet = page.locator(".help-sheet:visible");
  // By a touch of a piece; not of an empty square, which closes it.
  const told = page.locator(".newcomer-told");
  await board.clickSquare("2h");
  await told.filter({ hasText: "飛車" }).waitFor();
  assert.equal(await square(board), before);
  await page.keyboard.press("Escape");
  await sheet.waitFor({ state: "detached" });
  await board.clickSquare("7g");
  await told.filter({ hasText: "歩兵" }).waitFor();
  await board.clickSquare("7f");
  await sheet.waitFor({ state: "detached" });
  await page.waitForFunction(() => document.querySelector("[data-board]").dataset.sfen.split(" ")[3] === "3");

  await page.locator("[data-action=hint]").tap();
  await page.locator("[data-hint]").waitFor();
  assert.equal(await square(board), before);
  const clipped = await sheet.evaluate((it) => it.scrollHeight - it.clientHeight);
  assert.ok(clipped <= 1, `${clipped} pixels are cut off`);
  await page.locator("[data-action=close-help]:visible").tap();
  await sheet.waitFor({ state: "detached" });
});

test("in Japanese the names have their readings in kana", async (t) => {
  const page = await app.page(t, { locale: "ja-JP" });
  await keep(page, { look: { signs: true } });
  const board = new Board(page, app.url);
  await board.open();
  await page.locator(".newcomer").waitFor();
  await board.clickSquare("2h");
  await page.locator(".newcomer-told").filter({ hasText: "飛車 ひしゃ" }).waitFor();
});

// Counts what flies, and the most that flew at once.
function watchFlights() {
  window.flights = 0;
  window.together = 0;
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) {
      window.flights += [...addedNodes].filter((node) => node.matches?.(".flying")).length;
    }
    window.together = Math.max(window.together, document.querySelectorAll(".flying").length);
  }).observe(document, { subtree: true, childList: true });
}

test("a piece that is taken flies to the stand, cut short by the next move", async (t) => {
  for (const reducedMotion of ["no-preference", "reduce"]) {
    const page = await app.page(t, { reducedMotion });
    await page.addInitScript(watchFlights);
    const board = new Board(page, app.url);
    await board.open({ moves: "7g7f 3c3d" });
    await newcomer(page).waitFor({ state: "attached" });
    await board.move("8h2b+");
    if (reducedMotion === "reduce") {
      await board.move("3a2b");
      await page.waitForTimeout(100);
      assert.equal(await page.evaluate(() => window.flights), 0);
      continue;
    }
    await page.waitForFunction(() => window.flights === 1);
    await board.move("3a2b");
    await page.waitForFunction(() => window.flights === 2);
    assert.equal(await page.evaluate(() => window.together), 1);
    await page.locator(".flying").waitFor({ state: "detached" });
    assert.deepEqual(await board.hands("white"), { R: 0, B: 1, G: 0, S: 0, N: 0, L: 0, P: 0 });
  }
});

test("a check is heard by who wants that, the end unless it is unwanted", async (t) => {
  for (const [names, check, end] of [
    [["welcomed"], 0, 3],
    [["welcomed", "check-heard", "end-unheard"], 2, 0],
  ]) {
    const game = { main: "600", moves: "7g7f 3c3d" };
    const page = await Recorded.open(t, app, game, { manner: habits(...names) });
    await newcomer(page.page).waitFor({ state: "attached" });
    const now = async () => {
      const at = (await page.now()) - page.start;
      const heard = await page.heard();
      return heard.filter(([from]) => Math.abs(from - at) < 1).length;
    };
    await page.move("8h3c+");
    assert.equal(await now(), check);
    await page.pass(5);
    await page.page.locator("[data-action=resign]").click();
    await page.page.locator("[data-action=resign-yes]").click();
    await page.page.locator("[data-outcome]").waitFor();
    assert.equal(await now(), end);
  }
});

// A browser with a voice, on a device that shakes.
function withVoice() {
  window.spoken = [];
  window.shaken = [];
  const voice = {
    getVoices: () => [{ lang: "en-GB" }],
    cancel() {},
    speak: ({ text, lang }) => window.spoken.push(`${lang} ${text}`),
  };
  Object.defineProperty(window, "speechSynthesis", { value: voice });
  navigator.vibrate = (millis) => window.shaken.push(millis) > 0;
}

test("a count is spoken where there is a voice, and felt; beeps are left out", async (t) => {
  const page = await app.page(t);
  await page.addInitScript(withVoice);
  await keep(page, { cues: "countdown", manner: habits("welcomed", "shakes") });
  await page.clock.install({ time: new Date("2026-11-20T10:00:00") });
  await page.clock.pauseAt(new Date("2026-11-20T10:00:10"));
  const board = new Board(page, app.url);
  await board.open({ main: 0, byoyomi: 10, periods: 1 });
  await newcomer(page).waitFor({ state: "attached" });
  await board.startClock();
  await page.clock.runFor(8_500);
  const spoken = await page.evaluate(() => window.spoken);
  assert.deepEqual(spoken.slice(-8), [9, 8, 7, 6, 5, 4, 3, 2].map((left) => `en ${left}`));
  const shaken = await page.evaluate(() => window.shaken);
  assert.deepEqual(shaken.slice(-8), [45, 45, 45, 45, 90, 90, 160, 160]);
  // The count is seen too.
  assert.equal(await board.clock("black").getAttribute("data-last"), "2");
});

test("on a touch screen a move is shown, and made with a second tap", async (t) => {
  const page = await app.page(t, PHONE);
  await keep(page, { manner: habits("welcomed", "confirms") });
  const board = new Board(page, app.url, { touch: true });
  await board.open();
  await newcomer(page).waitFor({ state: "attached" });
  const start = await board.sfen();
  const aimed = (square) => page.locator(`[data-aimed="${square}"]`);

  await board.clickSquare("7g");
  await board.clickSquare("7f");
  await aimed("7f").filter({ hasText: "Tap the square again" }).waitFor();
  assert.equal(await page.locator(".play-marks path").count() > 0, true);
  assert.equal(await board.sfen(), start);
  await board.clickSquare("7f");
  await board.moved(start);
  await aimed("7f").waitFor({ state: "detached" });

  // Another piece instead: nothing is aimed at any more.
  const before = await board.sfen();
  await board.clickSquare("3c");
  await board.clickSquare("3d");
  await aimed("3d").waitFor();
  await board.clickSquare("8c");
  await aimed("3d").waitFor({ state: "detached" });
  await board.clickSquare("8d");
  assert.equal(await board.sfen(), before);
  await board.clickSquare("8d");
  await board.moved(before);
});

test("a mouse makes a move at once, whatever touch screens ask for", async (t) => {
  const page = await app.page(t);
  await keep(page, { manner: habits("welcomed", "confirms") });
  const board = new Board(page, app.url);
  await board.open();
  await newcomer(page).waitFor({ state: "attached" });
  await board.move("7g7f");
});
