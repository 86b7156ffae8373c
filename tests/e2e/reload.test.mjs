// A reload, a closed page or a flag that falls: the game is where it should be.
import assert from "node:assert/strict";
import { test } from "node:test";
import { useApp } from "./harness/app.mjs";
import { Board } from "./harness/board.mjs";
import { longTest } from "./harness/long.mjs";
import { openSettings } from "./harness/settings.mjs";

const app = useApp();
const status = (page) => page.locator(".status");

test("a reload goes on with an untimed game at once", async (t) => {
  const board = await app.game(t, { moves: "7g7f" });
  const { page } = board;
  await board.move("3c3d");
  await board.move("8h2b+");
  const before = await board.sfen();
  await page.reload();
  await board.root.waitFor();
  assert.equal(await board.sfen(), before);
  await board.move("3a2b");
  assert.deepEqual(await board.hands("white"), { R: 0, B: 1, G: 0, S: 0, N: 0, L: 0, P: 0 });
});

test("after a reload the clock stands until it is resumed", async (t) => {
  const board = await app.game(t, { main: "600", byoyomi: "30" });
  const { page } = board;
  assert.equal(await status(page).getAttribute("data-status"), "first-move");
  await board.move("7g7f");
  await board.move("3c3d");
  // A second of Black's time goes by, and is kept.
  await page.locator('[data-clock=black][data-seconds="598"]').waitFor();
  const before = await board.sfen();
  await page.reload();
  await board.root.waitFor();
  assert.equal(await board.sfen(), before);
  await page.locator(".status[data-status=stands]").waitFor();
  const seconds = Number(await board.clock("black").getAttribute("data-seconds"));
  assert.ok(seconds <= 599 && seconds >= 596, `${seconds} s`);
  assert.equal(await board.clock("black").getAttribute("data-running"), null);

  // Nobody moves while the clock stands.
  await board.choose("2g2f");
  assert.equal(await board.sfen(), before);
  await page.locator("[data-action=status]").click();
  await page.locator("[data-clock=black][data-running]").waitFor();
  await board.move("2g2f");
  await page.locator(".moves-list li").nth(2).waitFor();
  assert.equal(await page.locator(".moves-list li").count(), 3);
});

// Counts what is written to local storage: `window.written`, in characters by key.
function countWrites() {
  window.written = {};
  const { setItem } = Storage.prototype;
  Storage.prototype.setItem = function (key, text) {
    window.written[key] = (window.written[key] ?? 0) + text.length;
    return setItem.call(this, key, text);
  };
}

