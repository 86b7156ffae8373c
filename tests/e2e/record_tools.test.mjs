// The record screen's tools and menus, its column on wide screens, and its sheets on a phone.
import assert from "node:assert/strict";
import { test } from "node:test";
import { useApp } from "./harness/app.mjs";
import { Board } from "./harness/board.mjs";
import { testFirst } from "./harness/long.mjs";
import { RecordScreen } from "./harness/record.mjs";
import { showTool } from "./harness/tools.mjs";

const app = useApp();
const phone = (width, height) => ({ viewport: { width, height }, hasTouch: true, isMobile: true });
const MOVES = "7g7f 3c3d 2g2f 8c8d 2f2e 8d8e 6i7h 4a3b 2e2d 2c2d 2h2d 8e8f 8g8f 8b8f 2d3d 2b3c";

async function opened(t, options) {
  const screen = new RecordScreen(await app.page(t, options), app.url);
  await screen.go("usen=~0.6y2.");
  await screen.open({
    name: "game.usi",
    mimeType: "text/plain",
    buffer: Buffer.from(`position startpos moves ${MOVES}`),
  });
  return screen;
}

const focused = (page, selector) =>
  page.waitForFunction((selector) => document.activeElement.matches(selector), selector);

// How much of the current move's row is seen in its list, and of the list in the window.
// Waits until the current move is in view.
const rowInView = (page) => page.waitForFunction(() => {
  const list = document.querySelector("[role=tree]").getBoundingClientRect();
  const row = document.querySelector("[role=treeitem][aria-selected=true]").getBoundingClientRect();
  const inside = row.top >= list.top - 1 && row.bottom <= list.bottom + 1
    && row.left >= list.left - 1 && row.right <= list.right + 1;
  return inside && row.top >= 0 && row.bottom <= innerHeight && row.left >= 0 && row.right <= innerWidth;
});

test("eight tools are in view, the others in menus that keys open", async (t) => {
  const { page } = await opened(t);
  assert.equal(await page.locator(".record-tools button:visible").count(), 8);
  await page.locator("[data-menu=file]").focus();
  await page.keyboard.press("ArrowDown");
  await focused(page, "[data-action=new-record]");
  // The keys of the screen are the menu's now.
  const before = await page.locator("main.record").getAttribute("data-node");
  for (const key of ["End", "Home", "ArrowDown"]) await page.keyboard.press(key);
  await focused(page, "[data-action=open]");
  assert.equal(await page.locator("main.record").getAttribute("data-node"), before);
  await page.keyboard.press("Escape");
  await focused(page, "[data-menu=file]");
  assert.equal(await page.locator("[data-action=shelf]").isVisible(), false);
  // From one menu to another by one click.
  await page.locator("[data-menu=file]").click();
  await page.mouse.click(...(await middle(page, "[data-menu=view]")));
  await page.locator("[data-jump=branch] button").first().waitFor();
  assert.equal(await page.locator("[data-action=open]").isVisible(), false);
});

async function middle(page, selector) {
  const { x, y, width, height } = await page.locator(selector).boundingBox();
  return [x + width / 2, y + height / 2];
}

test("keyboard shortcuts are shown in the menus and on `?`", async (t) => {
  const { page } = await opened(t);
  await showTool(page, "[data-jump=branch] button");
  const item = page.locator("[data-jump=branch] button").first();
  assert.equal(await item.getAttribute("aria-keyshortcuts"), "PageUp");
  assert.match(await item.innerText(), /PgUp$/);
  await page.keyboard.press("Escape");
  await page.keyboard.press("?");
  const dialog = page.locator("[data-dialog=shortcuts][open]");
  await dialog.waitFor();
  assert.ok((await dialog.locator("kbd").count()) > 12);
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "detached" });
});

for (const [index, [width, height]] of [[1024, 600], [1280, 720], [1440, 900]].entries()) {
  testFirst(index)(`the moves stay in view beside the analysis at ${width} by ${height}`, async (t) => {
    const screen = await opened(t, { viewport: { width, height } });
    const { page } = screen;
    for (let step = 0; step < 12; step += 1) await page.keyboard.press("ArrowRight");
    await rowInView(page);
    await screen.tool("analyse");
    await page.locator("[data-analysis]").waitFor();
    const rows = async () => {
      const { height } = await page.locator("[role=tree]").boundingBox();
      return height / (await page.locator("[role=treeitem]").first().boundingBox()).height;
    };
    // The rest of the column is for what is said of the move.
    assert.ok((await rows()) >= (height < 800 ? 4 : 7), `${await rows()} rows`);
    await page.waitForFunction(() => {
      const list = document.querySelector("[role=tree]").getBoundingClientRect();
      const row = document.querySelector("[role=treeitem][aria-selected=true]").getBoundingClientRect();
      return row.top >= list.top - 1 && row.bottom <= list.bottom + 1;
    });
    await page.keyboard.press("End");
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    await rowInView(page);
  });
}

