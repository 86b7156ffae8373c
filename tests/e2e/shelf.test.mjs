// Games keep themselves, and are found again: after the page was killed, in the list, in a
// file, in another tab.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { useApp, watchErrors } from "./harness/app.mjs";
import { Board } from "./harness/board.mjs";
import { press as pressTool } from "./harness/play.mjs";
import { tool } from "./harness/tools.mjs";

const app = useApp();

const press = (page, name) => page.locator(`[data-action=${name}]`).first().click();
const rows = (page) => page.locator("[data-game]");
const names = (page) => page.locator(".shelf-names").allInnerTexts();
const comment = (page) => page.locator("[name=comment]");
const told = (page, text) => page.locator(".shelf-told", { hasText: text }).waitFor();

// Goes to a record, without loading the page again where it is there already.
async function show(page, fragment) {
  await page.evaluate((fragment) => (location.hash = fragment), fragment);
  await page.locator(".record [data-board]").waitFor();
}

async function list(page) {
  await tool(page, "shelf");
  await page.locator("main.games [name=words]").waitFor();
}

async function listed(page, count) {
  await page.waitForFunction(
    (count) => document.querySelectorAll("[data-game]:not([data-deleted])").length === count,
    count,
  );
}

// The games as the database has them: `[{ id, plies, comment }]`, the last changed first.
function stored(page) {
  return page.evaluate(async () => {
    const done = (request) =>
      new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    // Opening it would make it.
    const there = await indexedDB.databases();
    if (!there.some(({ name }) => name === "komadai")) return [];
    const database = await done(indexedDB.open("komadai"));
    const all = database.transaction(["entries", "records"]);
    const [entries, records] = await Promise.all(
      ["entries", "records"].map((store) => done(all.objectStore(store).getAll())),
    );
    database.close();
    return entries
      .map((text, index) => [JSON.parse(text).value, records[index]])
      .map(([entry, record]) => ({
        id: entry.id,
        plies: entry.about.plies,
        black: entry.about.black,
        changed: entry.changed,
        record,
      }))
      .sort((one, other) => other.changed - one.changed);
  });
}

// Waits until the database has what `is` looks for.
async function kept(page, is) {
  for (let tries = 0; tries < 100; tries += 1) {
    const games = await stored(page);
    if (is(games)) return games;
    await page.waitForTimeout(50);
  }
  assert.fail(`never kept: ${JSON.stringify(await stored(page))}`);
}

// The process of the page dies: nothing is told to it.
async function kill(page) {
  const devtools = await page.context().newCDPSession(page);
  const crashed = page.waitForEvent("crash");
  devtools.send("Page.crash").catch(() => {});
  await crashed;
}

async function tab(t, context) {
  const page = await context.newPage();
  const errors = watchErrors(page);
  t.after(() => assert.deepEqual(errors, [], "errors on the page"));
  return page;
}

// A board with a game of named players that has begun.
async function begun(t, page, game = {}) {
  const board = new Board(page, app.url);
  await board.open({ "black-name": "Abe", "white-name": "Baba", ...game });
  return board;
}

test("a game is kept while it is played, and found after the page was killed", async (t) => {
  const context = await app.context(t);
  const page = await context.newPage();
  const board = await begun(t, page);
  await board.move("7g7f");
  await board.move("3c3d");
  const [game] = await kept(page, (games) => games[0]?.plies === 2);
  await kill(page);

  const next = await tab(t, context);
  await next.goto(`${app.url}#/play`);
  await pressTool(next, "record");
  await list(next);
  await listed(next, 1);
  const about = await rows(next).innerText();
  assert.match(about, /2 moves/);
  await rows(next).getByRole("link").click();
  await next.locator("main.record [data-board]").waitFor();
  assert.equal(new URL(next.url()).hash, `#/record?id=${game.id}`);
  // It goes on where it was, as the same game.
  await next.evaluate(() => (location.hash = "/play"));
  await next.locator("main.play").waitFor();
  const again = new Board(next, app.url);
  await again.move("2g2f");
  const games = await kept(next, (games) => games[0]?.plies === 3);
  assert.deepEqual(games.map(({ id }) => id), [game.id]);
});

