// From the click that makes a move to the painted board, with the page's processor slowed.
//
// Random games, each in a visit of its own, are played by clicks of the mouse: moves, captures,
// drops and answers on promotion. Two times are taken of each click that made a move, both from
// the time that the browser gave its event:
// - `shown`, until the frame with the new board is presented: the duration that the browser's
//   event timing gives, in steps of 8 ms;
// - `handed on`, until the page has done all its work for that frame (handlers, styles, layout,
//   painting), which is what is slowed. Drawing the frame is left to other threads.
// The floor is a click on a page of its own that changes one word.
import { availableParallelism, loadavg } from "node:os";
import { launch } from "../harness/app.mjs";
import { Board } from "../harness/board.mjs";
import { randomOf } from "../harness/random.mjs";
import { serve } from "../harness/server.mjs";

const SLOWED = 4;
const GAMES = 3;
const MOVES = 100;
const GOAL_MS = 50;
// A piece slides for 120 ms; whoever plays takes longer than this.
const PAUSE_MS = 250;

// So long a finger is on the button; what pressing it costs is over by then.
const HELD_MS = 60;

const FLOOR = `<!doctype html><button>0</button><script>
  const button = document.querySelector("button");
  button.onclick = () => { button.textContent = 1 + Number(button.textContent); };
</script>`;

function watch() {
  window.taken = { shown: [], handedOn: [] };
  new PerformanceObserver((list) => {
    const clicks = list.getEntries().filter(({ name }) => name === "click");
    taken.shown.push(...clicks.map(({ duration }) => duration));
  }).observe({ type: "event", durationThreshold: 16 });
  const clicked = ({ timeStamp }) =>
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      // A message is heard after the frame in which it was sent.
      port1.onmessage = () => taken.handedOn.push(performance.now() - timeStamp);
      port2.postMessage("");
    });
  addEventListener("click", clicked, { capture: true });
}

async function slow(page) {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWED });
}

// Clicks, and gives both times. What took less than 16 ms has no entry, and counts as 16.
async function time(page, { x, y }) {
  await page.evaluate(() => Object.values(taken).forEach((times) => times.splice(0)));
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.waitForTimeout(HELD_MS);
  await page.mouse.up();
  await page.waitForFunction(() => taken.handedOn.length);
  await page.waitForTimeout(PAUSE_MS);
  const { shown, handedOn } = await page.evaluate(() => taken);
  return { shown: shown[0] ?? 16, handedOn: handedOn[0] };
}

const seen = (page, selector) =>
  page.locator(selector).evaluateAll((elements) =>
    elements
      .filter((element) => element.checkVisibility())
      .map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        const kind = element.matches(".hand-item") ? "drop" : element.matches(".capture") ? "capture" : "move";
        return { x: x + width / 2, y: y + height / 2, kind };
      }),
  );

// One game of random moves; the times of each click that made one.
async function play(browser, url, seed) {
  const random = randomOf(seed);
  const pick = (choices) => choices[random(choices.length)];
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 }, locale: "en-US" });
  await page.addInitScript(watch);
  const board = new Board(page, url);
  await board.open({ main: "3600", byoyomi: "60" });
  await page.waitForLoadState("networkidle");
  await slow(page);
  const moves = [];
  while (moves.length < MOVES && !(await board.outcome())) {
    const pieces = await seen(page, ".movable");
    const drops = pieces.filter(({ kind }) => kind === "drop");
    const piece = pick(drops.length && random(4) === 0 ? drops : pieces);
    await time(page, piece);
    const squares = await seen(page, ".destination, .capture");
    if (!squares.length) {
      await page.keyboard.press("Escape");
      continue;
    }
    const captures = squares.filter(({ kind }) => kind === "capture");
    const square = pick(captures.length && random(2) ? captures : squares);
    const kind = piece.kind === "drop" ? "drop" : square.kind;
    const before = await board.sfen();
    const times = await time(page, square);
    if ((await board.sfen()) !== before) {
      moves.push({ kind, ...times });
    } else {
      moves.push({ kind: "answer", ...(await time(page, pick(await seen(page, "[data-promote]")))) });
    }
  }
  await page.context().close();
  return moves;
}

async function floor(browser) {
  const page = await browser.newPage();
  await page.addInitScript(watch);
  await page.goto(`data:text/html,${encodeURIComponent(FLOOR)}`);
  await slow(page);
  const clicks = [];
  for (let count = 0; count < 40; count++) clicks.push(await time(page, { x: 15, y: 15 }));
  await page.context().close();
  return clicks;
}

function row(name, times) {
  const of = (key, share) => {
    const sorted = times.map((time) => time[key]).sort((a, b) => a - b);
    return Math.round(sorted[Math.ceil(share * sorted.length) - 1]).toString().padStart(5);
  };
  const shares = (key) => [0.5, 0.95, 1].map((share) => of(key, share)).join(" ");
  console.log(`${name.padEnd(22)} ${`${times.length}`.padStart(4)}  ${shares("shown")}    ${shares("handedOn")}`);
}

const load = () => loadavg().map((load) => load.toFixed(1)).join(" ");

const server = await serve();
const browser = await launch();
console.log(`from click to board, ms, slowed ${SLOWED} times; ${availableParallelism()} cores, load ${load()}`);
console.log("                         n  shown: median, 95 %, most    handed on: the same");
row("floor", await floor(browser));
const games = [];
for (let game = 1; game <= GAMES; game++) games.push(await play(browser, server.url, game));
const moves = games.flat();
row("first move of a visit", games.map(([first]) => first));
for (const kind of ["move", "capture", "drop", "answer"]) {
  const some = moves.filter((move) => move.kind === kind);
  if (some.length) row(kind, some);
}
row("all", moves);
console.log(`goal: 95 % within ${GOAL_MS}; load at the end ${load()}`);
await browser.close();
await server.stop();
