// New versions: noticed, offered, taken by all pages at once, never in the middle of a game;
// and what goes wrong on the way leaves the old one working.
import assert from "node:assert/strict";
import { readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { test } from "node:test";
import { controlled, useApp } from "./harness/app.mjs";
import { Board } from "./harness/board.mjs";
import { longTest, testFirst } from "./harness/long.mjs";
import { buildOf, builds, copyOfDist, fragile, publish } from "./harness/releases.mjs";
import { serve } from "./harness/server.mjs";
import { until } from "./harness/until.mjs";

const app = useApp({ serviceWorker: true });
const HOUR = 3_600_000;
const NEARLY_MATE = "8k/9/7G1/9/9/9/9/9/4K4 b G 1";

// A release on a server of its own, opened and kept.
async function opened(t, game) {
  const dir = await copyOfDist(t, app.server.dir);
  const server = await serve({ dir });
  t.after(() => server.stop());
  const page = await app.page(t);
  const board = new Board(page, server.url);
  await board.open(game);
  await controlled(page);
  return { dir, server, page, board, first: await buildOf(page) };
}

const notice = (page, name = "update") => page.locator(`[data-notice=${name}]`);

async function offered(page) {
  await page.locator("html[data-update=ready]").waitFor({ state: "attached" });
}

async function runs(page, build) {
  await page.locator(`meta[name=build][content="${build}"]`).waitFor({ state: "attached" });
}

// Until the new worker is in charge: the browser may let the old one go on for a while.
async function takenOver(page) {
  await page.waitForFunction(async () => {
    const { waiting, active } = await navigator.serviceWorker.getRegistration();
    return !waiting && active.state === "activated";
  });
}

// Until only these are kept.
async function keeps(page, ...kept) {
  const wanted = kept.sort().join();
  await until(`${wanted} is kept and nothing else`, async () => (await builds(page)).join() === wanted);
}

test("a new version waits until it is accepted, and comes to every page", { timeout: 150_000 }, async (t) => {
  const { dir, server, page, first } = await opened(t);
  const other = await page.context().newPage();
  await new Board(other, server.url).open();
  const second = await publish(dir);

  await page.reload();
  await offered(page);
  // Another start of the old version leaves the new one alone.
  await page.reload();
  await offered(page);
  assert.equal(await buildOf(page), first);
  assert.deepEqual(await builds(page), [first, second].sort());

  await notice(page).locator("[data-action=update]").click();
  await runs(page, second);
  await runs(other, second);
  await takenOver(page);
  await page.reload();
  await runs(page, second);
  await keeps(page, second);
});

longTest("nobody is interrupted: the pages are asked whether a game is on", { timeout: 150_000 }, async (t) => {
  const { dir, server, page, board, first } = await opened(t, { sfen: NEARLY_MATE });
  await board.move("5i5h");
  // A look at the record is not its end.
  await page.evaluate(() => (location.hash = "#/record"));
  await page.locator("main.record").waitFor();
  await page.goBack();
  await page.locator("[data-board]").waitFor();
  const second = await publish(dir);
  const other = await page.context().newPage();
  await other.goto(`${server.url}#/record`);
  await offered(other);
  await offered(page);
  assert.equal(await notice(page).count(), 0);
  await notice(other).waitFor();

  await other.goto(`${server.url}#/play`);
  await notice(other).locator("[data-action=update]").click();
  await notice(other, "update-busy").waitFor();
  assert.equal(await buildOf(page), first);
  assert.equal(await buildOf(other), first);

  // The game is over: both go on in the new version.
  await board.move("1a2a");
  await board.move("G*2b");
  await notice(page).waitFor();
  await notice(other, "update-busy").locator("[data-action=update]").click();
  await runs(other, second);
  await runs(page, second);
});

longTest("a new version is noticed after an hour, and on return", async (t) => {
  const { dir, page } = await opened(t);
  await page.clock.install();
  await page.reload();
  await page.locator("[data-board]").waitFor();
  const second = await publish(dir);
  await page.clock.fastForward(HOUR);
  await offered(page);
  assert.ok((await builds(page)).includes(second));

  const third = await publish(dir);
  assert.notEqual(third, second);
  await page.clock.fastForward(2 * 60_000);
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await until("the third build is kept", async () => (await builds(page)).includes(third));
});

longTest("a server that goes away in the middle of an update leaves the old version", { timeout: 60_000 }, async (t) => {
  const { dir, server, page, board, first } = await opened(t);
  const second = await publish(dir);
  await server.stop();
  const dying = await fragile(dir, { port: server.port, answers: 5 });
  await page.reload();
  await dying.gone;

  await page.reload();
  await board.move("7g7f");
  assert.equal(await buildOf(page), first);
  await keeps(page, first);

  const again = await serve({ dir, port: server.port });
  t.after(() => again.stop());
  await page.reload();
  await offered(page);
  assert.deepEqual(await builds(page), [first, second].sort());
});

longTest("a build that is dropped while the worker looks for a file does not come back", async (t) => {
  const { page, first } = await opened(t);
  await page.evaluate(async () => {
    const dropped = `komadai ${new URL("./", document.baseURI).pathname} dropped`;
    for (let round = 0; round < 10; round += 1) {
      await caches.open(dropped);
      const answers = Array.from({ length: 20 }, (_, file) => fetch(`./index.html?${round}-${file}`));
      await caches.delete(dropped);
      await Promise.all(answers);
    }
  });
  assert.deepEqual(await builds(page), [first]);
});

longTest("a host that goes back to a build, and only half of the way, leaves it as it is kept", async (t) => {
  const { dir, server, page, first } = await opened(t);
  const files = ["index.html", "sw.js"].map((file) => join(dir, file));
  const before = await Promise.all(files.map((file) => readFile(file)));
  const second = await publish(dir);
  await page.reload();
  await offered(page);
  await Promise.all(files.map((file, at) => writeFile(file, before[at])));
  await rm(join(dir, "boot.js"));
  await page.evaluate(async () => {
    const { installing } = await (await navigator.serviceWorker.getRegistration()).update();
    if (installing) await new Promise((resolve) => (installing.onstatechange = resolve));
  });
  assert.deepEqual(await builds(page), [first, second].sort());
  await server.stop();
  await page.reload();
  await page.locator("[data-board]").waitFor();
  assert.equal(await buildOf(page), first);
});

longTest("pages follow a host that goes back to a build which is still kept", { timeout: 150_000 }, async (t) => {
  const { dir, server, page, first } = await opened(t);
  const files = ["index.html", "sw.js"].map((file) => join(dir, file));
  const before = await Promise.all(files.map((file) => readFile(file)));
  const second = await publish(dir);
  // A page that does not say which build it runs keeps all builds.
  const silent = await page.context().newPage();
  await silent.goto(`${server.url}gallery.html`);
  await page.reload();
  await offered(page);
  await notice(page).locator("[data-action=update]").click();
  await runs(page, second);
  await takenOver(page);
  assert.deepEqual(await builds(page), [first, second].sort());

  await Promise.all(files.map((file, at) => writeFile(file, before[at])));
  await page.reload();
  await offered(page);
  // Not before the reader takes it.
  await page.reload();
  await offered(page);
  assert.equal(await buildOf(page), second);
  await notice(page).locator("[data-action=update]").click();
  await runs(page, first);
  await takenOver(page);
  await page.reload();
  await runs(page, first);
  await silent.close();
  await page.reload();
  await keeps(page, first);
});

// Each makes of a release what a host may serve while a deployment goes on.
const HALVES = {
  "the page of another build": async (dir) => {
    const file = join(dir, "index.html");
    const text = await readFile(file, "utf8");
    await writeFile(file, text.replace(/(name="build" content=")[^"]+/, "$1of-another-build"));
  },
  "a style of another build": (dir) => writeFile(join(dir, "style.css"), "/* older */"),
  "a missing script": (dir) => rm(join(dir, "boot.js")),
};

for (const [index, [name, spoil]] of Object.entries(HALVES).entries()) {
  testFirst(index)(`a half-finished deployment is not kept: ${name}`, async (t) => {
    const dir = await copyOfDist(t, app.server.dir);
    await spoil(dir);
    const server = await serve({ dir });
    t.after(() => server.stop());
    const page = await (await app.context(t)).newPage();
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
}
