// Boards of other pages that are played on: freely, as a task, against the solver of mates.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { useApp } from "./harness/app.mjs";
import { BOARD, heard, loaded, open, order, play, state, verdict } from "./harness/embedded.mjs";
import { policyFor } from "./harness/host.mjs";
import { longTest } from "./harness/long.mjs";
import { Solver } from "./harness/problems.mjs";

const app = useApp();

test("both sides are moved by clicks, drags and keys, by the rules", async (t) => {
  const { page, errors } = await open(app, t, '<shogi-board mode="play"></shogi-board>');
  const square = (name) => page.locator(`${BOARD} [data-square="${name}"]`);
  await square("7g").click();
  await square("7f").click();
  await page.waitForFunction(() => document.querySelector("shogi-board").state.usi === "7g7f");
  const [from, to] = await Promise.all(["3c", "3d"].map((name) => square(name).boundingBox()));
  const middle = ({ x, y, width, height }) => [x + width / 2, y + height / 2];
  await page.mouse.move(...middle(from));
  await page.mouse.down();
  await page.mouse.move(...middle(to), { steps: 4 });
  await page.mouse.up();
  await page.waitForFunction(() => document.querySelector("shogi-board").state.usi === "3c3d");
  await square("8h").focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("2");
  await page.keyboard.press("2");
  await page.keyboard.press("Enter");
  await page.locator("shogi-board [data-promote=yes]").waitFor();
  await page.keyboard.press("Enter");
  await page.waitForFunction(() => document.querySelector("shogi-board").state.usi === "8h2b+");
  await square("7c").click();
  await square("7e").click();
  await page.locator("shogi-board .refusal").waitFor();
  const [illegal] = await heard(page, "illegal");
  assert.ok(illegal.reason.length > 5);
  const moves = await heard(page, "move");
  assert.deepEqual(moves.map(({ usi }) => usi), ["7g7f", "3c3d", "8h2b+"]);
  assert.match(moves[2].sfen, /^lnsgkgsnl\/1r5\+B1/);
  assert.equal(moves[2].text, "Bx2b+");
  assert.deepEqual(errors, []);
});

test("an end by the rules is told", async (t) => {
  const { page } = await open(app, t, '<shogi-board mode="play" sfen="4k4/9/4P4/9/9/9/9/9/4K4 b G 1"></shogi-board>');
  assert.equal(await order(page, "play", "G*5b"), true);
  const [ended] = await heard(page, "ended");
  assert.deepEqual([ended.winner, ended.reason], ["black", "mate"]);
});

test("a board that is not to be touched is moved by nobody; methods turn and reset it", async (t) => {
  const { page, errors } = await open(app, t, '<shogi-board mode="play" interaction="off" arrows="7g7f"></shogi-board>');
  const corner = () =>
    page.locator(BOARD).evaluate((board) => board.querySelector(".row > *").dataset.square);
  await page.locator("shogi-board .embed-marks svg").waitFor();
  assert.equal(await order(page, "play", "7g7f"), false);
  await page.locator(`${BOARD} [data-square="7g"]`).click();
  assert.equal(await page.locator(`${BOARD} .destination`).count(), 0);
  const live = page.evaluate(() => new Promise((done) => document.addEventListener("ready", done, { once: true })));
  await page.evaluate(() => document.querySelector("shogi-board").setAttribute("interaction", "on"));
  await live;
  assert.equal(await order(page, "play", "7g7f"), true);
  assert.equal(await order(page, "play", "7f7d"), false);
  assert.equal(await corner(), "9a");
  assert.equal(await order(page, "flip"), true);
  assert.equal(await corner(), "1i");
  await order(page, "reset");
  assert.equal((await state(page)).ply, 0);
  await page.evaluate(() => document.querySelector("shogi-board").setAttribute("size", "300"));
  await page.waitForFunction(() => window.heard.some(({ name, height }) => name === "resize" && height > 100 && height < 500));
  assert.deepEqual(errors, []);
});

test("a task of one of several moves says what its author wrote", async (t) => {
  const body = `<shogi-board mode="task" answer="7g7f | 2g2f" wrong="Not that one.">
    <b slot="right">Well done.</b></shogi-board>`;
  const { page, errors } = await open(app, t, body);
  const square = (name) => page.locator(`${BOARD} [data-square="${name}"]`);
  await square("9g").click();
  await square("9f").click();
  await page.locator("shogi-board .embed-verdict", { hasText: "Not that one." }).waitFor();
  assert.equal((await heard(page, "failed"))[0].usi, "9g9f");
  await page.locator('shogi-board [data-action="again"]').click();
  assert.equal(await verdict(page), "open");
  await square("2g").click();
  await square("2f").click();
  await page.locator("b", { hasText: "Well done." }).waitFor();
  assert.equal((await heard(page, "solved"))[0].usi, "2g2f");
  assert.equal(await verdict(page), "solved");
  assert.deepEqual(errors, []);
});

test("a capture solves its task, a hint is shown when it is asked for", async (t) => {
  const task = 'goal="capture 5e" sfen="4k4/9/9/9/4p4/4P4/9/9/4K4 b - 1" hint="What stands on 5e?"';
  const { page, errors } = await open(app, t, `<shogi-board mode="task" ${task}></shogi-board>`);
  const hint = page.locator("shogi-board .embed-hint");
  assert.equal(await hint.evaluate((hint) => hint.open), false);
  await hint.locator("summary").click();
  assert.equal(await hint.evaluate((hint) => hint.open), true);
  assert.equal(await hint.locator("[name=hint]").textContent(), "What stands on 5e?");
  await play(page, "5f5e");
  assert.equal(await verdict(page), "solved");
  assert.equal((await heard(page, "solved"))[0].usi, "5f5e");
  assert.deepEqual(errors, []);
});

