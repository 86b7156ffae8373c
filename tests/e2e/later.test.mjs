// Parts of the app that are loaded when they are first needed, over a bad network. There is
// no service worker here: it would have them already.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { gzipSync } from "node:zlib";
import { useApp } from "./harness/app.mjs";
import { Board } from "./harness/board.mjs";
import { press } from "./harness/play.mjs";

const app = useApp();
const PARTS = "**/later/*.wasm";

// Opens the page; `handle` gets the requests for parts.
async function visit(t, handle) {
  const page = await (await app.context(t, { serviceWorkers: "block" })).newPage();
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

test("a visit with one move, which is saved, asks for few files, each once", async (t) => {
  const context = await app.context(t, { serviceWorkers: "block" });
  const files = [];
  context.on("request", (request) => files.push(request.url().replace(app.url, "")));
  const page = await context.newPage();
  const board = new Board(page, app.url);
  await page.goto(`${app.url}#/play`);
  await page.waitForLoadState("networkidle");
  const saving = page.waitForEvent("requestfinished", (request) => request.url().includes("-library"));
  await board.move("7g7f");
  await saving;

  const sizes = files.map(async (file) => {
    const content = await readFile(`${app.server.dir}/${file || "index.html"}`);
    return gzipSync(content, { level: 9 }).length;
  });
  const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  t.diagnostic(`${files.length} requests, ${bytes} bytes after gzip`);
  const code = files.filter((file) => /\.(js|css|wasm)$/.test(file));
  assert.deepEqual([...new Set(code)], code);
  assert.ok(files.length <= 20, `${files}`);
  assert.ok(bytes <= 490_000, `${bytes} bytes`);
});
