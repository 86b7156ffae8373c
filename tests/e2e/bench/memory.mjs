// What 200 games in one page leave behind: after every twentieth, when the browser has been
// told to collect its garbage, the heap of scripts, what the page keeps outside of it, the
// documents' nodes and listeners, and the memory of the page's wasm.
//
// A game is played as people play it: the form of a new game, moves by clicks with captures,
// drops and a promotion, giving up at one's komadai. The first games load what is loaded later,
// so the goal is held against what is there after twenty.
import { availableParallelism, loadavg } from "node:os";
import { launch } from "../harness/app.mjs";
import { Board } from "../harness/board.mjs";
import { newGame } from "../harness/play.mjs";
import { serve } from "../harness/server.mjs";

const GAMES = Number(process.argv[2] ?? 200);
const EVERY = 20;
const GOAL = 1.1;
const MOVES = "7g7f 3c3d 8h2b+ 3a2b B*5e B*3c 5e3c+ 2b3c B*5e B*4d".split(" ");

async function play(board) {
  const { page } = board;
  for (const move of MOVES) await board.move(move);
  await board.handItem("black", "B").focus();
  await page.keyboard.press("Delete");
  await page.locator("[data-action=resign-yes]").click();
  await page.locator("[data-outcome='white:resignation']").first().waitFor();
  const form = await newGame(page);
  await form.people();
  await form.begin();
  await page.locator("[data-outcome]").waitFor({ state: "detached" });
}

const MB = 1024 * 1024;

// Keeps the memories of the page's wasm where they can be asked for their size.
function watch() {
  window.memories = new Set();
  for (const name of ["instantiate", "instantiateStreaming"]) {
    const own = WebAssembly[name];
    WebAssembly[name] = async (...given) => {
      const made = await own.apply(WebAssembly, given);
      const { memory } = (made.instance ?? made).exports;
      if (memory) memories.add(memory);
      return made;
    };
  }
}

// `heap` and `outside` in MB. What is collected frees more, so it is done more than once.
async function measured(page, session) {
  await page.waitForTimeout(1_000);
  for (let round = 0; round < 3; round++) await session.send("HeapProfiler.collectGarbage");
  const { usedSize, embedderHeapUsedSize, backingStorageSize } = await session.send("Runtime.getHeapUsage");
  const { nodes, jsEventListeners: listeners } = await session.send("Memory.getDOMCounters");
  const wasm = await page.evaluate(() => [...memories].reduce((sum, { buffer }) => sum + buffer.byteLength, 0));
  const outside = ((embedderHeapUsedSize ?? 0) + (backingStorageSize ?? 0)) / MB;
  return { heap: usedSize / MB, outside, nodes, listeners, wasm: wasm / MB };
}

const server = await serve();
const browser = await launch();
const page = await browser.newPage({ viewport: { width: 1280, height: 900 }, locale: "en-US" });
await page.addInitScript(watch);
const board = new Board(page, server.url);
await board.open();
await page.locator("[data-hand=black][aria-description*=resign]").waitFor();
const session = await page.context().newCDPSession(page);
await session.send("HeapProfiler.enable");

const load = loadavg().map((load) => load.toFixed(1)).join(" ");
console.log(`${GAMES} games in one page; ${availableParallelism()} cores, load ${load}`);
console.log("games  heap MB  outside MB  nodes  listeners  wasm MB");
const rows = new Map();
for (let game = 0; game <= GAMES; game++) {
  if (game) await play(board);
  if (game % EVERY) continue;
  const row = await measured(page, session);
  rows.set(game, row);
  const numbers = [row.heap.toFixed(2), row.outside.toFixed(2), row.nodes, row.listeners, row.wasm.toFixed(2)];
  const widths = [9, 12, 7, 11, 9];
  console.log(`${game}`.padStart(5) + numbers.map((number, at) => `${number}`.padStart(widths[at])).join(""));
}
const [first, last] = [rows.get(EVERY), [...rows.values()].at(-1)];
for (const key of Object.keys(last)) {
  console.log(`${key}: ${(last[key] / first[key]).toFixed(3)} of what it was after ${EVERY} games (goal ${GOAL})`);
}
await browser.close();
await server.stop();