const MATE = 'mode="task" goal="mate 3" sfen="7nl/7k1/9/6PP1/9/9/9/9/9 b 2G 1"';

// Solves the mate in three; the other side's move comes from the solver.
async function solveMate(page) {
  await play(page, "G*2c");
  await page.waitForFunction(() => document.querySelector("shogi-board").state.ply === 2);
  assert.equal((await heard(page, "move")).length, 2);
  const { usi } = await state(page);
  assert.equal(await verdict(page), "open");
  await play(page, usi === "2b3a" ? "G*3b" : "G*2b");
  await page.waitForFunction(() => window.heard.some(({ name }) => name === "solved" || name === "failed"));
  assert.equal((await heard(page, "solved")).length, 1);
}

test("the mate solver defends in a worker, which is started only then", async (t) => {
  const { page, errors } = await open(app, t, `<shogi-board ${MATE}></shogi-board>`);
  assert.deepEqual([await loaded(page, "search_worker"), page.workers().length], [0, 0]);
  const requests = [];
  page.on("request", (request) => requests.push(request.url()));
  await solveMate(page);
  assert.equal(page.workers().length, 1);
  assert.ok(requests.some((url) => url.endsWith("search_worker.js")));
  assert.ok(!requests.some((url) => url.endsWith("search_net.bin")));
  assert.equal(await loaded(page, "embed-solving"), 0);
  assert.deepEqual(errors, []);
});

test("where the page forbids workers, the solver works in the page", async (t) => {
  const policy = policyFor(app.url).replace("worker-src blob:", "worker-src 'none'");
  const { page } = await open(app, t, `<shogi-board ${MATE}></shogi-board>`, { policy });
  await solveMate(page);
  assert.equal(page.workers().length, 0);
  assert.equal(await loaded(page, "embed-solving"), 1);
});

test("two boards ask the solver at once, and each is answered", async (t) => {
  const { page } = await open(app, t, `<shogi-board ${MATE}></shogi-board><shogi-board ${MATE}></shogi-board>`);
  await page.evaluate(() => document.querySelectorAll("shogi-board").forEach((board) => board.play("G*2c")));
  await page.waitForFunction(() =>
    [...document.querySelectorAll("shogi-board")].every((board) => board.state.ply === 2));
});

test("a check that the king escapes fails, and the escape is shown", async (t) => {
  const { page } = await open(app, t, `<shogi-board ${MATE}></shogi-board>`);
  await play(page, "G*3b");
  await page.waitForFunction(() => window.heard.some(({ name }) => name === "failed"));
  assert.equal((await state(page)).ply, 2);
  assert.equal(await verdict(page), "failed");
  assert.equal(await order(page, "reset"), true);
  assert.equal((await state(page)).ply, 0);
});

test("a survival is judged by the solver", async (t) => {
  // Black's king on 2h is mated by G*2g or so unless it leaves.
  const sfen = "9/9/9/9/9/6pp1/9/7K1/7NL b - 1";
  const task = `mode="task" goal="survive 3" sfen="${sfen.replace(" b - ", " b 2g ")}"`;
  const { page } = await open(app, t, `<shogi-board ${task}></shogi-board>`);
  await play(page, "1i1f");
  await page.waitForFunction(() => window.heard.some(({ name }) => name === "failed" || name === "solved"));
  assert.equal((await heard(page, "failed")).length, 1);
  await order(page, "reset");
  await play(page, "2h3i");
  await page.waitForFunction(() => window.heard.some(({ name }) => name === "solved"));
});

test("a task says who is to move, until it is done", async (t) => {
  const { page } = await open(app, t, '<shogi-board mode="task" moves="7g7f" ply="1" answer="3c3d"></shogi-board>');
  const said = page.locator("shogi-board .embed-verdict");
  await said.getByText("White to move").waitFor();
  await play(page, "3c3d");
  await said.getByText("Right!").waitFor();
});

longTest("a problem of the collection is a task", { timeout: 120_000 }, async (t) => {
  const solver = await Solver.of(app, t);
  await solver.page.goto(`${app.url}#/problems/daily`);
  const id = await solver.page.locator(".problem").getAttribute("data-problem");
  const words = await solver.page.locator(".problem-what").innerText();
  const { page, errors } = await open(app, t, `<shogi-board mode="task" problem="${id}"></shogi-board>`);
  for (let left = Number(/\d+/.exec(words)[0]), ply = 0; left > 0; left -= 2, ply += 2) {
    await page.waitForFunction(
      (ply) => document.querySelector("shogi-board").state.ply === ply || heard.some(({ name }) => name === "solved"),
      ply,
    );
    if ((await verdict(page)) === "solved") break;
    await play(page, await solver.move((await state(page)).sfen, left));
  }
  await page.waitForFunction(() => heard.some(({ name }) => name === "solved"));
  assert.equal(await verdict(page), "solved");
  // Another attribute leaves the task as it is; another problem does not.
  await page.evaluate(() => document.querySelector("shogi-board").setAttribute("coordinates", "letters"));
  assert.equal(await verdict(page), "solved");
  await page.evaluate(() => document.querySelector("shogi-board").setAttribute("problem", "zzzzzz"));
  await page.locator("shogi-board .fault").getByText("there is no problem “zzzzzz”").waitFor();
  // The one that the documentation shows.
  const text = await readFile(new URL("../../docs/embedding.md", import.meta.url), "utf8");
  const [, documented] = /<shogi-board mode="task" problem="(\w+)">/.exec(text);
  await page.evaluate((id) => document.querySelector("shogi-board").setAttribute("problem", id), documented);
  await page.waitForFunction(() => document.querySelector("shogi-board").state?.ply === 0);
  assert.deepEqual(errors, []);
});
