// Board, both stands and both clocks are in view at once, on every screen from 320x480 up.
import assert from "node:assert/strict";
import { test } from "node:test";
import { launch, useApp } from "./harness/app.mjs";
import { Board } from "./harness/board.mjs";
import { testFirst } from "./harness/long.mjs";
import { RecordScreen } from "./harness/record.mjs";
import { HANDS } from "./harness/scenes.mjs";
import { habits, keep, openSettings } from "./harness/settings.mjs";
import { tellNotice } from "./harness/sound.mjs";
import { until } from "./harness/until.mjs";

const app = useApp();

const SIZES = [
  [320, 480], [320, 568], [360, 640], [390, 844], [600, 800], [768, 1024],
  [480, 320], [568, 320], [640, 360], [740, 360], [844, 390], [1024, 768], [1280, 720], [1440, 900],
];
const GAME = {
  sfen: HANDS,
  main: 5400,
  byoyomi: 60,
  "black-name": "Aoki Harunobu, fourth dan",
  "white-name": "Shirakawa",
};
// What is kept of the settings, and the least width of a square.
const WAYS = {
  "a game": [{}, 24],
  "two people face to face": [{ facing: true }, 22],
  "with signs for who is new": [{ look: { signs: true } }, 22],
  "both": [{ facing: true, look: { signs: true } }, 20],
};

// The places of what has to be in view, and whether anything scrolls the page away.
function places() {
  // Without what is only for those who listen.
  const seen = (it) => getComputedStyle(it).clipPath === "none";
  const of = (selector) => [...document.querySelectorAll(selector)].filter(seen).map((it) => {
    const { x, y, width, height } = it.getBoundingClientRect();
    return { what: `${selector} ${it.closest("[data-hand], [data-clock]")?.dataset.hand ?? ""}`, x, y, width, height };
  });
  const shown = ({ width }) => width > 0;
  const root = document.documentElement;
  return {
    parts: [".board", "[data-hand]", "[data-hand] .hand-item", "[data-clock] .clock-time", ".seat-name"].flatMap(of),
    board: of(".board")[0],
    hands: of("[data-hand]"),
    clocks: of("[data-clock] .clock-time"),
    names: of(".seat-name"),
    tools: of(".tools, .status-text, .status .button").filter(shown),
    square: of("[data-square='5e']")[0].width,
    scrolls: root.scrollHeight > root.clientHeight || root.scrollWidth > root.clientWidth,
  };
}

// By more than a pixel, which is rounding.
const overlap = (a, b) =>
  Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x) > 1 &&
  Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y) > 1;

const say = ({ what, x, y, width, height }) =>
  `${what}: ${[x, y, width, height].map(Math.round).join(" ")}`;

for (const [index, [way, [settings, least]]] of Object.entries(WAYS).entries()) {
  testFirst(index)(`${way}: board, stands and clocks are in view`, async (t) => {
    const page = await app.page(t, { viewport: { width: 320, height: 480 }, hasTouch: true });
    await keep(page, { manner: habits("welcomed"), ...settings });
    await page.goto(`${app.url}#/play?${new URLSearchParams({ black: "human", white: "human", ...GAME })}`);
    await page.locator("[data-status=first-move] button").waitFor();
    await page.locator("[data-action=newcomer]").waitFor({ state: "attached" });
    if (settings.look) await page.locator(".newcomer").waitFor({ state: "attached" });
    const found = [];
    for (const begun of [false, true]) {
      if (begun) {
        await page.locator("[data-status=first-move] button").click();
        await page.locator("[data-square='2h']").click();
      }
      for (const [width, height] of SIZES) {
        await page.setViewportSize({ width, height });
        await page.waitForTimeout(150);
        const { parts, board, hands, clocks, names, tools, square, scrolls } = await page.evaluate(places);
        const where = `${width}x${height}${begun ? "" : ", not begun"}`;
        const wrong = (text) => found.push(`${where}: ${text}`);
        for (const part of [...parts, ...tools]) {
          const { x, y, width: wide, height: tall } = part;
          const inside = x >= -1 && y >= -1 && x + wide <= width + 1 && y + tall <= height + 1;
          if (!inside || wide < 1 || tall < 1) wrong(`not in view: ${say(part)}`);
        }
        const apart = [board, ...hands, ...clocks, ...names, ...tools];
        for (const [index, part] of apart.entries()) {
          for (const other of apart.slice(index + 1)) {
            if (overlap(part, other)) wrong(`${say(part)} lies over ${say(other)}`);
          }
        }
        if (square < least) wrong(`squares are ${square} wide`);
        if (scrolls) wrong("the page scrolls");
      }
    }
    assert.deepEqual(found, []);
  });
}

