// The computer at the table: a whole game against it, what it can be asked, and what happens
// when it is interrupted or cannot come.
import assert from "node:assert/strict";
import { test } from "node:test";
import { controlled, useApp } from "./harness/app.mjs";
import { Board } from "./harness/board.mjs";
import { untilKept } from "./harness/kept.mjs";
import { longTest } from "./harness/long.mjs";
import { netHost } from "./harness/net_host.mjs";
import { newGame } from "./harness/play.mjs";
import { serve } from "./harness/server.mjs";
import { kept, openSettings } from "./harness/settings.mjs";

const app = useApp();

const action = (page, name) => page.locator(`[data-action="${name}"]`);
const told = (page) => page.locator(".opponent-told");
const moves = (page) => page.locator(".moves-list li").allInnerTexts();
// Waits until the list has so many moves: it comes with a part that is loaded later.
const listed = (page, count) =>
  page.waitForFunction((count) => document.querySelectorAll(".moves-list li").length === count, count);
const status = (page) => page.locator(".status-text");

// Waits until so many moves have been made.
const made = (page, count) =>
  page.waitForFunction(
    (next) => document.querySelector("[data-board]").dataset.sfen.split(" ")[3] === `${next}`,
    count + 1,
  );

// Asks for a hint, and gives the move that it names.
async function hint(page) {
  await action(page, "hint").click();
  const answer = page.locator("[data-hint]");
  await answer.waitFor();
  return answer.getAttribute("data-hint");
}

// White thinks for seconds on end.
const SLOW = { white: "computer-10" };
const QUICK = { white: "computer-2-at-once" };

longTest("a whole game against the lowest level is won by a stronger player", { timeout: 400_000 }, async (t) => {
  const page = await app.page(t);
  const board = new Board(page, app.url);
  await page.goto(`${app.url}#/play`);
  await board.root.waitFor();
  const form = await newGame(page);
  await form.computer(1);
  await form.radio("side", "black").check();
  await form.more();
  await form.field("at-once").check();
  await form.begin();
  await page.locator("dialog[open]").waitFor({ state: "detached" });
  assert.equal(await page.locator("[data-seat=white] .seat-name").innerText(), "Komadai Lv1");

  // The stronger player does what the page advises.
  let outcome = null;
  for (let turn = 0; turn < 90 && !outcome; turn += 1) {
    await board.move(await hint(page));
    await page.waitForFunction(() => {
      const turn = document.querySelector("[data-board]").dataset.sfen.split(" ")[1];
      return turn === "b" || document.querySelector("[data-outcome]");
    });
    outcome = await board.outcome();
  }
  assert.match(`${outcome}`, /^black:(mate|resignation|declaration)/);
  assert.ok(await action(page, "hint").isDisabled());
  // It goes on where a move ended it: the mated side had its chance.
  await board.changed(() => action(page, "undo").click());
  assert.equal(await board.sideToMove(), "black");
});

test("while it thinks the page is free, and its move can be forestalled", async (t) => {
  const board = await app.game(t, SLOW);
  const { page } = board;
  await board.move("7g7f");
  await status(page).filter({ hasText: "Komadai Lv10 is thinking" }).waitFor();
  assert.ok(await action(page, "hint").isDisabled());
  // The board is not anybody's now.
  await board.choose("3c3d");
  await board.choose("2g2f");
  await listed(page, 1);
  await action(page, "undo").click();
  await made(page, 0);
  await status(page).filter({ hasText: "Black to play" }).waitFor();
  // What it thought about before is of no account.
  await board.move("2g2f");
  await made(page, 2);
  await listed(page, 2);
  assert.match((await moves(page))[0], /P-2f/);
  // Its answer goes with the move that it answered.
  await action(page, "undo").click();
  await made(page, 0);
  assert.equal(await board.sideToMove(), "black");
  assert.ok(await action(page, "undo").isDisabled());
});

