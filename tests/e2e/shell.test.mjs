// What is served: the first load, and what the service worker answers.
import assert from "node:assert/strict";
import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { controlled, useApp } from "./harness/app.mjs";
import { serve } from "./harness/server.mjs";

const app = useApp();

test("a first load fetches the shell and nothing else", async (t) => {
  const page = await app.page(t);
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
  // What is loaded when it is needed is kept for then, but the page has not asked for it.
  const later = (url) => url.includes("/later/");
  assert.ok(shell.some(later));
  assert.ok(![...fetched].some(later));
});

test("pages that are not the app's, and files with a query, come from the server", async (t) => {
  const dir = await copyOfDist(t, app.server.dir);
  await writeFile(join(dir, "other.html"), "<!doctype html><link rel=icon href=data:,><title>other</title>");
  const server = await serve({ dir });
  t.after(() => server.stop());
  const page = await app.page(t);
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

test("a new version waits until it is accepted, and old tabs keep theirs", { timeout: 60_000 }, async (t) => {
  const dir = await copyOfDist(t, app.server.dir);
  const server = await serve({ dir });
  t.after(() => server.stop());
  const page = await app.page(t);
  await page.goto(server.url);
  await controlled(page);
  const old = await page.context().newPage();
  await old.goto(server.url);
  const first = await buildOf(page);

  const second = first.replace(/^./, (digit) => (digit === "0" ? "1" : "0"));
  for (const file of ["index.html", "sw.js"]) {
    const text = await readFile(join(dir, file), "utf8");
    await writeFile(join(dir, file), text.replaceAll(first, second));
  }
  await page.reload();
  assert.equal(await buildOf(page), first);
  await page.locator("html[data-update=ready]").waitFor();
  // Another start of the old version leaves the new one alone.
  await page.reload();
  await page.locator("html[data-update=ready]").waitFor();
  assert.equal(await buildOf(page), first);
  assert.deepEqual(await builds(page), [first, second].sort());

  await Promise.all([
    page.waitForNavigation(),
    page.evaluate(() => document.dispatchEvent(new Event("komadai-update-accepted"))),
  ]);
  assert.equal(await buildOf(page), second);
  // The other tab was not touched, and its files are still there.
  assert.equal(await buildOf(old), first);
  assert.deepEqual(await builds(page), [first, second].sort());

  await old.close();
  await page.reload();
  while ((await builds(page)).length > 1) await page.waitForTimeout(50);
  assert.deepEqual(await builds(page), [second]);
});

test("a half-finished deployment is not kept", async (t) => {
  const dir = await copyOfDist(t, app.server.dir);
  const file = join(dir, "index.html");
  const page = await app.page(t);
  const text = await readFile(file, "utf8");
  await writeFile(file, text.replace(/(name="build" content=")[^"]+/, "$1of-another-build"));
  const server = await serve({ dir });
  t.after(() => server.stop());
  await page.goto(server.url);
  const state = await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.register("./sw.js");
    const { installing } = registration;
    if (installing) await new Promise((resolve) => (installing.onstatechange = resolve));
    return installing?.state ?? "gone";
  });
  assert.ok(["redundant", "gone"].includes(state), state);
  assert.deepEqual(await page.evaluate(() => caches.keys()), []);
});

test("where the app cannot start, the page says so", async (t) => {
  const page = await (await app.context(t)).newPage();
  await page.route("**/*.wasm", (route) => route.abort());
  await page.goto(app.url);
  await page.locator("#no-start").waitFor({ state: "visible" });
});

async function copyOfDist(t, dist) {
  const dir = await mkdtemp(join(tmpdir(), "komadai-"));
  t.after(() => rm(dir, { recursive: true }));
  await cp(dist, dir, { recursive: true });
  return dir;
}

function buildOf(page) {
  return page.locator("meta[name=build]").getAttribute("content");
}

async function builds(page) {
  const names = await page.evaluate(() => caches.keys());
  return names.map((name) => name.split(" ").at(-1)).sort();
}