for (const [index, locale] of ["en-US", "ro-RO"].entries()) {
  testFirst(index)(`the sentences of a first visit cover no square, in ${locale}`, async (t) => {
    const page = await app.page(t, { viewport: { width: 320, height: 480 }, hasTouch: true, locale });
    await page.goto(`${app.url}#/play?black=human&white=human`);
    await page.locator(".welcome").waitFor();
    const found = [];
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      await page.waitForTimeout(150);
      const boxes = (selector) => page.locator(selector).evaluateAll((all) =>
        all.map((it) => it.getBoundingClientRect().toJSON()),
      );
      const [[welcome], [button], squares] = await Promise.all(
        [".welcome", "[data-action=welcomed]", "[data-square]"].map(boxes),
      );
      const covered = squares.filter((square) => overlap(welcome, square)).length;
      if (covered) found.push(`${width}x${height}: ${covered} squares are covered`);
      const { x, y, right, bottom } = button;
      const seen = x >= welcome.x && y >= welcome.y && right <= welcome.right && bottom <= welcome.bottom;
      const inView = welcome.right <= width + 1 && welcome.bottom <= height + 1 && welcome.height >= 40;
      if (!seen || !inView) found.push(`${width}x${height}: not in view`);
    }
    assert.deepEqual(found, []);
  });
}

for (const [index, locale] of ["it-IT", "en-US", "ja-JP", "ro-RO", "sv-SE"].entries()) {
  testFirst(index)(`the tools of a game against the computer fit a small phone, in ${locale}`, async (t) => {
    const page = await app.page(t, { viewport: { width: 320, height: 568 }, hasTouch: true, locale });
    await page.goto(`${app.url}#/play?black=human&white=computer-1`);
    await page.locator("[data-action=hint]").waitFor();
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    assert.equal(wide, 320);
    const cut = await page.locator(".tools .button:visible").evaluateAll((all) =>
      all.filter((it) => it.scrollWidth > it.offsetWidth).map((it) => it.textContent),
    );
    assert.deepEqual(cut, []);
  });
}

test("a game fills the screen, and leaves it again", async (t) => {
  const board = await app.game(t, GAME);
  const { page } = board;
  await openSettings(page);
  const button = page.locator("[data-dialog=settings][open] [data-action=full-screen]");
  await button.click();
  await page.waitForFunction(() => document.fullscreenElement !== null);
  await button.filter({ hasText: "Leave" }).waitFor();
  await page.keyboard.press("Escape");
  await board.root.waitFor();
  await openSettings(page);
  if (await page.evaluate(() => document.fullscreenElement !== null)) await button.click();
  await page.waitForFunction(() => document.fullscreenElement === null);
});

// Where the button of more tools has been, in whole pixels.
function follow() {
  window.places = new Set();
  const look = () => {
    const rect = document.querySelector("[data-action=more]")?.getBoundingClientRect();
    if (rect) window.places.add(`${Math.round(rect.x)},${Math.round(rect.y)}`);
    requestAnimationFrame(look);
  };
  look();
}

for (const [index, [width, height]] of [[1280, 900], [844, 390], [360, 640]].entries()) {
  testFirst(index)(`at ${width}x${height} the tools stay where they are while the rest comes`, async (t) => {
    const page = await app.page(t, { viewport: { width, height } });
    await page.addInitScript(follow);
    await page.goto(`${app.url}#/play?main=600&black=human&white=human`);
    await page.locator("[data-action=newcomer]").waitFor({ state: "attached" });
    await page.waitForLoadState("networkidle");
    assert.equal(await page.evaluate(() => window.places.size), 1);
  });
}

test("the word on sound, which goes with a press, moves nothing from under it", async () => {
  for (const [width, height] of [[1280, 900], [844, 390], [768, 1024], [360, 640]]) {
    // One of its own: where somebody has clicked before, sound may be on from the start.
    const browser = await launch();
    try {
      const page = await browser.newPage({ viewport: { width, height } });
      await page.addInitScript(tellNotice);
      const told = page.waitForEvent("console");
      await page.goto(`${app.url}#/play?main=600&black=human&white=human`);
      assert.match((await told).text(), /^blocked/);
      await page.locator("[data-action=newcomer]").waitFor({ state: "attached" });
      const start = page.locator("[data-status=first-move] button");
      await start.click({ delay: 300, position: { x: 8, y: 8 } });
      await page.locator("[data-clock=black][data-running]").waitFor();
      await page.locator("[data-sound=ready]").waitFor({ state: "attached" });
    } finally {
      await browser.close();
    }
  }
});