test("where the reader allows it, it thinks on the reader's time, and stops for everything else", async (t) => {
  const page = await app.page(t);
  const workers = [];
  page.on("worker", (worker) => workers.push(worker.url()));
  const board = new Board(page, app.url);
  await board.open({ white: "computer-10-at-once" });
  const ponders = page.locator(".opponent[data-pondering]");
  const rests = () => ponders.waitFor({ state: "detached" });
  await board.move("7g7f");
  await made(page, 2);
  assert.equal(await ponders.count(), 0, "nobody has allowed it");
  await openSettings(page);
  await page.locator("[data-dialog=settings][open] [name=ponders]").check();
  await page.keyboard.press("Escape");
  await ponders.waitFor();
  assert.equal((await kept(page)).ponders, true);

  await board.move("2g2f");
  await made(page, 4);
  await ponders.waitFor();
  await board.move(await hint(page));
  await made(page, 6);
  await ponders.waitFor();
  // It is not seen, but thinks again after the hint.
  await hint(page);
  await ponders.waitFor();

  const hide = (hidden) => page.evaluate((hidden) => {
    Object.defineProperty(document, "hidden", { configurable: true, get: () => hidden });
    document.dispatchEvent(new Event("visibilitychange"));
  }, hidden);
  await hide(true);
  await rests();
  await hide(false);
  await ponders.waitFor();
  await page.evaluate(() => (location.hash = "#/clock"));
  await rests();
  await page.goBack();
  await ponders.waitFor();

  await action(page, "undo").click();
  await made(page, 4);
  await ponders.waitFor();
  await action(page, "resign").click();
  await action(page, "resign-yes").click();
  await page.locator("[data-outcome='white:resignation']").waitFor();
  await rests();
  // A worker that is replaced loses what it has found.
  assert.equal(workers.filter((url) => url.includes("search_worker")).length, 1);
});

test("after a reload it thinks again", async (t) => {
  const board = await app.game(t, SLOW);
  const { page } = board;
  await board.move("7g7f");
  await status(page).filter({ hasText: "is thinking" }).waitFor();
  await page.reload();
  await board.root.waitFor();
  await status(page).filter({ hasText: "is thinking" }).waitFor();
  await made(page, 2);
  await board.move("2g2f");
  await made(page, 4);
  await listed(page, 4);
});

test("after a reload its clock stands until the game is resumed", async (t) => {
  const board = await app.game(t, { ...SLOW, main: "60" });
  const { page } = board;
  await board.move("7g7f");
  await status(page).filter({ hasText: "is thinking" }).waitFor();
  await page.reload();
  await page.locator(".status[data-status=stands]").waitFor();
  assert.equal(await board.clock("white").getAttribute("data-running"), null);
  await action(page, "status").click();
  await made(page, 2);
  await page.locator("[data-clock=black][data-running]").waitFor();
});

test("an analysis of the game holds its clock instead of the computer's thinking", async (t) => {
  const board = await app.game(t, { ...SLOW, main: "600" });
  const { page } = board;
  // No move of the book: it thinks.
  await board.move("1i1h");
  await status(page).filter({ hasText: "is thinking" }).waitFor();
  await page.evaluate(() => (location.hash = "#/record?play"));
  await action(page, "analyse").click();
  await page.locator(".line-move").first().waitFor();
  await page.evaluate(() => (location.hash = "#/play"));
  await page.locator(".status[data-status=stands]").waitFor();
  await action(page, "status").click();
  await made(page, 2);
});

test("it sits opposite, with either colour", async (t) => {
  const kings = "4k4/9/9/9/9/9/9/9/4K4 b - 1";
  const board = await app.game(t, { black: "computer-1-at-once", white: "human", sfen: kings });
  const { page } = board;
  await made(page, 1);
  await page.locator(".table-side.near [data-seat=white]").waitFor();
  await page.locator(".table-side.far [data-seat=black]").filter({ hasText: "Komadai Lv1" }).waitFor();
  assert.ok(await action(page, "undo").isDisabled());
  await board.move("5a5b");
  await made(page, 3);
  // Who moves without waiting for a hint has none.
  await action(page, "hint").click();
  await board.move("5b5a");
  await made(page, 5);
  assert.equal(await told(page).innerText(), "");
});

test("a hint is a move in words and an arrow, from the komadai too", async (t) => {
  const board = await app.game(t, { ...QUICK, sfen: "4k4/9/4P4/9/9/9/9/9/4K4 b G 1" });
  const { page } = board;
  assert.equal(await hint(page), "G*5b");
  assert.match(await told(page).innerText(), /gold dropped on 5b: mate in 1/);
  const arrow = page.locator(".play-marks [data-mark]");
  assert.deepEqual(await arrow.evaluateAll((all) => all.map(({ dataset }) => dataset.mark)), ["GG*5b"]);
  // It starts at the gold, and ends in the middle of the square.
  const [drawn, head, gold, square] = await Promise.all(
    [arrow.locator("path").last(), arrow.locator("polygon"), board.handItem("black", "G"), board.square("5b")].map(
      (it) => it.boundingBox(),
    ),
  );
  const inside = (x, y, box) => x > box.x && x < box.x + box.width && y > box.y && y < box.y + box.height;
  assert.ok(inside(drawn.x + drawn.width, drawn.y + drawn.height, gold), "from the hand");
  assert.ok(inside(head.x + head.width / 2, head.y + head.height / 2, square), "to the square");
  await board.move("G*5b");
  await page.locator("[data-outcome='black:mate']").waitFor();
  assert.equal(await arrow.count(), 0);
  assert.equal(await told(page).innerText(), "");
});

