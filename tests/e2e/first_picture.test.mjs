// The drawing of the board that is there before the program: in the place where the board will
// stand, in the reader's colours and language, and gone once the program has come.
import assert from "node:assert/strict";
import { test } from "node:test";
import { useApp } from "./harness/app.mjs";
import { Board } from "./harness/board.mjs";
import { testFirst } from "./harness/long.mjs";

const app = useApp();
const PROGRAM = "**/*_bg.wasm";

const SIZES = [
  [320, 480], [360, 640], [390, 844], [568, 320], [640, 360], [844, 390], [600, 800], [768, 1024], [1024, 768],
  [1280, 720], [1440, 900], [1920, 1080],
];
const SCREENS = {
  play: ["#/play", "[data-board]", [".board", ".grid", ".hand"]],
  // Its last cards are loaded later.
  home: ["#/", "main.home .home-recent", [".mini-board", ".home-head h1", ".home-first h2"]],
};

// Opens the page and stops before the program comes, until `come` is called.
async function visit(t, hash, options = {}) {
  const context = await app.context(t, options);
  const page = await context.newPage();
  let come;
  const coming = new Promise((resolve) => (come = resolve));
  await page.route(PROGRAM, async (route) => {
    await coming;
    await route.continue();
  });
  await page.goto(app.url + hash, { waitUntil: "domcontentloaded" });
  return { page, come, picture: page.locator("#first-picture") };
}

function places(selectors) {
  return selectors.flatMap((selector) => [...document.querySelectorAll(selector)].map((found) => {
    const { x, y, width, height } = found.getBoundingClientRect();
    return `${selector} ${[x, y, width, height].map(Math.round).join(" ")}`;
  }));
}

for (const [index, [name, [hash, mounted, selectors]]] of Object.entries(SCREENS).entries()) {
  testFirst(index)(`${name}: nothing moves when the program comes`, { timeout: 120_000 }, async (t) => {
    for (const [width, height] of SIZES) {
      const { page, come, picture } = await visit(t, hash, { viewport: { width, height } });
      await picture.locator(".first-pieces").waitFor();
      const before = await page.evaluate(places, selectors);
      come();
      // Small screens do not show all of it.
      await page.locator(mounted).waitFor({ state: "attached" });
      assert.equal(await picture.count(), 0);
      assert.deepEqual(await page.evaluate(places, selectors), before, `${width}x${height}`);
      await page.context().close();
    }
  });
}

test("the pieces are drawn", async (t) => {
  const { page } = await visit(t, "#/play");
  const size = await page.locator(".first-pieces").evaluate(async (image) => {
    await image.decode();
    return [image.naturalWidth > 0, image.getBoundingClientRect().width > 0];
  });
  assert.deepEqual(size, [true, true]);
});

test("who listens, and what looks for errors, is told nothing of it", async (t) => {
  const { picture } = await visit(t, "#/");
  assert.equal(await picture.getAttribute("aria-hidden"), "true");
  assert.equal(await picture.locator("a, button, input, [tabindex]").count(), 0);
});

test("the texts are those of the page, in the reader's language", { timeout: 60_000 }, async (t) => {
  for (const locale of ["en-US", "ja-JP", "it-IT", "ro-RO", "sv-SE"]) {
    const { page, come } = await visit(t, "#/", { locale });
    const texts = () => page.locator(".home-head, .home-first").allInnerTexts();
    const words = (all) => all.map((text) => text.split("\n").filter(Boolean));
    const before = words(await texts());
    come();
    await page.locator("main.home").waitFor();
    // The buttons are not there before they can be pressed.
    const [head, card] = words(await texts());
    assert.deepEqual(before, [head, card.slice(0, -2)], locale);
  }
});

test("the language and the colours are those that were chosen", async (t) => {
  const { page, come, picture } = await visit(t, "#/");
  come();
  await page.locator("main.home").waitFor();
  await page.evaluate(() => {
    const value = { theme: "dark", language: "sv" };
    localStorage.setItem("komadai.settings", JSON.stringify({ version: 2, value }));
  });
  await page.route(PROGRAM, () => {});
  await page.reload({ waitUntil: "domcontentloaded" });
  assert.equal(await picture.getAttribute("lang"), "sv");
  assert.equal(await page.locator("html").getAttribute("data-theme"), "dark");
});

test("a game that goes on is not shown as one that begins", async (t) => {
  const { page, come, picture } = await visit(t, "#/play");
  come();
  const board = new Board(page, app.url);
  await board.root.waitFor();
  await page.route(PROGRAM, () => {});
  await page.reload({ waitUntil: "domcontentloaded" });
  assert.ok(await picture.locator(".first-pieces").isVisible());

  await page.unroute(PROGRAM);
  await page.reload();
  await board.move("7g7f");
  await page.waitForFunction(() => localStorage.getItem("komadai.game")?.includes("7g7f"));
  await page.route(PROGRAM, () => {});
  await page.reload({ waitUntil: "domcontentloaded" });
  assert.ok(await picture.locator(".board").isVisible());
  assert.ok(await picture.locator(".first-pieces").isHidden());
});

test("there is none where the program cannot start, without scripts, and on other screens", async (t) => {
  const { page, picture } = await visit(t, "#/play");
  await page.unroute(PROGRAM);
  await page.route(PROGRAM, (route) => route.abort());
  await page.reload();
  await page.locator("#no-start").waitFor();
  assert.equal(await picture.count(), 0);

  const silent = await visit(t, "#/play", { javaScriptEnabled: false });
  assert.ok(await silent.picture.isHidden());

  const clock = await visit(t, "#/clock");
  assert.ok(await clock.picture.isHidden());
});
