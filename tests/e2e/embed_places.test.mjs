// Boards where authors put them: in a book, in a frame, in our gallery.
import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { test } from "node:test";
import { pathToFileURL } from "node:url";
import { useApp, watchErrors } from "./harness/app.mjs";
import { BOARD } from "./harness/embedded.mjs";
import { host, policyFor } from "./harness/host.mjs";

const app = useApp();

// Opens a book made with mdBook (fixtures/mdbook) at a page, with the policy that
// docs/embedding.md has for it.
async function openBook(t, name) {
  const folder = new URL("fixtures/mdbook/site/", import.meta.url);
  const files = {};
  for (const file of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!file.isFile()) continue;
    const path = new URL(file.name, pathToFileURL(`${file.parentPath}/`));
    const name = path.href.slice(folder.href.length - 1);
    const content = await readFile(path);
    files[name] = name.endsWith(".html") ? content.toString().replaceAll("https://HOST/PATH/", app.url) : content;
  }
  const inline = Object.values(files).flatMap((content) =>
    [...content.toString().matchAll(/<script>([^]*?)<\/script>/g)].map(([, script]) => script));
  const hashes = inline.map((script) => `'sha256-${createHash("sha256").update(script).digest("base64")}'`);
  const own = ["'self'", ...new Set(hashes)].join(" ");
  const policy = policyFor(app.url)
    .replace("script-src ", `script-src ${own} `)
    .replace("style-src ", "style-src 'self' ");
  const page = await (await app.context(t)).newPage();
  const errors = watchErrors(page);
  const other = await host(files, `${policy}; img-src 'self' data:`);
  t.after(() => other.stop());
  const ready = () =>
    page.waitForFunction(() => [...document.querySelectorAll("shogi-board")].every((board) => board.state));
  await page.goto(`${other.url}${name}`);
  await ready();
  return { page, errors, ready };
}

test("a book made with mdBook shows its boards", async (t) => {
  const { page, errors, ready } = await openBook(t, "first-moves.html");
  assert.equal(await page.locator(BOARD).count(), 3);
  const boards = page.locator("shogi-board");
  const fits = await boards.evaluateAll((all) =>
    all.map((board) => board.getBoundingClientRect().width <= board.parentElement.clientWidth));
  assert.deepEqual(fits, [true, true, true]);
  // Its type is 62.5 % of the usual size at the root; the board's is not.
  assert.equal(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize), "10px");
  const place = boards.first().locator(".embed-place");
  assert.equal(await place.evaluate((place) => getComputedStyle(place).fontSize), "15px");
  const comment = boards.first().locator(".embed-comment");
  assert.equal(await comment.textContent(), "Nobody has moved yet & Black begins.");
  await boards.first().locator("[data-action=next]").click();
  assert.equal(await comment.textContent(), "The bishop's diagonal is open.");
  assert.equal(await boards.first().locator("pre").isVisible(), false);

  // In its dark themes the board is dark too.
  const ink = () => place.evaluate((place) => getComputedStyle(place).color);
  const light = await ink();
  await page.locator("#mdbook-theme-toggle").click();
  await page.locator("#mdbook-theme-navy").click();
  assert.notEqual(await ink(), light);
  assert.deepEqual(errors, []);

  await page.locator("a.next:visible").click();
  await page.waitForURL(/mate\.html$/);
  await ready();
  await page.locator(`${BOARD} [data-hand=black] [data-piece=G]`).click();
  await page.locator(`${BOARD} [data-square="5b"]`).click();
  await page.locator("b", { hasText: "Mate!" }).waitFor();
  assert.deepEqual(errors, []);
});

test("arrows on a board do not turn the page of its book", async (t) => {
  const { page } = await openBook(t, "first-moves.html");
  const focused = () =>
    page.evaluate(() => document.activeElement.shadowRoot?.activeElement?.dataset.square);
  const board = page.locator("shogi-board").last();
  await board.locator('[data-square="5e"]').focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowRight");
  assert.equal(await focused(), "4e");
  assert.match(page.url(), /first-moves\.html$/);
  await page.evaluate(() => document.activeElement.blur());
  await page.keyboard.press("ArrowRight");
  await page.waitForURL(/mate\.html$/);
});

test("a frame talks with the origin it is told, and with no other", async (t) => {
  const page = await (await app.context(t)).newPage();
  const errors = watchErrors(page);
  const pages = {};
  const other = await host(pages, policyFor(app.url, { frames: true }).concat("; script-src 'unsafe-inline'"));
  t.after(() => other.stop());
  const origin = new URL(other.url).origin;
  const frame = (told) => `<!doctype html><title>x</title><script>
    window.got = [];
    addEventListener("message", ({ data, origin }) => got.push({ ...data, origin }));
    </script><iframe src="${app.url}embed.html?moves=7g7f+3c3d&mode=replay&origin=${told}" width="600" height="600"></iframe>`;
  pages["/"] = frame(origin);
  pages["/stranger"] = frame("https://stranger.example");
  const got = (event) => page.evaluate((event) => window.got.find((message) => message.event === event), event);
  const send = (message) =>
    page.evaluate((message) => document.querySelector("iframe").contentWindow.postMessage(message, "*"), message);

  await page.goto(other.url);
  await page.waitForFunction(() => window.got.some(({ event }) => event === "ready"));
  const ready = await got("ready");
  assert.deepEqual([ready.komadai, ready.origin, ready.detail.last], [1, new URL(app.url).origin, 2]);
  await page.waitForFunction(() => window.got.some(({ event, detail }) => event === "resize" && detail.height > 200));
  assert.equal(await page.evaluate(() => window.got.some(({ detail }) => detail?.height === 0)), false);
  await send({ komadai: 2, order: "last" });
  await send({ komadai: 1, order: "next" });
  await page.waitForFunction(() => window.got.some(({ event }) => event === "done"));
  assert.deepEqual((await got("done")).detail, { order: "next", done: true });
  assert.equal((await got("ply")).detail.ply, 1);
  await send({ komadai: 1, order: "set", attribute: "moves", value: "2g2f" });
  await page.waitForFunction(() => window.got.some(({ event, detail }) => event === "ready" && detail.last === 1));

  await page.goto(`${other.url}stranger`);
  await page.frameLocator("iframe").locator("[data-board]").waitFor();
  await send({ komadai: 1, order: "next" });
  assert.deepEqual(await page.evaluate(() => window.got), []);
  assert.equal(errors.filter((error) => !error.includes("postMessage")).length, 0);
});

test("the gallery shows each of its boards", async (t) => {
  const page = await app.page(t);
  page.removeAllListeners("console");
  await page.goto(`${app.url}gallery.html`);
  for (const id of ["view", "replay", "play", "task", "mate", "small"]) {
    await page.waitForFunction((id) => document.getElementById(id).state, id);
  }
  await page.locator("#fault .fault").waitFor();
  await page.frameLocator("iframe").locator("[data-board]").waitFor();
  assert.equal(await page.locator("#fault pre").isVisible(), true);
  await page.locator("#task summary").click();
  assert.equal(await page.locator("#task [slot=hint]").isVisible(), true);
  assert.equal(await page.locator("#small [data-action=next]").getAttribute("aria-label"), "一手進む");
});
