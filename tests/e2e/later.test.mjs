// Parts of the app that are loaded when they are first needed, over a bad network. There is
// no service worker here: it would have them already.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { gzipSync } from "node:zlib";
import { useApp } from "./harness/app.mjs";
import { Board } from "./harness/board.mjs";
import { press } from "./harness/play.mjs";
import { netHost } from "./harness/net_host.mjs";
import { until } from "./harness/until.mjs";

const app = useApp();
// Of the screen of a game, what it can begin without; of the page, what few visits need.
const PARTS = /\/later\/app-\w+-(details|extras)\.wasm$/;

// Opens a game; `handle` gets the requests for those parts.
async function visit(t, handle) {
  const page = await (await app.context(t)).newPage();
  await page.route(PARTS, handle);
  await new Board(page, app.url).open();
  return page;
}

test("a press is kept while the part is on its way", async (t) => {
  let arrive;
  const arrived = new Promise((resolve) => (arrive = resolve));
  const page = await visit(t, async (route) => {
    await arrived;
    await route.continue();
  });
  await page.locator(".app-menu [data-action=settings]").click();
  assert.equal(await page.locator("dialog[open]").count(), 0);
  arrive();
  await page.locator("[data-dialog=settings][open] [name=theme]").waitFor();
});

test("what is typed while a part of the screen is on its way goes into the field for moves", async (t) => {
  let arrive;
  const arrived = new Promise((resolve) => (arrive = resolve));
  const page = await visit(t, async (route) => {
    await arrived;
    await route.continue();
  });
  const field = page.locator("[name=move]");
  await page.keyboard.press("/");
  await page.keyboard.type("7g7");
  arrive();
  await page.locator("[name=move]:focus").waitFor();
  await page.keyboard.type("f");
  assert.equal(await field.inputValue(), "7g7f");
  await page.keyboard.press("Enter");
  await page.locator("[data-piece=P][data-square='7f']").waitFor();
  assert.equal(await field.inputValue(), "");

  // Escape gives it up.
  await page.keyboard.press("Escape");
  await page.locator("[data-square]:focus").waitFor();
});

test("a part that does not come is told in words, and asked for again", async (t) => {
  const page = await visit(t, (route) => route.abort());
  await press(page, "new-game");
  const dialog = page.locator("[data-dialog=new-game][open]");
  await dialog.locator("[role=alert]").filter({ hasText: "could not be loaded" }).waitFor();
  await dialog.getByRole("button").click();
  await dialog.waitFor({ state: "detached" });

  await page.unroute(PARTS);
  await press(page, "new-game");
  await dialog.locator("[name=level]").waitFor();
});

test("a host that falls silent in the middle of a part is given up", async (t) => {
  const host = await netHost(t, app.server.dir);
  host.silent = "-extras.wasm";
  const page = await (await app.context(t)).newPage();
  await page.clock.install();
  const asked = page.waitForRequest((request) => request.url().endsWith(host.silent));
  await new Board(page, host.url).open();
  await press(page, "new-game");
  await asked;
  const dialog = page.locator("[data-dialog=new-game][open]");
  await page.clock.runFor(29_000);
  assert.equal(await dialog.getByText("could not be loaded").count(), 0);
  await page.clock.runFor(2_000);
  await dialog.getByText("could not be loaded").waitFor();
  await dialog.getByRole("button").click();

  host.silent = null;
  await press(page, "new-game");
  await dialog.locator("[name=opponent]").first().waitFor();
});

// The names of parts that a page asks for.
function partsOf(page) {
  const parts = [];
  page.on("request", (request) => {
    const [, part] = /\/later\/app-[0-9a-f]+-(\w+)\.wasm$/.exec(request.url()) ?? [];
    if (part) parts.push(part);
  });
  return parts;
}

test("what the next screen is likely to need is fetched while the page is idle", async (t) => {
  for (const [hash, needed, saves] of [
    ["#/", ["common", "details", "engine", "learn", "lesson", "library", "names", "opponent", "play", "problems", "record"], false],
    ["#/play", ["details", "library", "play"], false],
    // What the screens themselves need, and no more.
    ["#/", ["library"], true],
    ["#/play", ["details", "play"], true],
  ]) {
    const page = await (await app.context(t)).newPage();
    if (saves) {
      await page.addInitScript(() => {
        Object.defineProperty(Navigator.prototype, "connection", { value: { saveData: true } });
      });
    }
    const parts = partsOf(page);
    const named = () => parts.filter((part) => part !== "shared" && part !== "text").toSorted();
    await page.goto(app.url + hash);
    await until(`${hash} asks for ${needed}`, () => needed.every((part) => parts.includes(part)));
    await page.waitForLoadState("networkidle");
    assert.deepEqual(named(), needed, `${hash} ${saves}`);
    await page.context().close();
  }
});

test("a visit with one move, which is saved, asks for few files, each once", async (t) => {
  const context = await app.context(t);
  const files = [];
  context.on("request", (request) => files.push(request.url().replace(app.url, "")));
  const page = await context.newPage();
  const board = new Board(page, app.url);
  await page.goto(`${app.url}#/play`);
  await page.waitForLoadState("networkidle");
  // It comes when the page is idle, or with the move.
  await board.move("7g7f");
  await page.waitForLoadState("networkidle");
  assert.ok(files.some((file) => file.includes("-library")));

  const sizes = files.map(async (file) => {
    const content = await readFile(`${app.server.dir}/${file || "index.html"}`);
    return gzipSync(content, { level: 9 }).length;
  });
  const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  t.diagnostic(`${files.length} requests, ${bytes} bytes after gzip`);
  const code = files.filter((file) => /\.(js|css|wasm)$/.test(file));
  assert.deepEqual([...new Set(code)], code);
  assert.ok(files.length <= 20, `${files}`);
  assert.ok(bytes <= 592_000, `${bytes} bytes`);
});
