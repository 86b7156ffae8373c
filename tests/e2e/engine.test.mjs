// The search worker as it is served: under a deep path and the content policy, apart from
// the first load, and without a network. The test speaks to it as the page does.
import assert from "node:assert/strict";
import { test } from "node:test";
import { controlled, useApp } from "./harness/app.mjs";
import { Board } from "./harness/board.mjs";
import { serve } from "./harness/server.mjs";
import { until } from "./harness/until.mjs";

const app = useApp();

async function visit(t, url = app.url) {
  const page = await app.page(t);
  const requests = [];
  page.on("request", (request) => requests.push(request.url()));
  const board = new Board(page, url);
  await board.open();
  return { page, board, requests };
}

// What the service worker has kept of the engine.
function kept(page) {
  return page.evaluate(async () => {
    const files = [];
    for (const name of await caches.keys()) {
      const requests = await (await caches.open(name)).keys();
      files.push(...requests.map(({ url }) => new URL(url)));
    }
    const scope = new URL("./", document.baseURI).pathname;
    const inner = files.map(({ pathname }) => pathname.slice(scope.length));
    return inner.filter((file) => file.startsWith("v/")).sort();
  });
}

async function untilKept(page, count) {
  return until(`${count} files are kept`, async () => {
    const files = await kept(page);
    return files.length >= count && files;
  });
}

// Starts a worker, asks it `order`, and gives what it says up to the answer.
function ask(page, order) {
  return page.evaluate(async (order) => {
    const build = document.querySelector("meta[name=build]").content;
    const address = (file) => new URL(`v/${build}/${file}`, document.baseURI);
    const program = await fetch(address("search_worker.wasm"));
    const module = await WebAssembly.compile(await program.arrayBuffer());
    const worker = new Worker(address("search_worker.js"), { name: "test" });
    const said = [];
    const answer = new Promise((resolve, reject) => {
      worker.onerror = reject;
      worker.onmessage = ({ data }) => {
        said.push(data);
        if (data.startsWith("ready ")) worker.postMessage(order);
        if (/^(done|decided|refused|broken)/.test(data)) resolve();
      };
    });
    worker.postMessage([module, address("search_worker.wasm").href]);
    await answer;
    worker.terminate();
    return said;
  }, order);
}

const START = "start lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1";
const ANALYSE = `analyse 7\n${START}\nmoves 7g7f\ndepth 5\nlines 2`;

test("the worker starts under a deep path, says of which build it is, and answers", async (t) => {
  const { page } = await visit(t);
  const said = (await ask(page, ANALYSE)).filter((text) => !text.startsWith("net coming"));
  const build = await page.locator("meta[name=build]").getAttribute("content");
  assert.equal(said[0], "alive");
  assert.match(said[1], new RegExp(`^ready \\d+ ${build}$`));
  assert.equal(said[2], "net here");
  assert.match(said[3], /^info 7\nsearch 1 /);
  const last = said.at(-1).split("\n");
  assert.equal(last[0], "done 7");
  assert.match(last[1], /^search 5 \d+ \d+ \d+ \d+$/);
  for (const line of last.slice(2)) {
    assert.match(line, /^line \d+ cp = -?\d+( [1-9PLNSGBR*][a-i*]?[1-9][a-i]\+?)+$/);
  }
  assert.equal(last.length, 4);
});

test("it plays a level, and refuses what makes no sense", async (t) => {
  const { page } = await visit(t);
  const said = await ask(page, `play 1\n${START}\nlevel 1\nseed 5`);
  assert.match(said.at(-1), /^decided 1\ndecision [1-9][a-i][1-9][a-i]\n/);
  const refused = await ask(page, `play 1\n${START}\nmoves 7g7e\nlevel 1\nseed 5`);
  assert.equal(refused.at(-1), "refused 1\nwhy move 1 is illegal");
});

test("it is fetched when the page has nothing else to do, and works without the server", async (t) => {
  const server = await serve();
  t.after(() => server.stop());
  const { page, board, requests } = await visit(t, server.url);
  await controlled(page);
  assert.deepEqual((await untilKept(page, 3)).map((file) => file.split("/").at(-1)), [
    "search_net.bin",
    "search_worker.js",
    "search_worker.wasm",
  ]);
  assert.ok(!requests.some((url) => url.includes("/v/")));
  await server.stop();

  await page.reload();
  await board.root.waitFor();
  const said = await ask(page, ANALYSE);
  assert.ok(said.includes("net here"));
  assert.match(said.at(-1), /^done 7\n/);
});

test("its first use keeps it, if that comes sooner", async (t) => {
  const server = await serve();
  t.after(() => server.stop());
  const { page, board } = await visit(t, server.url);
  await controlled(page);
  const files = await untilKept(page, 3);
  await page.evaluate(async (files) => {
    const [name] = await caches.keys();
    const cache = await caches.open(name);
    for (const file of files) await cache.delete(file);
  }, files);
  assert.deepEqual(await kept(page), []);

  await ask(page, ANALYSE);
  assert.deepEqual(await untilKept(page, 3), files);
  await server.stop();
  await page.reload();
  await board.root.waitFor();
  assert.match((await ask(page, ANALYSE)).at(-1), /^done 7\n/);
});