test("what was wrong with a move is said, and shown", async (t) => {
  const board = await app.game(t, { ...QUICK, white: "computer-9-at-once", moves: "7g7f 3c3d" });
  const { page } = board;
  // A bishop for nothing.
  await board.move("8h4d");
  await made(page, 4);
  const game = await board.sfen();
  await action(page, "what-was-wrong").click();
  await page.locator("[data-verdict=blunder]").waitFor();
  const text = await told(page).innerText();
  assert.match(text, /B-\u20604d cost/);
  assert.match(text, /The strong reply is ☖\sBx4d/);
  assert.match(text, /was better/);
  // Why, in the words of a review, once they are loaded.
  await told(page).filter({ hasText: "The bishop can be taken on 4d." }).waitFor();

  // Asked again before the answer, it is answered once.
  await action(page, "hint").click();
  await action(page, "what-was-wrong").click();
  await action(page, "what-was-wrong").click();
  await page.locator("[data-verdict=blunder]").waitFor();
  assert.equal(await page.locator("[data-hint]").count(), 0);

  const marks = () =>
    page.locator(".play-marks [data-mark]").evaluateAll((all) => all.map(({ dataset }) => dataset.mark));
  await action(page, "show-punished").click();
  await board.moved(game);
  assert.deepEqual(await board.piece("4d"), { piece: "B", color: "black" });
  assert.equal((await marks())[0], "R2b4d");
  await action(page, "show-better").click();
  await page.waitForFunction(() => document.querySelector("[data-square='8h']").dataset.piece === "B");
  assert.match((await marks())[0], /^G/);
  // Nobody moves in the past.
  await status(page).filter({ hasText: "earlier position" }).waitFor();
  await board.choose("2g2f");
  await listed(page, 4);
  await action(page, "back-to-game").click();
  await board.shows(game);
  assert.deepEqual(await marks(), []);
  // It is told until the next move.
  await board.move("9g9f");
  assert.equal(await page.locator("[data-verdict]").count(), 0);
});

test("a clearly bad move is held, taken back, or played anyway", async (t) => {
  const board = await app.game(t, { ...QUICK, white: "computer-9-at-once", moves: "7g7f 3c3d" });
  const { page } = board;
  const before = await board.sfen();
  await page.locator("[name=holds-blunders]").check();
  // A bishop for nothing: the computer waits.
  await board.move("8h4d");
  await page.locator("[data-held]").waitFor();
  await told(page).filter({ hasText: "The bishop can be taken on 4d." }).waitFor();
  await page.locator(".play-marks [data-mark^=R2b4d]").waitFor({ state: "attached" });
  await listed(page, 3);
  await action(page, "take-back").click();
  await board.shows(before);
  await page.locator("[data-held]").waitFor({ state: "detached" });
  // The same move again is meant.
  await board.move("8h4d");
  await made(page, 4);
  assert.equal(await page.locator("[data-held]").count(), 0);
  // Another one is held too, and played anyway.
  await action(page, "undo").click();
  await board.shows(before);
  await board.move("8h5e");
  await page.locator("[data-held]").waitFor();
  await action(page, "play-anyway").click();
  await made(page, 4);
  await page.locator("[data-held]").waitFor({ state: "detached" });
  // A good move is answered without a word.
  await action(page, "undo").click();
  await board.shows(before);
  await board.move("2g2f");
  await made(page, 4);
  assert.equal(await told(page).innerText(), "");
});

