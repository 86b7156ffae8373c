// The clock alone, for a board of wood: tapped, by keys, by ear; kept, and awake.
import assert from "node:assert/strict";
import { test } from "node:test";
import { useApp } from "./harness/app.mjs";
import { longTest, testFirst } from "./harness/long.mjs";

const app = useApp();

async function opened(t, options = {}) {
  const page = await app.page(t, options);
  await page.goto(`${app.url}#/clock`);
  await page.locator("main.timer").waitFor();
  return page;
}

const half = (page, color) => page.locator(`.timer-half:has([data-pass=${color}])`);
const pass = (page, color) => page.locator(`[data-pass=${color}]`);
// Where it does nothing, it says so, and would not be pressed without force.
const IN_VAIN = { force: true };
const action = (page, name) => page.locator(`.timer-controls [data-action=${name}]`);
const runs = (page, color) => page.locator(`[data-clock=${color}][data-running]`).waitFor();
const seconds = async (page, color) =>
  Number(await page.locator(`[data-clock=${color}]`).getAttribute("data-seconds"));
const said = (page, text) =>
  page.locator("[data-announce=timer]").filter({ hasText: text }).waitFor({ state: "attached" });

// Times of one's own, for both: so many seconds, and no more.
async function suddenDeath(page, seconds) {
  await action(page, "times").click();
  const dialog = page.locator("[data-dialog=times][open]");
  await dialog.locator("[name=black-time]").selectOption("custom");
  const numbers = { "main-minutes": 0, "main-seconds": seconds, byoyomi: 0, extra: 0, "extra-periods": 0, increment: 0 };
  for (const [name, number] of Object.entries(numbers)) {
    await dialog.locator(`[name=black-${name}]`).fill(`${number}`);
  }
  await dialog.locator("[data-action=use-times]").click();
  await dialog.waitFor({ state: "detached" });
}

test("who taps first lets the other begin, and each passes their own move", async (t) => {
  const page = await opened(t, { viewport: { width: 390, height: 844 }, hasTouch: true });
  await pass(page, "white").tap();
  await runs(page, "black");
  await said(page, "Move 1: Black to play");
  await pass(page, "white").tap(IN_VAIN);
  await runs(page, "black");
  await pass(page, "black").tap();
  await runs(page, "white");
  await said(page, "Move 2: White to play");
  assert.equal(await page.locator("main.timer").getAttribute("data-moves"), "1");
});

test("a finger that is slow to leave passes no second move", async (t) => {
  const page = await opened(t);
  await pass(page, "white").hover();
  await page.mouse.down();
  await runs(page, "black");
  await page.keyboard.press("ShiftRight");
  await runs(page, "white");
  await page.mouse.up();
  await page.waitForTimeout(100);
  await runs(page, "white");
});

longTest("Black's half tapped first lets White begin, as in a handicap game", async (t) => {
  const page = await opened(t);
  await pass(page, "black").click();
  await runs(page, "white");
});

test("Space passes the move of whoever is on turn, each Shift that of its side", async (t) => {
  const page = await opened(t);
  await page.keyboard.press("Space");
  await runs(page, "black");
  await page.keyboard.press("Space");
  await runs(page, "white");
  // White sits at the far half: the left one.
  await page.keyboard.press("ShiftRight");
  await runs(page, "white");
  await page.keyboard.press("ShiftLeft");
  await runs(page, "black");
  await page.keyboard.press("ShiftRight");
  await runs(page, "white");
  // Going through the buttons passes nothing.
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Tab");
  await runs(page, "white");
  assert.equal(await page.locator("main.timer").getAttribute("data-moves"), "3");
  // Nor does a key that is held.
  await page.keyboard.down("Space");
  await page.keyboard.down("Space");
  await page.keyboard.up("Space");
  await runs(page, "black");
});

test("a button that was clicked does not keep Space for itself", async (t) => {
  const page = await opened(t);
  await action(page, "run").click();
  await runs(page, "black");
  await page.keyboard.press("Space");
  await runs(page, "white");
});

test("a second press on Pause presses nothing else", async (t) => {
  for (const viewport of [{ width: 1440, height: 900 }, { width: 390, height: 844 }]) {
    const page = await opened(t, { viewport });
    await action(page, "run").click();
    await runs(page, "black");
    const { x, y, width, height } = await action(page, "run").boundingBox();
    await page.mouse.dblclick(x + width / 2, y + height / 2);
    await runs(page, "black");
    assert.ok(await half(page, "black").getByText("Black").count(), "the sides are as they were");
  }
});

longTest("by keyboard alone: started, passed, held, reset", async (t) => {
  const page = await opened(t);
  await action(page, "run").focus();
  await page.keyboard.press("Enter");
  await runs(page, "black");
  await page.locator("[data-pass=black]:focus").waitFor();
  await page.keyboard.press("Enter");
  await runs(page, "white");
  await action(page, "run").focus();
  await page.keyboard.press("Enter");
  await said(page, "The clock is paused.");
  assert.equal(await page.locator("[data-clock][data-running]").count(), 0);
  await action(page, "reset").focus();
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Tap here to start Black’s time" }).waitFor();
  await page.waitForFunction(() => document.activeElement !== document.body);
});

