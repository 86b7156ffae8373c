// In Firefox: a whole game by keys and clicks, and a board on another site's page.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { after, before, test } from "node:test";
import { host, policyFor } from "../harness/host.mjs";
import { serve } from "../harness/server.mjs";
import { Firefox } from "../harness/webdriver.mjs";

const games = JSON.parse(await readFile(new URL("../fixtures/games.json", import.meta.url)));

let server;
let firefox;

before(async () => {
  server = await serve();
  firefox = await Firefox.open();
});

after(async () => {
  await firefox?.close();
  await server?.stop();
});

const sfen = () => firefox.until(() => document.querySelector("[data-board]")?.dataset.sfen);

const moved = (from) =>
  firefox.until((from) => document.querySelector("[data-board]").dataset.sfen !== from, from);

// Waits for a move or for the question about promotion; whether it is the question.
async function asked(from) {
  const state = await firefox.until((from) => {
    if (document.querySelector("[data-board]").dataset.sfen !== from) return "moved";
    return document.querySelector("[data-promote]")?.checkVisibility() && "asks";
  }, from);
  return state === "asks";
}

// A square by its file and rank, a piece in hand by its letter.
const keysOf = (place) => (place.endsWith("*") ? [place[0].toLowerCase()] : [...place]);

async function byKeys(usi) {
  const from = await sfen();
  await firefox.press(...keysOf(usi.slice(0, 2)), "Enter", ...keysOf(usi.slice(2, 4)), "Enter");
  if (!(await asked(from))) return;
  await firefox.press(usi.endsWith("+") ? "Enter" : "n");
  await moved(from);
}

// Clicks what a move takes, of the side to move in the position `from`, and where it goes.
async function choose(usi, from) {
  const color = from.split(" ")[1] === "b" ? "black" : "white";
  const hand = `[data-hand=${color}] [data-piece=${usi[0]}]`;
  await firefox.click(usi[1] === "*" ? hand : `[data-square="${usi.slice(0, 2)}"]`);
  await firefox.click(`[data-square="${usi.slice(2, 4)}"]`);
}

async function byClicks(usi) {
  const from = await sfen();
  await choose(usi, from);
  if (!(await asked(from))) return;
  await firefox.click(`[data-promote=${usi.endsWith("+") ? "yes" : "no"}]`);
  await moved(from);
}

// Waits until a clock runs in byoyomi, and has less than `seconds`.
const counting = (color, seconds) =>
  firefox.until((color, seconds) => {
    const { running, phase, seconds: left } = document.querySelector(`[data-clock=${color}]`).dataset;
    return running !== undefined && phase === "byoyomi" && Number(left) < seconds;
  }, color, seconds);

test("a game with byoyomi by keys and clicks, from the first move to the resignation", { timeout: 300_000 }, async () => {
  const { initial, moves, final } = games.find(({ name }) => name === "pawn-drop-mate");
  const list = moves.join(" ").split(" ");
  const query = { black: "human", white: "human", main: 0, byoyomi: 60, periods: 1, sfen: `${initial} 1` };
  await firefox.goto(`${server.url}#/play?${new URLSearchParams(query)}`);
  await firefox.click("[data-status=first-move] button");
  await counting("black", 60);

  // By the pointer at first; after a reload by keys alone.
  for (const usi of list.slice(0, 40)) await byClicks(usi);
  await counting("black", 60);
  const before = await sfen();
  await firefox.reload();
  await firefox.click("[data-status=stands] button");
  assert.equal(await sfen(), before);
  await counting("black", 60);
  await firefox.evaluate(() => document.querySelector("[data-board] [tabindex='0']").focus());
  for (const usi of list.slice(40)) await byKeys(usi);
  assert.equal(await sfen(), `${final} ${list.length + 1}`);

  // A drop that would be mate is refused, and the reason said.
  await choose("P*6d", await sfen());
  await firefox.until(() => {
    const regions = [...document.querySelectorAll("[role=status], [role=alert]")];
    return regions.some(({ textContent }) => textContent.startsWith("A pawn may not be dropped to give mate."));
  });
  assert.equal(await sfen(), `${final} ${list.length + 1}`);
  await firefox.press("Escape");

  await firefox.click("[data-action=resign]");
  await firefox.click("[data-action=resign-yes]");
  assert.equal(await firefox.attribute("[data-outcome]", "data-outcome"), "black:resignation");
  assert.match(await firefox.text("[data-outcome]"), /Black wins: White resigned\./);
  assert.deepEqual(firefox.errors.splice(0), [], "errors on the page");
});

test("a board on another site's page is drawn, moved, and defended by the solver", { timeout: 120_000 }, async (t) => {
  const mate = 'mode="task" goal="mate 3" sfen="7nl/7k1/9/6PP1/9/9/9/9/9 b 2G 1"';
  const html = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Lesson</title>
    <script type="module" src="${server.url}embed.js"></script>
    <body><shogi-board id="free" mode="play" size="400"></shogi-board><shogi-board id="task" ${mate}></shogi-board>`;
  const other = await host({ "/": html }, policyFor(server.url));
  t.after(() => other.stop());
  await firefox.goto(other.url);
  const state = (id) => firefox.until((id) => document.getElementById(id)?.state, id);
  await state("free");

  const { width } = await firefox.evaluate(
    (square) => square.getBoundingClientRect().toJSON(), await firefox.find('[data-square="7f"]', "#free"));
  assert.ok(width > 30, `squares are ${width} wide`);
  await firefox.click('[data-square="7g"]', "#free");
  await firefox.click('[data-square="7f"]', "#free");
  assert.equal((await state("free")).usi, "7g7f");
  await firefox.click('[data-square="7c"]', "#free");
  await firefox.click('[data-square="7e"]', "#free");
  assert.ok((await firefox.text(".refusal", "#free")).length > 5);
  assert.equal((await state("free")).ply, 1);

  await state("task");
  assert.equal(await firefox.evaluate(() => document.getElementById("task").play("G*2c")), true);
  await firefox.until(() => document.getElementById("task").state.ply === 2);
  assert.equal(await firefox.attribute("[data-task]", "data-task", "#task"), "open");
  assert.deepEqual(firefox.errors.splice(0), [], "errors on the page");
});