test("on a phone the board is large, and the moves are one line", async (t) => {
  const screen = await opened(t, phone(360, 640));
  const { page } = screen;
  const { width } = await page.locator("[data-square='5e']").boundingBox();
  assert.ok(width >= 34, `squares of ${width} pixels`);
  const { height } = await page.locator("[role=tree]").boundingBox();
  assert.ok(height < 60, "one line");
  for (let step = 0; step < 9; step += 1) await screen.walk("forward");
  await page.waitForTimeout(100);
  await rowInView(page);
  await screen.rows().nth(8).tap();
  assert.equal(await screen.ply(), 8);
});

test("on a phone parts come up as sheets, and go by button, Escape and a touch outside", async (t) => {
  for (const [width, height] of [[360, 640], [320, 480]]) {
    const screen = await opened(t, phone(width, height));
    const { page } = screen;
    const tab = (name) => page.locator(`[data-tab=${name}]`);
    const sheet = page.locator(".record-sheet");
    const open = async (name, selector) => {
      await tab(name).tap();
      await page.locator(selector).first().waitFor();
      assert.equal(await tab(name).getAttribute("aria-expanded"), "true");
      const { height: tall, y } = await sheet.boundingBox();
      assert.ok(tall <= height * 0.6 + 1, `${name} is ${tall} pixels high`);
      return y;
    };
    const closed = async (name) => {
      await page.waitForFunction((name) =>
        document.querySelector(`[data-tab=${name}]`).getAttribute("aria-expanded") === "false", name);
    };
    const sfen = await screen.sfen();

    await open("comment", "textarea[name=comment]");
    await page.locator("[data-action=close-sheet]").tap();
    await closed("comment");
    await focused(page, "[data-tab=comment]");

    const top = await open("more", "[data-menu=file]");
    await page.touchscreen.tap(width / 2, top - 20);
    await closed("more");

    await open("moves", "[role=treeitem]");
    await screen.rows().nth(3).tap();
    assert.equal(await screen.ply(), 3);
    await page.keyboard.press("Escape");
    await closed("moves");
    await screen.walk("first");
    assert.equal(await screen.sfen(), sfen);
    // Nothing was picked up by the touch outside.
    assert.equal(await page.locator(".selected").count(), 0);

    const analysis = await open("analysis", "[data-analysis]");
    if (height >= 600) {
      const own = await page.locator("[data-square='5i']").boundingBox();
      assert.ok(own.y + own.height <= analysis, "the analysis covers nothing of the board");
    }
    await page.locator("[data-action=close-analysis]").tap();
    await closed("analysis");
    assert.equal(await page.locator("[data-analysis]").count(), 0);
  }
});

test("on a phone a tool of a menu takes two touches from its tab, and the sheet is gone", async (t) => {
  const screen = await opened(t, phone(360, 640));
  const { page } = screen;
  await page.locator("[data-tab=more]").tap();
  await page.locator("[data-menu=file]").tap();
  const rows = await page.locator("[role=menu]:visible .menu-item").evaluateAll((items) =>
    items.map((item) => item.getBoundingClientRect().height));
  assert.ok(rows.length > 4 && rows.every((height) => height >= 44), `${rows}`);
  await page.locator("[data-action=information]").tap();
  await page.locator("[data-dialog=information][open]").waitFor();
  await page.keyboard.press("Escape");
  await focused(page, "[data-tab=more]");
  assert.equal(await page.locator(".record-tools").isVisible(), false);
});

test("the way back leads to the game, or to the games", async (t) => {
  const page = await app.page(t, phone(360, 640));
  const board = new Board(page, app.url, { touch: true });
  await board.open({ moves: "7g7f" });
  await page.evaluate(() => (location.hash = "/record"));
  const back = page.locator("[data-action=to-game]");
  await back.waitFor();
  const { x, y } = await back.boundingBox();
  assert.ok(x < 10 && y < 10, `at ${x}, ${y}`);
  await back.tap();
  await page.locator("main.play").waitFor();
  const screen = await opened(t, phone(360, 640));
  await screen.action("to-games").tap();
  await screen.page.waitForFunction(() => location.hash === "#/games");
});
