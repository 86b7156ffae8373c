// The search on several threads: where the page is cross-origin isolated, which the service worker
// makes it, and the machine has processors to spare.
import assert from "node:assert/strict";
import { test } from "node:test";
import { controlled, useApp, watchErrors } from "./harness/app.mjs";
import { Analysis } from "./harness/analysis.mjs";
import { untilKept } from "./harness/kept.mjs";
import { longTest } from "./harness/long.mjs";
import { openSettings } from "./harness/settings.mjs";
import { until } from "./harness/until.mjs";

const app = useApp({ serviceWorker: true });

const GAME = {
  name: "game.usi",
  mimeType: "text/plain",
  buffer: Buffer.from("position startpos moves 7g7f 3c3d 2g2f 8c8d 2f2e 8d8e 6i7h 4a3b"),
};

// A page on a machine with so many processors, with the workers that it has started.
async function visit(t, processors) {
  const page = await app.page(t);
  await page.addInitScript((processors) => {
    Object.defineProperty(Navigator.prototype, "hardwareConcurrency", { value: processors });
  }, processors);
  return page;
}

const isIsolated = (page) => page.evaluate(() => crossOriginIsolated);

// The workers that run, by their scripts, each with its number.
function workers(page) {
  const counts = {};
  for (const worker of page.workers()) {
    const name = worker.url().split("/").at(-1);
    counts[name] = (counts[name] ?? 0) + 1;
  }
  return counts;
}

// Opens the game, and has its last position analysed.
async function analyse(page) {
  const analysis = new Analysis(page, app.url);
  await analysis.open(GAME);
  await analysis.show("lines");
  await analysis.answered();
  return analysis;
}

// The page after its first visit, served by the service worker.
async function visitAgain(t, processors) {
  const page = await visit(t, processors);
  await page.goto(app.url);
  assert.equal(await isIsolated(page), false);
  await controlled(page);
  await page.reload();
  assert.equal(await isIsolated(page), true);
  return page;
}

test("from the second visit on the search has threads", async (t) => {
  const page = await visitAgain(t, 4);
  const analysis = await analyse(page);
  // The program, its input, and three that search, of which one is the program's first thread;
  // beside the worker that has started them.
  await until("all threads run", () => workers(page)["search_threads.js"] === 5);
  assert.equal(workers(page)["search_worker.js"], undefined);

  // Stopped in the middle of an iteration, again and again; the worker stays.
  const [first] = page.workers();
  for (const key of ["ArrowRight", "ArrowRight", "ArrowLeft", "ArrowRight", "ArrowLeft"]) {
    await page.waitForTimeout(300);
    await page.keyboard.press(key);
  }
  await analysis.answered();
  assert.ok(page.workers().includes(first));
  assert.equal(workers(page)["search_threads.js"], 5);

  // Without a network.
  await untilKept(page, "/search_threads.js", "/search_threads.wasm", "/search_net.bin");
  await page.context().setOffline(true);
  await page.reload();
  await analyse(page);
  assert.ok(workers(page)["search_threads.js"] > 2);
});

longTest("their number is chosen in the settings, and is kept", async (t) => {
  const page = await visitAgain(t, 8);
  const running = async (threads) => {
    await until(`${threads} threads run`, () => workers(page)["search_threads.js"] === threads + 2);
    await page.locator(".analysis-state").getByText(`${threads} threads`).waitFor();
  };
  await analyse(page);
  await running(4);

  await openSettings(page);
  const field = page.locator("[name=threads]");
  assert.equal(await field.inputValue(), "automatic");
  assert.equal(await field.locator("option").count(), 9);
  // The analysis begins again.
  await field.selectOption("2");
  await running(2);
  await page.keyboard.press("Escape");

  await page.reload();
  await analyse(page);
  await running(2);
  await openSettings(page);
  assert.equal(await field.inputValue(), "2");
  await field.selectOption("1");
  await until("only the program for one thread runs", () =>
    JSON.stringify(workers(page)) === JSON.stringify({ "search_worker.js": 1 }));
});

longTest("with two processors or at the first visit it has one", async (t) => {
  const second = await visitAgain(t, 2);
  await analyse(second);
  assert.deepEqual(workers(second), { "search_worker.js": 1 });

  const first = await visit(t, 8);
  await analyse(first);
  assert.deepEqual(workers(first), { "search_worker.js": 1 });
});

test("where threads cannot be had it goes on with one", async (t) => {
  const context = await app.context(t);
  const page = await context.newPage();
  const errors = watchErrors(page);
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, "hardwareConcurrency", { value: 4 });
  });
  await page.goto(app.url);
  await controlled(page);
  await untilKept(page, "/search_threads.js");
  // Its own copy of the script: a browser that has no shared memory.
  await page.evaluate(async () => {
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        if (!request.url.endsWith("search_threads.js")) continue;
        const answer = await cache.match(request);
        const refuse = "WebAssembly.Memory = class { constructor() { throw new RangeError('no memory') } };";
        await cache.put(request, new Response(refuse + (await answer.text()), answer));
      }
    }
  });
  await page.reload();
  await analyse(page);
  assert.deepEqual(workers(page), { "search_worker.js": 1 });
  assert.deepEqual(errors, []);
});