test("nothing was wrong with the best move, asked while the computer thinks", async (t) => {
  const board = await app.game(t, { ...SLOW, sfen: "4k4/9/4P4/9/9/9/9/r8/4K4 b G 1" });
  const { page } = board;
  await board.move("G*4b");
  await status(page).filter({ hasText: "is thinking" }).waitFor();
  await action(page, "what-was-wrong").click();
  await action(page, "what-was-wrong").click();
  await page.locator("[data-verdict=blunder]").waitFor();
  assert.match(await told(page).innerText(), /missed a mate in 1 ply/);
  // It has not forgotten its own move.
  await made(page, 2);
  await action(page, "undo").click();
  await made(page, 0);
  await board.move("G*5b");
  await page.locator("[data-outcome='black:mate']").waitFor();
  await action(page, "what-was-wrong").click();
  await page.locator("[data-verdict=fine]").waitFor();
  assert.match(await told(page).innerText(), /Nothing was wrong with ☗\sG\*5b/);
});

longTest("with the server gone it plays, advises and judges", async (t) => {
  const server = await serve();
  t.after(() => server.stop());
  const page = await app.page(t, { serviceWorker: true });
  const board = new Board(page, server.url);
  await board.open();
  await controlled(page);
  await untilKept(page, "/search_worker.js", "/search_worker.wasm", "/search_net.bin");
  await server.stop();

  await page.goto("about:blank");
  await board.open(QUICK);
  await board.move("7g7f");
  await made(page, 2);
  assert.match(await hint(page), /^[1-9PLNSGBR]/);
  await action(page, "what-was-wrong").click();
  await page.locator("[data-verdict]").waitFor();
  assert.equal(await page.locator("[data-net]").count(), 0);
});

test("where its program cannot be had the game is kept, and goes on later or by hand", async (t) => {
  const context = await app.context(t);
  const page = await context.newPage();
  await page.route("**/v/**", (route) => route.abort());
  const board = new Board(page, app.url);
  await board.open({ ...QUICK, main: "600" });
  await board.startClock();
  await board.move("7g7f");
  const notice = page.locator("[data-notice=no-worker]");
  await notice.waitFor();
  await listed(page, 1);
  // The clock does not run for a player who is not there.
  assert.equal(await board.clock("white").getAttribute("data-running"), null);
  await action(page, "try-again").click();
  await notice.waitFor();
  await page.unroute("**/v/**");
  await action(page, "try-again").click();
  await made(page, 2);
  assert.equal(await notice.count(), 0);

  await page.route("**/v/**", (route) => route.abort());
  await page.reload();
  await action(page, "status").click();
  await board.move("2g2f");
  await notice.waitFor();
  await action(page, "by-hand").click();
  await notice.waitFor({ state: "detached" });
  // The computer may have made either of these already.
  await board.move((await board.piece("8c")) ? "8c8d" : "3c3d");
  await board.move("2f2e");
  await listed(page, 5);
});

longTest("where the host falls silent in the middle of the engine, that is said and can be tried again", { timeout: 120_000 }, async (t) => {
  const triedAgain = async (file) => {
    const host = Object.assign(await netHost(t, app.server.dir), { silent: file });
    const page = await (await app.context(t)).newPage();
    const board = new Board(page, host.url);
    await board.open({ ...QUICK, main: "600" });
    await board.startClock();
    await board.move("7g7f");
    const notice = page.locator("[data-notice=no-worker]");
    // Ten seconds of silence, twice: it is tried again by itself.
    await notice.waitFor({ timeout: 60_000 });
    assert.equal(await board.clock("white").getAttribute("data-running"), null);
    host.silent = null;
    await action(page, "try-again").click();
    await made(page, 2);
    assert.equal(await notice.count(), 0);
  };
  await Promise.all(["search_worker.wasm", "search_worker.js"].map(triedAgain));
});

test("where its part of the page cannot be had, that is said and can be tried again", async (t) => {
  const context = await app.context(t);
  const page = await context.newPage();
  const part = "**/later/*-opponent.wasm";
  await page.route(part, (route) => route.abort());
  const board = new Board(page, app.url);
  await board.open(QUICK);
  const notice = page.locator("[data-notice=no-opponent]");
  await notice.waitFor();
  await board.move("7g7f");
  await page.unroute(part);
  await notice.getByRole("button").click();
  await made(page, 2);
  assert.equal(await notice.count(), 0);
});

test("it declines a draw at the beginning, politely", async (t) => {
  const board = await app.game(t, { ...QUICK, rules: "standard,draw-by-agreement=on" });
  const { page } = board;
  await action(page, "offer-draw").click();
  await page.locator(".claims-text").filter({ hasText: "Komadai Lv2" }).waitFor();
  assert.equal(await board.outcome(), null);
  await board.move("7g7f");
  await made(page, 2);
});
