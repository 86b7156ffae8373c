// The tutorial site, where `cargo xtask book` has made it.
import assert from "node:assert/strict";
import { access, readdir, readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { test } from "node:test";
import { controlled, useApp, watchErrors } from "./harness/app.mjs";
import { untilKept } from "./harness/kept.mjs";
import { course, playLesson, withoutPauses } from "./harness/lesson.mjs";
import { serve } from "./harness/server.mjs";

const SITE = new URL("../../dist/book/", import.meta.url);
const skip = await access(SITE).then(() => false, () => "no dist/book/: `cargo xtask book` makes it");
const app = useApp();

// The languages, by the folders.
async function languages() {
  const entries = await readdir(SITE, { withFileTypes: true });
  return entries.filter((entry) => entry.isDirectory() && entry.name !== "boards").map(({ name }) => name);
}

const AXE = await readFile(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

// The pages of the first lesson and of another one.
const PAGES = ["the-board.html", "two-pawns.html"];

test("every address in a page is relative and leads to a file", { skip }, async () => {
  const missing = [];
  for (const language of ["", ...(await languages()).map((name) => `${name}/`)]) {
    const folder = new URL(language, SITE);
    const pages = (await readdir(folder)).filter((name) => name.endsWith(".html"));
    assert.ok(pages.length > (language ? 70 : 0), language);
    for (const page of pages) {
      const text = await readFile(new URL(page, folder), "utf8");
      const addresses = [...text.matchAll(/ (?:href|src)="([^"#?]+)[^"]*"/g)].map(([, address]) => address);
      for (const address of new Set(addresses)) {
        const target = new URL(address, new URL(page, folder));
        const there = !address.startsWith("/") && (await access(target).then(() => true, () => false));
        if (!there) missing.push(`${language}${page}: ${address}`);
      }
    }
  }
  assert.deepEqual(missing, []);
});

test("a reader comes from the languages to a lesson, in light and in dark", { skip }, async (t) => {
  for (const language of await languages()) {
    const page = await app.page(t, { colorScheme: language === "en" ? "dark" : "light" });
    await page.goto(`${app.url}book/`);
    await page.locator(`a[hreflang=${language}]`).click();
    await page.locator("main a[href='two-pawns.html']").click();
    await page.waitForURL(`**/${language}/two-pawns.html`);
    assert.equal(await page.getAttribute("html", "lang"), language);
    const boards = page.locator("shogi-board[lesson=two-pawns]");
    assert.equal(await boards.count(), 6);
    await page.waitForFunction(() => customElements.get("shogi-board"));
    // Each step is there in place of its picture.
    const { lessons } = await course(language);
    const { steps } = lessons.find(({ id }) => id === "two-pawns");
    for (const { id } of steps) {
      await page.locator(`shogi-board[step=${id}] .lesson[data-step=${id}]`).waitFor();
      await page.locator(`shogi-board[step=${id}] img`).waitFor({ state: "hidden" });
    }
    const isDark = await page.evaluate(() => document.documentElement.classList.contains("navy"));
    assert.equal(isDark, language === "en");
  }
});

test("lessons are done in the book", { skip, timeout: 300_000 }, async (t) => {
  for (const [index, language] of (await languages()).entries()) {
    const page = await app.page(t);
    await withoutPauses(page);
    const { lessons } = await course(language);
    // Without a line to step through, which the script does without waiting.
    const lesson = lessons.filter(({ steps }) => !steps.some(({ goal }) => goal.read?.moves))[2 + index];
    await page.goto(`${app.url}book/${language}/${lesson.id}.html`);
    const host = `shogi-board[step=${lesson.steps[0].id}]`;
    await page.locator(`${host} .lesson`).waitFor();
    const shown = await playLesson(page, lesson, host);
    assert.equal(shown.length, lesson.steps.length);
  }
});

test("without scripts, and on the page to be printed, there are pictures", { skip }, async (t) => {
  const context = await app.context(t, { javaScriptEnabled: false });
  for (const language of await languages()) {
    const page = await context.newPage();
    await page.goto(`${app.url}book/${language}/two-pawns.html`);
    const picture = page.locator("shogi-board img").first();
    await picture.scrollIntoViewIfNeeded();
    const size = await picture.evaluate(async (image) => {
      await image.decode();
      return [image.naturalWidth > 300, image.getBoundingClientRect().width > 300];
    });
    assert.deepEqual(size, [true, true]);
    await page.goto(`${app.url}book/${language}/print.html`);
    const counts = await page.evaluate(() =>
      ["shogi-board img", "script[src$='embed.js']"].map((found) => document.querySelectorAll(found).length));
    assert.ok(counts[0] > 400, `${counts[0]} pictures`);
    assert.equal(counts[1], 0);
    await page.close();
  }
});

// mdBook's own menu bar is left out: it has a label with aria-expanded.
test("axe-core finds nothing in what is ours", { skip }, async (t) => {
  const found = {};
  const pages = ["en/index.html", "en/chapter_forbidden.html", "en/two-pawns.html"];
  if ((await languages()).includes("ja")) pages.push("ja/two-pawns.html");
  for (const colorScheme of ["light", "dark"]) {
    for (const address of ["", ...pages]) {
      const page = await app.page(t, { colorScheme });
      await page.goto(`${app.url}book/${address}`);
      await page.waitForLoadState("networkidle");
      await page.evaluate(AXE);
      const parts = address ? ["main", "#mdbook-sidebar"] : ["html"];
      const violations = await page.evaluate(
        async (include) => (await axe.run({ include })).violations, parts);
      const texts = violations.map(({ id, nodes }) =>
        `${id}: ${nodes.map(({ html }) => html).join(" | ").slice(0, 300)}`);
      if (texts.length) found[`${address} ${colorScheme}`] = texts;
    }
  }
  assert.deepEqual(found, {});
});

test("words are found", { skip }, async (t) => {
  const page = await app.page(t);
  await page.goto(`${app.url}book/en/index.html?search=nifu`);
  await page.locator("#mdbook-searchresults a").first().waitFor();
  const found = await page.locator("#mdbook-searchresults a").allTextContents();
  assert.ok(found.some((title) => title.includes("Two pawns")), found.join("; "));
});

test("words are found where there are no spaces between them", { skip }, async (t) => {
  if (!(await languages()).includes("ja")) return t.skip("no Japanese yet");
  const page = await app.page(t);
  await page.goto(`${app.url}book/ja/index.html`);
  const field = page.locator(".lesson-search input");
  await field.fill("７六");
  const found = page.locator(".lesson-search li a");
  await found.first().waitFor();
  const address = await found.first().getAttribute("href");
  await found.first().click();
  await page.locator("h2:target").waitFor();
  assert.equal(page.url(), address);
  await field.fill("zzz");
  await page.locator(".lesson-search ol").waitFor({ state: "hidden" });
});

test("with the server gone, pages that were never visited are there", { skip }, async (t) => {
  const server = await serve();
  t.after(() => server.stop());
  const context = await app.context(t, { serviceWorker: true });
  const page = await context.newPage();
  await page.goto(`${server.url}book/en/${PAGES[0]}`);
  await controlled(page);
  await untilKept(page, "/book/en/offline.json");
  await server.stop();
  const errors = watchErrors(page);
  for (const [address, heading] of [
    [`en/${PAGES[1]}`, "Two pawns on a file"],
    ["en/", "Learn shogi"],
    ["", "Komadai"],
  ]) {
    await page.goto(`${server.url}book/${address}`);
    assert.equal(await page.locator("main h1").first().textContent(), heading);
  }
  await page.goto(`${server.url}book/en/${PAGES[1]}`);
  await page.locator("shogi-board .lesson").first().waitFor();
  // Pictures, which the boards stand in for, are not kept.
  assert.deepEqual(errors.filter((error) => !error.includes("ERR_")), []);
});