test("after a reload it stands as it stood, and goes on when it is told to", async (t) => {
  const page = await opened(t);
  await suddenDeath(page, 90);
  await action(page, "exchange").click();
  assert.equal(await half(page, "white").getAttribute("data-half"), "near");
  await pass(page, "white").click();
  await page.waitForFunction(() => document.querySelector("[data-clock=black]").dataset.seconds < 89);
  await pass(page, "black").click();
  await runs(page, "white");
  await page.reload();
  await said(page, "The clock is paused.");
  assert.equal(await page.locator("[data-clock][data-running]").count(), 0);
  assert.equal(await half(page, "white").getAttribute("data-half"), "near");
  const left = await seconds(page, "black");
  assert.ok(left >= 85 && left <= 88, `${left}`);
  await pass(page, "white").click(IN_VAIN);
  assert.equal(await page.locator("[data-clock][data-running]").count(), 0);
  await action(page, "run").click();
  await runs(page, "white");
});

test("a flag falls: it is seen, said, and stays so until a reset", async (t) => {
  const page = await opened(t);
  await suddenDeath(page, 1);
  await pass(page, "white").click();
  await said(page, "Black’s time is up.");
  assert.equal(await half(page, "black").getAttribute("data-fallen"), "");
  await pass(page, "black").click(IN_VAIN);
  await page.keyboard.press("Space");
  await page.reload();
  await said(page, "Black’s time is up.");
  assert.equal(await action(page, "run").isVisible(), false);
  await action(page, "reset").click();
  assert.equal(await seconds(page, "black"), 1);
  assert.equal(await page.locator("[data-fallen]").count(), 0);
});

test("the screen is kept awake while it runs, also after the page was hidden", async (t) => {
  const page = await app.page(t);
  await page.addInitScript(() => {
    window.awake = 0;
    const request = async (kind) => {
      if (kind !== "screen") throw new TypeError(kind);
      window.awake += 1;
      const lock = { released: false, release: async () => {
        if (!lock.released) window.awake -= 1;
        lock.released = true;
      } };
      window.lastLock = lock;
      return lock;
    };
    Object.defineProperty(navigator, "wakeLock", { value: { request } });
  });
  await page.goto(`${app.url}#/clock`);
  const awake = (count) => page.waitForFunction((count) => window.awake === count, count);
  await page.locator("main.timer").waitFor();
  await awake(0);
  await pass(page, "white").click();
  await awake(1);
  // A browser lets go of the screen of a page that is hidden.
  await page.evaluate(() => window.lastLock.release());
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await awake(1);
  await action(page, "run").click();
  await awake(0);
  await action(page, "run").click();
  await awake(1);
  await page.evaluate(() => (location.hash = "#/play"));
  await page.locator("[data-board]").waitFor();
  await awake(0);
});

test("while it runs no new version takes the page over", async (t) => {
  const page = await opened(t);
  const plays = (count) =>
    page.waitForFunction((count) => document.querySelectorAll("html[data-playing]").length === count, count);
  await pass(page, "white").click();
  await runs(page, "black");
  await plays(1);
  await action(page, "run").click();
  await plays(0);
  await action(page, "run").click();
  await plays(1);
  await page.goto(`${app.url}#/play`);
  await plays(0);
});

test("full screen, and back to a window when the clock is left", async (t) => {
  const page = await opened(t);
  await action(page, "full-screen").click();
  await page.waitForFunction(() => document.fullscreenElement !== null);
  await action(page, "full-screen").filter({ hasText: "Leave" }).waitFor();
  await action(page, "board").click();
  await page.locator("[data-board]").waitFor();
  await page.waitForFunction(() => document.fullscreenElement === null);
});

test("a game's clock is held while this one is looked at", async (t) => {
  const board = await app.game(t, { main: 600 });
  const page = board.page;
  await board.startClock();
  await page.locator("[data-clock=black][data-running]").waitFor();
  await page.locator("[data-nav=clock]").click();
  await page.locator("main.timer").waitFor();
  await action(page, "board").click();
  await board.root.waitFor();
  assert.equal(await page.locator("[data-clock][data-running]").count(), 0);
});

for (const [index, [width, height]] of [[320, 480], [480, 320], [768, 1024], [1440, 900]].entries()) {
  testFirst(index)(`at ${width}x${height} all of it is in view`, async (t) => {
    const page = await opened(t, { viewport: { width, height }, hasTouch: true });
    const box = (locator) => locator.boundingBox();
    const [far, near] = [await box(half(page, "white")), await box(half(page, "black"))];
    for (const [name, { height: tall, width: wide }] of Object.entries({ far, near })) {
      assert.equal(wide, width, name);
      assert.ok(tall >= height / 3.2, `${name}: ${tall}`);
    }
    assert.ok(far.y < near.y);
    assert.equal(await half(page, "white").evaluate((it) => getComputedStyle(it).rotate), "180deg");
    for (const part of [".timer-half .clock-time", ".timer-half .timer-name", ".timer-half .timer-says", ".timer-controls .button:visible"]) {
      for (const element of await page.locator(part).all()) {
        const { x, y, width: wide, height: tall } = await box(element);
        assert.ok(x >= 0 && y >= 0 && x + wide <= width && y + tall <= height, `${part}: ${x} ${y} ${wide} ${tall}`);
      }
    }
    for (const button of await page.locator(".timer-controls .button:visible").all()) {
      assert.ok((await box(button)).height >= 36);
    }
    // Hours, too.
    const time = page.locator("[data-clock=black] .clock-time");
    await time.evaluate((it) => (it.textContent = "9:59:59"));
    const { x, width: wide } = await box(time);
    assert.ok(x >= 0 && x + wide <= width, `${x} ${wide}`);
  });
}

test("nothing moves for those who do not want it", async (t) => {
  const page = await opened(t, { reducedMotion: "reduce" });
  const duration = await half(page, "black").evaluate((it) => getComputedStyle(it).transitionDuration);
  assert.equal(duration, "0s");
});
