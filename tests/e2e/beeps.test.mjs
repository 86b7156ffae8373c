// The sounds of a ten-second byoyomi. What is in the samples is tested in tests/web/audio.rs.
import assert from "node:assert/strict";
import { test } from "node:test";
import { FRAME, Recorded } from "./beeps/recorder.mjs";
import { listened, tap } from "./beeps/tap.mjs";
import { launch, useApp } from "./harness/app.mjs";
import { Board } from "./harness/board.mjs";
import { habits, keep } from "./harness/settings.mjs";
import { tellNotice } from "./harness/sound.mjs";

const app = useApp({ args: ["--autoplay-policy=no-user-gesture-required"] });

const BYOYOMI = { main: 0, byoyomi: 10, periods: 1 };
const MAIN_AND_BYOYOMI = { main: 20, byoyomi: 10, periods: 1 };

// One sound begins at each of these times, in seconds; with an end where it is given.
function assertHeard(heard, expected) {
  const what = `heard ${JSON.stringify(heard)}, not ${JSON.stringify(expected)}`;
  assert.equal(heard.length, expected.length, what);
  expected.forEach((sound, i) => {
    const [from, to = heard[i][1]] = [sound].flat();
    assert.ok(Math.abs(heard[i][0] - from) < 1e-6, what);
    // A tone that is cut fades for five milliseconds.
    assert.ok(heard[i][1] > to - 1e-6 && heard[i][1] < to + 0.006, what);
  });
}

test("pips at 10 to 6 seconds left, then one tone until time is up", async (t) => {
  const page = await Recorded.open(t, app, BYOYOMI);
  assertHeard(await page.heard(), [[0, 0.07], 1, 2, 3, 4, [5, 10]]);
  await page.pass(9.99);
  assert.equal(await page.board.outcome(), null);
  await page.pass(0.02);
  assert.equal(await page.board.outcome(), "white:time");
  assertHeard(await page.heard(), [0, 1, 2, 3, 4, [5, 10]]);
});

test("a move at 3.2 seconds left cuts the tone, and the other side's cues begin", async (t) => {
  const page = await Recorded.open(t, app, BYOYOMI);
  await page.pass(6.8);
  await page.move("7g7f");
  const white = [0, 1, 2, 3, 4, [5, 10]].map((sound) =>
    [sound].flat().map((seconds) => seconds + 6.8),
  );
  assertHeard(await page.heard(), [0, 1, 2, 3, 4, [5, 6.8], ...white]);
});

test("nothing sounds after a move while the other side has main time", async (t) => {
  const page = await Recorded.open(t, app, MAIN_AND_BYOYOMI);
  assertHeard(await page.heard(), [20, 21, 22, 23, 24, [25, 30]]);
  await page.pass(26.8);
  await page.move("7g7f");
  assertHeard(await page.heard(), [
    ...[20, 21, 22, 23, 24],
    [25, 26.8],
    // White's, twenty seconds later.
    ...[46.8, 47.8, 48.8, 49.8, 50.8],
    [51.8, 56.8],
  ]);
  await page.pass(1 - FRAME);
  await page.move("3c3d");
  // Black is in byoyomi already: a pip at ten seconds, no signal.
  assertHeard(await page.heard({ after: 27 }), [
    [27.8, 27.87],
    ...[28.8, 29.8, 30.8, 31.8],
    [32.8, 37.8],
  ]);
});

test("an early move takes all cues back", async (t) => {
  const page = await Recorded.open(t, app, MAIN_AND_BYOYOMI);
  await page.pass(19.5);
  await page.move("7g7f");
  assertHeard(await page.heard(), [39.5, 40.5, 41.5, 42.5, 43.5, [44.5, 49.5]]);
});

test("each period has its own cues", async (t) => {
  const page = await Recorded.open(t, app, { main: 0, byoyomi: 10, periods: 2 });
  const period = [0, 1, 2, 3, 4, [5, 10]];
  const second = period.map((sound) => [sound].flat().map((seconds) => seconds + 10));
  assertHeard(await page.heard(), [...period, ...second]);
});

test("clocks that drift apart by more than two milliseconds are brought together", async (t) => {
  const page = await Recorded.open(t, app, BYOYOMI);
  await page.pass(1.5);
  await page.drift(0.001);
  await page.pass(1);
  assertHeard(
    (await page.heard({ after: 2.6 })).map(([from, to]) => [from + 0.001, to + 0.001]),
    [3, 4, [5, 10]],
  );
  await page.drift(0.02);
  await page.pass(0.3);
  assertHeard(await page.heard({ after: 2.8 }), [3, 4, [5, 10]]);
});

test("a context that stood still plays the rest when it goes on", async (t) => {
  const page = await Recorded.open(t, app, BYOYOMI);
  await page.pass(1.5);
  await page.hold();
  await page.pass(2);
  await page.resume();
  assertHeard(await page.heard({ after: 3.5 }), [4, [5, 10]]);
});

test("a tab hidden or shown has every cue once", async (t) => {
  const page = await Recorded.open(t, app, BYOYOMI);
  for (const seconds of [1.5, 4]) {
    await page.pass(seconds);
    await page.page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  }
  assertHeard(await page.heard(), [0, 1, 2, 3, 4, [5, 10]]);
});

// Ten seconds of byoyomi after two of main time; the page hangs from 8.5 to 5.5 seconds left.
async function listen(t) {
  const page = await app.page(t, { bypassCSP: true });
  await tap(page);
  await keep(page, { manner: habits("end-unheard") });
  const board = new Board(page, app.url);
  await board.open({ main: 2, byoyomi: 10, periods: 1 });
  await board.startClock();
  await page.locator("[data-running][data-phase=byoyomi][data-seconds='9']").waitFor();
  await page.waitForTimeout(500);
  await page.evaluate(() => {
    const end = performance.now() + 3_000;
    while (performance.now() < end);
  });
  await page.locator("[data-outcome]").waitFor();
  return listened(page);
}

test("in real time each sound begins within 5 ms of its schedule, though the page hangs", async (t) => {
  let { left, stalls } = await listen(t);
  // A machine too busy to keep its sound card running says nothing about the page.
  for (let again = 0; stalls > 0 && again < 3; again++) {
    t.diagnostic(`the sound card stalled ${stalls} times: once more`);
    ({ left, stalls } = await listen(t));
  }
  const late = left.map((seconds, i) => (10 - i - seconds) * 1_000);
  t.diagnostic(`late by ${late.map((millis) => millis.toFixed(2)).join(", ")} ms`);
  assert.equal(late.length, 6);
  assert.ok(late.every((millis) => Math.abs(millis) < 5));
});

test("a page that may not sound says so until the first click", async (t) => {
  const browser = await launch();
  t.after(() => browser.close());
  const page = await browser.newPage();
  await page.addInitScript(tellNotice);
  let told = page.waitForEvent("console");
  await page.goto(new Board(page, app.url).address(BYOYOMI));
  assert.match((await told).text(), /^blocked: .*click/);
  told = page.waitForEvent("console");
  await page.mouse.click(5, 5);
  assert.equal((await told).text(), "ready: ");
});