test("while the clock runs only the time is written, also when the page is hidden", async (t) => {
  const page = await app.page(t);
  await page.addInitScript(countWrites);
  const board = new Board(page, app.url);
  await board.open({ main: "600" });
  await board.move("7g7f");
  await board.move("3c3d");
  const shows = (seconds) => page.locator(`[data-clock=black][data-seconds="${seconds}"]`).waitFor();
  const written = () => page.evaluate(() => window.written);
  await shows(598);
  const before = await written();
  await shows(595);
  const after = await written();
  assert.equal(after["komadai.game"], before["komadai.game"], "the game is not written");
  const sum = (all) => Object.values(all).reduce((sum, count) => sum + count, 0);
  assert.ok(sum(after) - sum(before) < 300, `${sum(after) - sum(before)} characters in three seconds`);

  const hidden = (await written())["komadai.game.turn-time"];
  await page.evaluate(() => {
    Object.defineProperty(document, "hidden", { value: true, configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
  });
  // Long before the next second is over.
  const count = "komadai.game.turn-time";
  await page.waitForFunction(([key, before]) => window.written[key] > before, [count, hidden]);
});

longTest("a page that is killed in the middle of a think loses a second at most", async (t) => {
  const context = await app.context(t);
  const first = new Board(await context.newPage(), app.url);
  await first.open({ main: "600" });
  await first.move("7g7f");
  await first.move("3c3d");
  await first.page.locator('[data-clock=black][data-seconds="595"]').waitFor();
  const before = await first.sfen();
  const crashed = first.page.waitForEvent("crash");
  await first.page.goto("chrome://crash").catch(() => {});
  await crashed;

  const second = new Board(await context.newPage(), app.url);
  await second.page.goto(`${app.url}#/play`);
  await second.page.locator(".status[data-status=stands]").waitFor();
  assert.equal(await second.sfen(), before);
  const seconds = Number(await second.clock("black").getAttribute("data-seconds"));
  assert.ok(seconds <= 596 && seconds > 590, `${seconds} s`);
});

test("a closed page is found again by the next", async (t) => {
  const context = await app.context(t);
  const first = new Board(await context.newPage(), app.url);
  await first.page.goto(`${app.url}#/play`);
  await first.root.waitFor();
  await first.move("7g7f");
  const before = await first.sfen();
  await first.page.close();

  const second = new Board(await context.newPage(), app.url);
  await second.page.goto(`${app.url}#/play`);
  await second.root.waitFor();
  assert.equal(await second.sfen(), before);
  await second.move("3c3d");
});

test("a flag that falls ends the game, also after a reload", async (t) => {
  const board = await app.game(t, { byoyomi: "1" });
  const { page } = board;
  await board.move("7g7f");
  await page.locator("[data-outcome]").waitFor();
  assert.equal(await board.outcome(), "black:time");
  await status(page).filter({ hasText: "Black wins: White ran out of time." }).waitFor();
  await page.reload();
  await page.locator("[data-outcome]").waitFor();
  assert.equal(await board.outcome(), "black:time");
  assert.ok(await page.locator("[data-action=undo]").isDisabled());
});

test("undo takes the move and the clock back", async (t) => {
  const board = await app.game(t, { main: "600" });
  const { page } = board;
  await board.move("7g7f");
  await page.locator('[data-clock=white][data-seconds="598"]').waitFor();
  await board.move("3c3d");
  await board.changed(() => page.locator("[data-action=undo]").click());
  assert.deepEqual(await board.piece("3c"), { piece: "P", color: "white" });
  await page.locator("[data-clock=white][data-running]").waitFor();
  assert.ok(Number(await board.clock("white").getAttribute("data-seconds")) >= 599);
});

test("foreign data gives a message and a fresh game, and is kept", async (t) => {
  const page = await app.page(t);
  await page.goto(`${app.url}#/play`);
  await page.waitForFunction(() => localStorage.getItem("komadai.game"));
  await page.evaluate(() => localStorage.setItem("komadai.game", 'version=99'));
  await page.reload();
  await page.locator("[data-notice=unreadable]").waitFor();
  const board = new Board(page, app.url);
  await board.move("7g7f");
  const kept = await page.evaluate(() => localStorage.getItem("komadai.game.unreadable"));
  assert.equal(kept, 'version=99');
});

test("without storage the page says so and plays", async (t) => {
  const page = await app.page(t);
  await page.addInitScript(() => {
    Object.defineProperty(window, "localStorage", {
      get() {
        throw new DOMException("no", "SecurityError");
      },
    });
  });
  const board = new Board(page, app.url);
  await board.open();
  await page.locator("[data-notice=not-kept]").waitFor();
  await board.move("7g7f");
});

test("the language and the theme last", async (t) => {
  const page = await app.page(t);
  await page.goto(`${app.url}#/play`);
  await openSettings(page);
  await page.locator("select[name=language]").selectOption("ja");
  await page.locator("select[name=theme]").selectOption("dark");
  await page.reload();
  await page.locator("[data-action=new-game]", { hasText: "新しい対局" }).waitFor();
  assert.equal(await page.locator("html").getAttribute("lang"), "ja");
  assert.equal(await page.locator("html").getAttribute("data-theme"), "dark");
});
