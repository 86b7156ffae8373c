// The search worker as it is served: under a deep path and the content policy, apart from
// the first load, and without a network. The test speaks to it as the page does.
import assert from "node:assert/strict";
import { test } from "node:test";
import { controlled, useApp } from "./harness/app.mjs";
import { Board } from "./harness/board.mjs";
import { keptFiles } from "./harness/kept.mjs";
import { serve } from "./harness/server.mjs";
import { until } from "./harness/until.mjs";

const app = useApp({ serviceWorker: true });

async function visit(t, url = app.url) {
  const page = await app.page(t);
  const requests = [];
  page.on("request", (request) => requests.push(request.url()));
  const board = new Board(page, url);
  await board.open();
  return { page, board, requests };
}

// The addresses of so many files of the engine, once the service worker has kept them.
function untilEngineKept(page, count) {
  return until(`${count} files are kept`, async () => {
    const files = await keptFiles(page, "/search_");
    return files.length >= count && files.sort();
  });
}

// Starts a worker, posts `command`, and returns its messages up to the answer.
function ask(page, command) {
  return page.evaluate(async (command) => {
    const build = document.querySelector("meta[name=build]").content;
    const address = (file) => new URL(`v/${build}/${file}`, document.baseURI);
    const program = await fetch(address("search_worker.wasm"));
    const module = await WebAssembly.compile(await program.arrayBuffer());
    const worker = new Worker(address("search_worker.js"), { name: "test" });
    const messages = [];
    const answer = new Promise((resolve, reject) => {
      worker.onerror = reject;
      worker.onmessage = ({ data }) => {
        messages.push(data);
        if (data.ready) worker.postMessage(command);
        if (data.done || data.decided || data.refused || data.error) resolve();
      };
    });
    worker.postMessage([module, address("search_worker.wasm").href]);
    await answer;
    worker.terminate();
    return messages;
  }, command);
}

const START = "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1";

function state(moves) {
  return { start: START, moves, rules: "standard" };
}

const LIMITS = { depth: 5, nodes: null, time: null, lines: 2, moves: "", noise: { spread: 0, until: 0, seed: 0 }, root_mate: true };
const ANALYSE = { start: { id: 7, request: { analyse: { state: state("7g7f"), limits: LIMITS } } } };

function play(moves) {
  return { start: { id: 1, request: { play: { state: state(moves), level: 1, time: null, seed: 5, book: false } } } };
}

test("the worker starts under a deep path, says of which build it is, and answers", async (t) => {
  const { page } = await visit(t);
  const messages = (await ask(page, ANALYSE)).filter(({ net }) => !net?.coming);
  const build = await page.locator("meta[name=build]").getAttribute("content");
  assert.equal(messages[0], "alive");
  assert.equal(messages[1].ready.build, build);
  assert.deepEqual(messages[2], { net: "here" });
  assert.equal(messages[3].info.id, 7);
  assert.equal(messages[3].info.report.depth, 1);
  const { id, report } = messages.at(-1).done;
  assert.deepEqual([id, report.depth, typeof report.nodes], [7, 5, "bigint"]);
  assert.equal(report.lines.length, 2);
  for (const { score, bound, moves } of report.lines) {
    assert.equal(typeof score.cp, "number");
    assert.equal(bound, "exact");
    assert.match(moves, /^([1-9PLNSGBR*][a-i*]?[1-9][a-i]\+?( |$))+$/);
  }
});

test("it plays a level, and refuses what makes no sense", async (t) => {
  const { page } = await visit(t);
  const { decision } = (await ask(page, play(""))).at(-1).decided;
  assert.match(decision.play, /^[1-9][a-i][1-9][a-i]$/);
  const last = (await ask(page, play("7g7e"))).at(-1);
  assert.deepEqual(last, { refused: { id: 1, why: "move 1 is illegal" } });
  const { why } = (await ask(page, "go infinite")).at(-1).error;
  assert.match(why, /unknown variant/);
});

test("it is fetched when the page has nothing else to do, and works without the server", async (t) => {
  const server = await serve();
  t.after(() => server.stop());
  const { page, board, requests } = await visit(t, server.url);
  await controlled(page);
  assert.deepEqual((await untilEngineKept(page, 5)).map((file) => file.split("/").at(-1)), [
    "search_net.bin",
    "search_threads.js",
    "search_threads.wasm",
    "search_worker.js",
    "search_worker.wasm",
  ]);
  assert.ok(!requests.some((url) => url.includes("/v/")));
  await server.stop();

  await page.reload();
  await board.root.waitFor();
  const messages = await ask(page, ANALYSE);
  assert.ok(messages.some(({ net }) => net === "here"));
  assert.equal(messages.at(-1).done.id, 7);
});

test("its first use keeps it, if that comes sooner", async (t) => {
  const server = await serve();
  t.after(() => server.stop());
  const { page, board } = await visit(t, server.url);
  await controlled(page);
  const files = await untilEngineKept(page, 5);
  await page.evaluate(async (files) => {
    const [name] = await caches.keys();
    const cache = await caches.open(name);
    for (const file of files) await cache.delete(file);
  }, files);
  assert.deepEqual(await keptFiles(page, "/search_"), []);

  await ask(page, ANALYSE);
  const used = files.filter((file) => !file.includes("search_threads"));
  assert.deepEqual(await untilEngineKept(page, 3), used);
  await server.stop();
  await page.reload();
  await board.root.waitFor();
  assert.equal((await ask(page, ANALYSE)).at(-1).done.id, 7);
});