test("an edit is found again after the page is killed in the middle of it", async (t) => {
  const context = await app.context(t);
  const page = await context.newPage();
  await page.goto(`${app.url}#/record?usen=~0.6y2.`);
  await page.locator(".record [data-board]").waitFor();
  const opened = await stored(page);
  assert.deepEqual(opened, [], "what was only opened is not kept");
  await comment(page).pressSequentially("the best of");
  const { hash } = new URL(page.url());
  assert.match(hash, /^#\/record\?id=[0-9a-f]{32}$/);
  await kill(page);

  const next = await tab(t, context);
  await next.goto(`${app.url}${hash}`);
  await next.waitForFunction(
    () => document.querySelector("[name=comment]")?.value === "the best of",
  );
  // It goes on under its id.
  await comment(next).press("End");
  await comment(next).pressSequentially(" all");
  await next.reload();
  await next.waitForFunction(
    () => document.querySelector("[name=comment]")?.value === "the best of all",
  );
  assert.equal(new URL(next.url()).hash, hash);
  const games = await kept(next, (games) => games[0]?.record.includes("the best of all"));
  assert.equal(games.length, 1);
});

test("games are searched, deleted and taken back", async (t) => {
  const page = await app.page(t);
  await page.goto(`${app.url}#/record`);
  await page.locator(".record [data-board]").waitFor();
  for (const [index, usen] of ["~0.6y2.", "~0.6y22jm."].entries()) {
    await show(page, `/record?usen=${usen}`);
    await comment(page).fill(`number ${index}`);
    await kept(page, (games) => games.length === index + 1);
  }
  await list(page);
  await listed(page, 2);
  await page.locator("[name=words]").fill("2 moves");
  await listed(page, 1);
  await page.locator("[name=words]").fill("nobody");
  await page.locator(".shelf-empty").waitFor();
  await page.locator("[name=words]").fill("");
  await listed(page, 2);

  await page.keyboard.press("Tab");
  const link = page.locator("[data-game] a").first();
  await link.focus();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await page.locator(".shelf-row[data-deleted]", { hasText: "Deleted" }).waitFor();
  const undo = page.locator("[data-action=restore]");
  await page.waitForFunction(() => document.activeElement.dataset.action === "restore");
  await listed(page, 1);
  await page.keyboard.press("Enter");
  await told(page, "Restored");
  await listed(page, 2);
  await page.waitForFunction(() => document.activeElement.closest("[data-game] a"));
  assert.equal(await undo.count(), 0);

  // Another time it is found among those deleted.
  await press(page, "remove");
  await listed(page, 1);
  await show(page, "/record");
  await list(page);
  await listed(page, 1);
  await page.locator("[data-action=bin]").click();
  await undo.click();
  await page.locator("[data-action=bin]").click();
  await listed(page, 2);
});

test("all games go into a file, and come out of it", async (t) => {
  const page = await app.page(t);
  const board = await begun(t, page);
  await board.move("7g7f");
  const [game] = await kept(page, (games) => games.length === 1);
  await show(page, "/record?play");
  await list(page);
  await listed(page, 1);
  const saving = page.waitForEvent("download");
  await press(page, "export");
  await page.locator("[data-dialog=export] [name=format]").selectOption("backup");
  await press(page, "download");
  const file = await (await saving).path();
  await told(page, "1 game");
  assert.match(await readFile(file, "utf8"), /^\{"komadai":"games"/);

  const there = await app.page(t);
  await there.goto(`${app.url}#/record`);
  await there.locator(".record [data-board]").waitFor();
  await list(there);
  await there.locator(".shelf-empty", { hasText: "Nothing is saved" }).waitFor();
  const take = async (files) => {
    const asking = there.waitForEvent("filechooser");
    await there.locator("main.games [data-action=import]").click();
    await (await asking).setFiles(files);
  };
  await take(file);
  await told(there, "1 game imported");
  await listed(there, 1);
  await take(file);
  await told(there, "here already");
  await take({ name: "other.txt", mimeType: "text/plain", buffer: Buffer.from("hello") });
  await there.locator(".import-faults", { hasText: "other.txt: " }).waitFor();
  const [copy] = await stored(there);
  assert.deepEqual([copy.id, copy.record], [game.id, game.record]);
});

test("two tabs that edit a record lose nothing, and hear of each other", async (t) => {
  const context = await app.context(t);
  const first = await tab(t, context);
  await first.goto(`${app.url}#/record?usen=~0.6y2.`);
  await first.locator(".record [data-board]").waitFor();
  await comment(first).fill("start");
  const [game] = await kept(first, (games) => games.length === 1);

  const second = await tab(t, context);
  await second.goto(first.url());
  await second.waitForFunction(() => document.querySelector("[name=comment]")?.value === "start");
  await comment(second).fill("second");
  await kept(second, ([game]) => game.record.includes("second"));
  await comment(first).fill("first");
  await first.locator("[data-notice=copied]").waitFor();
  const games = await kept(first, (games) => games.length === 2);
  assert.ok(games.some(({ id, record }) => id === game.id && record.includes("second")));
  assert.ok(games.some(({ id, record }) => id !== game.id && record.includes("first")));
  const copy = games.find(({ id }) => id !== game.id);
  assert.equal(new URL(first.url()).hash, `#/record?id=${copy.id}`);

  // Further changes make no further copies, and the other tab's list follows.
  await list(second);
  await listed(second, 2);
  const abouts = await second.locator(".shelf-about").allInnerTexts();
  assert.ok(abouts.every((about) => about.includes("last changed")), `${abouts}`);
  await comment(first).fill("first and last");
  await kept(first, (games) => games.some(({ record }) => record.includes("first and last")));
  await comment(first).press("End");
  assert.equal((await stored(first)).length, 2);

  // What was said of the record stays on its screen.
  await first.evaluate(() => (location.hash = "/"));
  await first.locator("[data-notice=copied]").waitFor({ state: "detached" });
});

test("a game goes on beside its record that was edited, once", async (t) => {
  const page = await app.page(t);
  const board = await begun(t, page);
  await board.move("7g7f");
  const [game] = await kept(page, (games) => games.length === 1);
  await pressTool(page, "record");
  await page.waitForFunction((id) => location.hash.endsWith(id), game.id);
  await comment(page).fill("edited");
  await kept(page, ([game]) => game.record.includes("edited"));
  // The record of the game is the edited one.
  await page.evaluate(() => (location.hash = "/play"));
  await page.locator("main.play").waitFor();
  await pressTool(page, "record");
  await page.waitForFunction(() => document.querySelector("[name=comment]")?.value === "edited");

  await page.evaluate(() => (location.hash = "/play"));
  await page.locator("main.play").waitFor();
  await board.move("3c3d");
  await page.locator("[data-notice=copied]").waitFor();
  await board.move("2g2f");
  const games = await kept(page, (games) => games[0].plies === 3);
  assert.deepEqual(games.map(({ plies }) => plies).sort(), [1, 3]);
  // So it is after a reload.
  await page.reload();
  await board.root.waitFor();
  await board.move("8c8d");
  const later = await kept(page, (games) => games[0].plies === 4);
  assert.equal(later.length, 2);
  assert.ok(later.some(({ id, record }) => id === game.id && record.includes("edited")));
});

test("a game that is reviewed twice is one game", async (t) => {
  const page = await app.page(t);
  const board = await begun(t, page, { depth: 1 });
  for (const move of ["7g7f", "3c3d", "8h2b+", "3a2b"]) await board.move(move);
  const [game] = await kept(page, (games) => games[0]?.plies === 4);
  for (let times = 0; times < 3; times += 1) {
    await page.evaluate(() => {
      for (const said of document.querySelectorAll("[data-announce=record]")) {
        if (said.firstChild) said.firstChild.nodeValue = "";
      }
      location.hash = "/record?play&review";
    });
    await page.locator("[data-announce=record]", { hasText: "reviewed" }).waitFor({ state: "attached" });
    await page.waitForFunction((id) => location.hash.includes(id), game.id);
    await kept(page, ([{ record }]) => record !== game.record);
    await page.evaluate(() => (location.hash = "/play"));
    await page.locator("main.play").waitFor();
  }
  assert.deepEqual((await stored(page)).map(({ id }) => id), [game.id]);
});

test("an address of a game that is not there is told", async (t) => {
  const page = await app.page(t);
  await page.goto(`${app.url}#/record?id=${"0".repeat(32)}`);
  const notice = page.locator("[data-notice=opened]");
  await notice.filter({ hasText: "no such game" }).waitFor();
  await page.evaluate(() => (location.hash = "/record?id=x"));
  await notice.filter({ hasText: "This link is not valid" }).waitFor();
});

test("where nothing is stored, the page says so, goes on, and gives the game as a file", async (t) => {
  const page = await app.page(t);
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException("no", "SecurityError");
    };
  });
  const board = await begun(t, page);
  await board.move("7g7f");
  const notice = page.locator("[data-notice=not-saved]");
  await notice.filter({ hasText: "private window" }).waitFor();
  const saving = page.waitForEvent("download");
  await notice.locator("[data-action=download-unsaved]").click();
  const download = await saving;
  assert.match(download.suggestedFilename(), /\.kifu$/);
  assert.match(await readFile(await download.path(), "utf8"), /７六歩/);
  await notice.locator("[data-action=dismiss]").click();
  await notice.waitFor({ state: "detached" });
  await board.move("3c3d");

  await pressTool(page, "record");
  await list(page);
  await page.locator(".shelf-empty[data-failed]", { hasText: "cannot be shown" }).waitFor();
});

test("what is damaged is shown, saved as it is, and erased", async (t) => {
  const page = await app.page(t);
  await page.goto(`${app.url}#/record?usen=~0.6y2.`);
  await page.locator(".record [data-board]").waitFor();
  await comment(page).fill("whole");
  const [game] = await kept(page, (games) => games.length === 1);
  await page.evaluate(async (id) => {
    const request = indexedDB.open("komadai");
    await new Promise((resolve) => (request.onsuccess = resolve));
    const writing = request.result.transaction("entries", "readwrite");
    writing.objectStore("entries").put("torn", id);
    await new Promise((resolve) => (writing.oncomplete = resolve));
    request.result.close();
  }, game.id);
  await page.reload();
  await page.locator("[data-notice=opened]", { hasText: "cannot be read" }).waitFor();
  await list(page);
  const torn = page.locator("[data-unreadable]");
  const saving = page.waitForEvent("download");
  await torn.locator("[data-action=download-raw]").click();
  assert.match(await readFile(await (await saving).path(), "utf8"), /^torn[^]*whole/);
  const erase = torn.locator("[data-action=erase]");
  await erase.click();
  await erase.filter({ hasText: "for good" }).click();
  await told(page, "Erased");
  assert.equal(await torn.count(), 0);
});