// Eighteen moves of pawns.
const PAWNS = "1 9 3 4 5 6 7 8 2".split(" ").map((file) => `${file}g${file}f ${file}c${file}d`).join(" ");
const WIDE = [[1440, 900], [1280, 720], [1024, 600]];

// Whether all of an element is seen: inside what scrolls it, inside the window, under nothing.
function isSeen(page, selector, within) {
  return page.evaluate(([selector, within]) => {
    const part = document.querySelector(selector);
    const box = part.getBoundingClientRect();
    const around = part.closest(within).getBoundingClientRect();
    const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    return box.height > 0 && box.top >= around.top - 1 && box.bottom <= around.bottom + 1 &&
      box.bottom <= innerHeight && part.contains(top);
  }, [selector, within]);
}

for (const white of ["human", "computer-1-at-once"]) {
  for (const [index, place] of ["right", "below"].entries()) {
    testFirst(index)(`the list shows how a game against a ${white} has ended, moves ${place}`, async (t) => {
      for (const [width, height] of WIDE) {
        const page = await app.page(t, { viewport: { width, height } });
        await keep(page, { moves: place, manner: habits("welcomed") });
        const board = new Board(page, app.url);
        await board.open({ moves: PAWNS, white });
        await page.locator(".moves-list li").nth(17).waitFor();
        await page.locator("[data-action=resign]").click();
        await page.locator("[data-action=resign-yes]").click();
        await page.locator(".moves-end").filter({ hasText: "resigned" }).waitFor();
        const where = `${width}x${height}`;
        await until(`${where}: the last row is seen`, () => isSeen(page, ".moves-end", ".moves-list"));
        const list = await page.locator(".moves-list").boundingBox();
        assert.ok(list.height >= 100, `${where}: ${list.height} pixels of moves`);
        const around = place === "below" ? ".play-said" : ".play-side";
        assert.ok(await isSeen(page, ".status-text", around), `${where}: the result`);
        assert.ok(await isSeen(page, "[data-action=review]", around), `${where}: what can be done`);
      }
    });
  }
}

test("the record screen has its parts where a game has them", async (t) => {
  const page = await app.page(t, { viewport: { width: 1440, height: 900 } });
  await keep(page, { moves: "below", hands: "in-line" });
  await page.goto(`${app.url}#/record`);
  const box = (selector) => page.locator(selector).boundingBox();
  // A board takes its size after its place has changed.
  const below = (lower, upper) =>
    until(`${lower} is below ${upper}`, async () => {
      const [first, second] = [await box(upper), await box(lower)];
      return first && second && second.y >= first.y + first.height - 1;
    });
  await page.locator(".tree").waitFor();
  for (const action of [null, "analyse"]) {
    if (action) {
      await page.locator(`[data-action=${action}]:visible`).click();
      await page.locator(".analysis").waitFor();
      await below(".gauge", ".record-table");
    }
    await below(".table-side.near [data-hand]", ".board");
    await below(".board", ".table-side.far [data-hand]");
    for (const part of [".tree", ".record-tools", ".record-heading"]) {
      await below(part, ".record-bar");
    }
    for (const [width, height] of WIDE) {
      await page.setViewportSize({ width, height });
      const { scrolls, square } = await page.evaluate(places);
      assert.equal(scrolls, false, `${width}x${height}`);
      assert.ok(square >= 18, `${width}x${height}: squares are ${square} wide`);
    }
    await page.setViewportSize({ width: 1440, height: 900 });
  }
});

test("what is told of an opened record hides no other part of a phone", async (t) => {
  for (const [width, height] of [[320, 568], [390, 844]]) {
    const page = await app.page(t, { viewport: { width, height }, hasTouch: true });
    const screen = new RecordScreen(page, app.url);
    await screen.go("play");
    const bad = Buffer.from("手合割：平手\n   1 ７六歩(77)\n変な行\n   2 ３四歩(33)\n");
    await screen.open({ name: "bad.kifu", mimeType: "text/plain", buffer: bad });
    const box = (selector) => page.locator(selector).first().evaluate((element) => element.getBoundingClientRect().toJSON());
    const [told, moves, board] = await Promise.all([".record-told .notice", ".tree", ".board"].map(box));
    assert.ok(moves.top >= board.bottom, `${width}: the moves are below the board`);
    assert.ok(told.bottom <= moves.top, `${width}: what is told is above the moves`);
  }
});
