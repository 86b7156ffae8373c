// What is served: the first load, and what the service worker answers.
import assert from "node:assert/strict";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { test } from "node:test";
import { controlled, useApp } from "./harness/app.mjs";
import { Board } from "./harness/board.mjs";
import { copyOfDist } from "./harness/releases.mjs";
import { ROOT, serve } from "./harness/server.mjs";
import { openSettings } from "./harness/settings.mjs";

const app = useApp();

test("a first load fetches the shell and nothing else", async (t) => {
  const page = await app.page(t, { serviceWorker: true });
  const fetched = new Set();
  page.on("request", (request) => fetched.add(request.url()));
  await page.goto(app.url, { waitUntil: "load" });
  await controlled(page);
  const shell = await page.evaluate(async () => {
    const [name] = await caches.keys();
    return (await (await caches.open(name)).keys()).map(({ url }) => url);
  });
  const allowed = new Set([...shell, `${app.url}sw.js`]);
  assert.deepEqual([...fetched].filter((url) => !allowed.has(url)), []);
  assert.ok(fetched.has(app.url));
  assert.ok(shell.some((url) => url.endsWith(".wasm")));
  // What is loaded when it is needed is kept for then.
  assert.ok(shell.some((url) => url.includes("/later/")));
});

test("the board is there, and takes a move, before anything else has come", async (t) => {
  const page = await app.page(t);
  const held = [];
  // All parts but that of the screen.
  const others = /\/later\/app-\w+-(?!(play|text)\.)\w+\.wasm$/;
  await page.route(others, (route) => held.push(route));
  const board = new Board(page, app.url);
  await board.open();
  await board.move("7g7f");
  assert.ok(held.length > 0);
  await Promise.all(held.splice(0).map((route) => route.continue()));
  await page.unroute(others);
  await page.locator("[data-action=newcomer]").waitFor({ state: "attached" });
});

test("pages that are not the app's, and files with a query, come from the server", async (t) => {
  const dir = await copyOfDist(t, app.server.dir);
  await writeFile(join(dir, "other.html"), "<!doctype html><link rel=icon href=data:,><title>other</title>");
  const server = await serve({ dir });
  t.after(() => server.stop());
  const page = await app.page(t, { serviceWorker: true });
  await page.goto(server.url);
  await controlled(page);

  await page.goto(`${server.url}other.html`);
  assert.equal(await page.title(), "other");
  await page.goto(`${server.url}?v=2`);
  assert.notEqual(await page.title(), "other");

  await writeFile(join(dir, "boot.js"), "// changed");
  const boot = (query) =>
    page.evaluate(async (name) => (await fetch(name)).text(), `boot.js${query}`);
  assert.equal(await boot("?v=2"), "// changed");
  assert.notEqual(await boot(""), "// changed");
});

test("where the app cannot start, the page says so", async (t) => {
  const page = await (await app.context(t)).newPage();
  await page.route("**/*.wasm", (route) => route.abort());
  await page.goto(app.url);
  await page.locator("#no-start").waitFor({ state: "visible" });
});

test("the settings name the version, what is new, and the licences of everything inside", async (t) => {
  const page = await app.page(t);
  await new Board(page, app.url).open();
  await openSettings(page);
  const about = page.locator("[data-dialog=settings][open] .about");
  const [, version] = /^version = "(.+)"$/m.exec(await readFile(`${ROOT}Cargo.toml`, "utf8"));
  await about.locator("summary", { hasText: `Version ${version}` }).click();
  assert.ok((await about.locator("li").count()) >= 3);
  const opened = page.waitForEvent("popup");
  await about.getByRole("link", { name: "Licences" }).click();
  const licences = await opened;
  await licences.getByRole("heading", { name: "Licences" }).waitFor();
  await licences.getByRole("cell", { name: /^leptos \d/ }).waitFor();
  await licences.getByRole("heading", { name: /Yuji Syuku/ }).waitFor();
});
