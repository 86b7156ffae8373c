// The problems: the day's, a run, what comes back, sets of one's own, without a network.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { controlled, useApp } from "./harness/app.mjs";
import { Board } from "./harness/board.mjs";
import { untilKept } from "./harness/kept.mjs";
import { makeMove, withoutPauses } from "./harness/lesson.mjs";
import { longTest } from "./harness/long.mjs";
import { Solver, mates, position } from "./harness/problems.mjs";
import { ROOT, serve } from "./harness/server.mjs";

const app = useApp();

const games = JSON.parse(await readFile(new URL("fixtures/games.json", import.meta.url), "utf8"));

const DAY = 86_400_000;
const TODAY = Date.UTC(2026, 10, 25, 12);
const ONE_PLY = "4k4/9/4P4/9/9/9/9/9/9 b G 1";

const action = (page, name) => page.locator(`[data-action="${name}"]:visible`);
const phase = (page, is) => page.locator(`.problem[data-phase="${is}"]`).waitFor();
const card = (page, name) => page.locator(`[data-card="${name}"]`);
const shown = (page) => page.locator(".problem").getAttribute("data-problem");

async function open(t, at, { day = 0, random, ...options } = {}) {
  const page = await app.page(t, options);
  if (random) await page.addInitScript((random) => (Math.random = () => random), random);
  await withoutPauses(page);
  await page.clock.setFixedTime(TODAY + day * DAY);
  await page.goto(`${app.url}${at}`);
  await page.locator("main").waitFor();
  return page;
}

// Goes back to the list of all ways to train.
async function toHub(page) {
  await page.evaluate(() => (location.hash = "#/problems"));
  await card(page, "daily").locator(".mini-board").waitFor();
}

// Solves the mate on the board.
async function solve(page, solver, how = "mouse") {
  const board = new Board(page, app.url);
  const text = await page.locator(".problem-what").innerText();
  let left = Number(/\d+/.exec(text)?.[0] ?? 1);
  for (; left > 0; left -= 2) {
    await page.locator('.problem:is([data-phase="open"], [data-phase="solved"])').waitFor();
    if ((await page.locator(".problem").getAttribute("data-phase")) === "solved") return;
    // The problem before may still be on the board.
    await page.locator('[data-board][data-sfen*=" b "]').waitFor();
    const move = await solver.move(await board.sfen(), left);
    const before = await board.sfen();
    if (how === "mouse") {
      await board.move(move);
    } else {
      // A new screen gives the focus to its heading or board in its first frame: not between two keys.
      await page.waitForFunction(() => document.activeElement !== document.body);
      await makeMove(page, move, await board.sideToMove(), how);
      await board.moved(before);
    }
    await page.locator('.problem:not([data-phase="waiting"])').waitFor();
  }
  await phase(page, "solved");
}

// A drop that is no check.
async function miss(page) {
  const board = new Board(page, app.url);
  const [field] = (await board.sfen()).split(" ");
  const drop = await page.locator('[data-hand="black"] [data-piece]:not([data-count="0"])').first();
  if (await drop.count()) {
    const piece = await drop.getAttribute("data-piece");
    const empty = await page.locator("[data-square]:not([data-piece])").evaluateAll((squares) =>
      squares.map(({ dataset }) => dataset.square).filter((square) => /[789][efg]/.test(square)),
    );
    for (const square of empty) {
      await makeMove(page, `${piece}*${square}`, "black", "mouse");
      const is = await page.locator(".problem").getAttribute("data-phase");
      if (is === "open") continue;
      assert.equal(is, "wrong", `${piece}*${square} misses nothing: ${field}`);
      return;
    }
  }
  throw new Error(`no move to miss with in ${field}`);
}

test("the problem of the day is solved, is kept, and is another one tomorrow", { timeout: 120_000 }, async (t) => {
  const solver = await Solver.of(app, t);
  const page = await open(t, "#/");
  await page.locator('[data-nav="problems"]').click();
  await action(page, "daily").click();
  await page.locator(".problem").waitFor();
  const id = await shown(page);
  await solve(page, solver);
  assert.match(await page.locator(".lesson-verdict").innerText(), /Right!\s+Solved in/);
  // Only the ladder is rated.
  assert.equal(await page.locator(".problem-rating").textContent(), "");
  await action(page, "all-problems").click();
  await card(page, "daily").getByText("Solved. The next one comes tomorrow.").waitFor();
  await page.reload();
  await card(page, "daily").getByText("Solved. The next one comes tomorrow.").waitFor();
  assert.match(await card(page, "progress").innerText(), /1 problem solved\s+1 day in a row/);
  await page.clock.setFixedTime(TODAY + DAY);
  await page.reload();
  await card(page, "daily").locator(".mini-board").waitFor();
  assert.equal(await card(page, "daily").getByText("Solved.").count(), 0);
  await action(page, "daily").click();
  await page.locator(".problem").waitFor();
  assert.notEqual(await shown(page), id);
  // The same for everybody.
  const other = await open(t, "#/problems/daily", { locale: "ja-JP" });
  await other.locator(".problem").waitFor();
  assert.equal(await shown(other), id);
});

longTest("a missed problem comes back the next day", { timeout: 120_000 }, async (t) => {
  const solver = await Solver.of(app, t);
  const page = await open(t, "#/problems");
  await card(page, "set").locator("[name=problem-plies]").selectOption("1");
  await page.locator("[data-card=set] .problem-state").getByText(/\d+ problems/).waitFor();
  await action(page, "set").click();
  await page.locator(".problem").waitFor();
  // Until one has a piece in hand to miss with.
  while (!(await page.locator('[data-hand="black"] [data-piece]:not([data-count="0"])').count())) {
    const before = await shown(page);
    await solve(page, solver);
    await action(page, "problem-next").click();
    await page.locator(`.problem:not([data-problem="${before}"])`).waitFor();
  }
  const missed = await shown(page);
  await miss(page);
  await phase(page, "wrong");
  assert.match(await page.locator(".lesson-verdict").innerText(), /Not yet\.\s+Every move has to be a check\./);
  await action(page, "problem-again").click();
  await solve(page, solver);
  assert.match(await page.locator(".lesson-verdict").innerText(), /it comes back tomorrow/);
  await toHub(page);
  await card(page, "review").getByText("Nothing to repeat today").waitFor();
  await action(page, "review").click();
  await page.getByText("The next one comes back tomorrow.").waitFor();
  await page.clock.setFixedTime(TODAY + DAY);
  await toHub(page);
  await page.reload();
  await card(page, "review").getByText("1 problem is back today").waitFor();
  await action(page, "review").click();
  await page.locator(`.problem[data-problem="${missed}"]`).waitFor();
  assert.equal(await page.locator(".problem-before").innerText(), "Before: solved 0×, missed 1×");
  await solve(page, solver, "keys");
  await toHub(page);
  await card(page, "review").getByText("Nothing to repeat today").waitFor();
});

longTest("a run ends after three misses, and its result is kept", { timeout: 120_000 }, async (t) => {
  const solver = await Solver.of(app, t);
  // Always the same problems.
  const page = await open(t, "#/problems", { random: 0.5 });
  await action(page, "run").click();
  let solved = 0;
  let missed = 0;
  await page.locator(".problem").waitFor();
  while (missed < 3) {
    const id = await shown(page);
    const canMiss = await page.locator('[data-hand="black"] [data-piece]:not([data-count="0"])').count();
    if (canMiss && solved > 0) {
      await miss(page);
      missed += 1;
    } else {
      await solve(page, solver);
      solved += 1;
      await page.locator(".problem-run-score").getByText(`${solved} solved`).waitFor();
    }
    if (missed < 3) await page.locator(`.problem:not([data-problem="${id}"])`).waitFor();
  }
  await page.locator(".lesson-end").getByText("The run is over").waitFor();
  await page.locator(".lesson-end").getByText("Your best run so far!").waitFor();
  assert.equal(await page.locator(".problem-missed a").count(), 3);
  await action(page, "all-problems").click();
  await card(page, "run").getByText(`Best: ${solved}`).waitFor();
});

test("a run ends when its three minutes are over", async (t) => {
  const page = await app.page(t);
  await page.clock.install({ time: TODAY });
  await page.goto(`${app.url}#/problems/run`);
  await page.locator(".problem-run").waitFor();
  await page.clock.runFor(1_000);
  await page.locator(".problem-run-time").getByText(/2:5\d/).waitFor();
  await page.clock.fastForward(181_000);
  await page.locator(".lesson-end").getByText("The time is over").waitFor();
  await action(page, "run-again").click();
  await page.clock.runFor(500);
  await page.locator(".problem-run-time").getByText(/3:00|2:59/).waitFor();
});

test("help comes in steps, the solution is played, and the address is shared", async (t) => {
  const three = (await mates()).find(({ plies }) => plies === 3);
  const page = await open(t, position(three.sfen, 3));
  await page.locator(".problem").waitFor();
  await action(page, "problem-hint").focus();
  await page.keyboard.press("Enter");
  await page.locator(".lesson-hint").getByText(/Look at the/).waitFor();
  await action(page, "problem-hint").getByText("More help").waitFor();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Shift+Tab");
  await action(page, "problem-hint").click();
  await page.locator(".problem[data-hint]").waitFor();
  await action(page, "problem-solution").click();
  await phase(page, "solved");
  const board = new Board(page, app.url);
  assert.equal((await board.sfen()).split(" ")[1], "w");
  await action(page, "problem-share").click();
  await page.locator(".problem-shared").getByText(/\w/).waitFor();
});

test("in the head only the first move counts", async (t) => {
  const solver = await Solver.of(app, t);
  const five = (await mates()).find(({ plies }) => plies === 5);
  const page = await open(t, position(five.sfen, 5));
  await page.locator(".problem").waitFor();
  await page.locator("[name=in-head]").check();
  const move = await solver.move(five.sfen, 5);
  await makeMove(page, move, "black", "mouse");
  await phase(page, "solved");
});

test("nothing covers the form for a set of one's own", async (t) => {
  const page = await open(t, "#/problems", { viewport: { width: 1440, height: 900 } });
  const own = card(page, "own");
  await own.locator("summary").click();
  for (const part of ["[name=set-name]", "[name=positions]", "#positions-hint"]) {
    // At the lower edge of the window, where buttons that stick to it would lie.
    const isSeen = await own.locator(part).evaluate((place) => {
      place.scrollIntoView({ block: "end" });
      const { left, top, width, height } = place.getBoundingClientRect();
      return [0.1, 0.5, 0.9].every((down) =>
        place.contains(document.elementFromPoint(left + width / 2, top + height * down)));
    });
    assert.ok(isSeen, part);
  }
});

test("a set of one's own is made, trained, carried to another browser, and deleted", { timeout: 120_000 }, async (t) => {
  const solver = await Solver.of(app, t);
  const page = await open(t, "#/problems");
  await card(page, "own").locator("summary").click();
  await card(page, "own").locator("[name=set-name]").fill("Club evening");
  await card(page, "own").locator("[name=positions]").fill(
    [ONE_PLY, "no position", "4k4/9/9/9/9/9/9/9/9 b P 1", "4k4/9/9/9/9/9/9/9/4K4 b P 1 P*5c"].join("\n"),
  );
  await action(page, "make-set").click();
  const report = card(page, "own").locator(".problem-report");
  await report.getByText("2 problems added").waitFor();
  assert.match(await report.innerText(), /Line 2: [^\n]+\s+Line 3: no mate/);
  await card(page, "own").getByText("2 problems", { exact: true }).waitFor();
  await page.reload();
  await action(page, "own-set").click();
  await page.locator(".lesson-head h1").getByText("Club evening").waitFor();
  await solve(page, solver);
  await action(page, "problem-next").click();
  await page.getByText("Find the only good move.").waitFor();
  assert.match(await page.locator(".problem-side").innerText(), /^Problem 2 · You play Black\.$/);
  await makeMove(page, "P*5d", "black", "mouse");
  await page.locator(".lesson-verdict").getByText("There is a better move.").waitFor();
  // The other side's answer comes onto the board.
  await page.locator('[data-board][data-sfen*=" b "]').waitFor();
  await action(page, "problem-hint").click();
  await page.locator(".lesson-hint").getByText("Look at the pawn in your hand.").waitFor();
  await makeMove(page, "P*5c", "black", "mouse");
  await phase(page, "solved");
  await toHub(page);
  await action(page, "delete-set").click();
  await page.getByText("The set Club evening is deleted.").waitFor();
  await action(page, "undo-delete").click();
  await action(page, "own-set").waitFor();
  await action(page, "delete-set").click();
  await page.waitForFunction(() => !document.querySelector("[data-action=own-set]"));
  await page.reload();
  await card(page, "daily").locator(".mini-board").waitFor();
  assert.equal(await action(page, "own-set").count(), 0);
});

longTest("a set of one's own is made of records: chosen positions, and the mates of a game", { timeout: 180_000 }, async (t) => {
  const page = await open(t, "#/problems");
  const own = card(page, "own");
  await own.locator("summary").click();
  const make = async (name, text) => {
    await own.locator("[name=set-name]").fill(name);
    await own.locator("[name=positions]").fill(text);
    await action(page, "make-set").click();
    await page.locator('[data-action="make-set"]:not([aria-disabled])').waitFor({ timeout: 120_000 });
    return own.locator(".problem-report").innerText();
  };
  const choice = own.locator(".set-choice");
  const add = async () => {
    await action(page, "add-chosen").click();
    await own.locator(".problem-report").getByText("1 problem added").waitFor();
    assert.equal(await choice.count(), 0);
  };
  const problem = await readFile(`${ROOT}crates/records/tests/data/records/problem.kif`, "utf8");
  assert.equal(await make("Chosen", problem), "Positions with one clear answer: 1 of 1");
  await choice.getByText("Answer: ☗ G*5b").waitFor();
  await add();
  // The answer is the engine's move, and not the mistake that was played.
  const blunder = [
    "手合割：平手", "1 ７六歩(77)", "2 ３四歩(33)", "3 ２六歩(27)", "4 ５二玉(51)", "5 ２二角成(88)", "&lost", "6 ９四歩(93)", "",
  ];
  await make("Chosen", blunder.join("\n"));
  assert.match(await choice.locator("li").innerText(), /lost · Move 6, White to move\s+Answer: ☖ Sx2b\s+In the game: ☖ P-9d\s*$/);
  await add();
  // Where no move is clearly best, the position is left out unless that is asked for.
  const opening = ["手合割：平手", "1 ７六歩(77)", "&here", "2 ３四歩(33)", "3 ２六歩(27)", ""].join("\n");
  assert.equal(await make("Chosen", opening), "Positions with one clear answer: 0 of 1");
  await choice.getByText("No move is clearly better than all others.").waitFor();
  assert.ok(await action(page, "add-chosen").isDisabled());
  await choice.locator("[name=wanted]").check();
  await add();
  assert.match(await make("Chosen", opening.replace("&here\n", "")), /No mate by checks was found/);
  assert.match(await make("Chosen", opening.replace("３四歩(33)", "３四歩(99)")), /answer: 0 of 1\s+.*3/);
  await action(page, "cancel-choice").click();
  // A mate of 13 plies, of which seven are played.
  const { moves } = games.find(({ name }) => name === "pawn-drop-mate");
  assert.equal(
    await make("Game", `position startpos moves ${moves.join(" ")}`),
    "Positions with one clear answer: 1 of 1",
  );
  await add();

  await own.getByRole("link", { name: "Chosen" }).click();
  await page.getByText("Mate with one move.").waitFor();
  await makeMove(page, "G*5b", "black", "mouse");
  await phase(page, "solved");
  await action(page, "problem-next").click();
  await page.getByText("Find the only good move.").waitFor();
  await makeMove(page, "9c9d", "white", "mouse");
  await phase(page, "wrong");
  await action(page, "problem-again").click();
  await makeMove(page, "3a2b", "white", "mouse");
  await phase(page, "solved");
  await action(page, "problem-next").click();
  await page.getByText("Find one of the best moves.").waitFor();
  await makeMove(page, "3c3d", "white", "mouse");
  await phase(page, "solved");
});

test("a sheet of a set is printed, with its answers", { timeout: 120_000 }, async (t) => {
  const page = await app.page(t);
  await page.addInitScript(() => {
    window.print = () => { window.printed = document.querySelectorAll(".sheet svg").length; };
  });
  await page.goto(`${app.url}#/problems`);
  await card(page, "set").locator("[name=problem-plies]").selectOption("3");
  await action(page, "print-set").click();
  const dialog = page.locator("[data-dialog=problem-sheet][open]");
  await dialog.waitFor();
  assert.equal(await dialog.locator("[name=heading]").inputValue(), "Mate · 3 plies");
  assert.equal(await dialog.locator("[name=count]").inputValue(), "12");
  await dialog.locator("[name=answers]").selectOption("own-page");
  await dialog.locator("[data-action=print]").click();
  await page.waitForFunction(() => window.printed === 12);
  const paper = await page.locator(".sheet").evaluate((sheet) => ({
    titles: [...sheet.querySelectorAll(".sheet-title")].map(({ textContent }) => textContent),
    captions: [...sheet.querySelectorAll("figcaption")].map(({ textContent }) => textContent),
    answers: [...sheet.querySelectorAll(".sheet-answers li")].map(({ textContent }) => textContent),
  }));
  assert.deepEqual(paper.titles, Array(3).fill("Mate · 3 plies"));
  assert.equal(paper.captions[11], "12 Mate in 3 plies: every move of yours is a check.");
  assert.equal(paper.answers.length, 12);
  for (const answer of paper.answers) assert.equal(answer.split(" ").length, 3 * 2, answer);
  await page.keyboard.press("Escape");
  await page.waitForFunction(() => !document.querySelector(".sheet"));
  await page.waitForFunction(() => document.activeElement.dataset.action === "print-set");
});

test("what is no problem is said, with a way back", async (t) => {
  const page = await open(t, "#/problems/zzzzzz");
  await page.getByText("There is no problem at this address.").waitFor();
  await action(page, "all-problems").click();
  await card(page, "daily").locator(".mini-board").waitFor();
  await page.evaluate(() => (location.hash = "#/problems/position?sfen=broken&mate=3"));
  await page.getByText(/^Expected 3 or 4 fields .*, found 1/).waitFor();
});

test("with the server gone, problems are there and are solved", { timeout: 120_000 }, async (t) => {
  const server = await serve();
  t.after(() => server.stop());
  const page = await app.page(t, { serviceWorker: true });
  await withoutPauses(page);
  await page.goto(`${server.url}#/problems`);
  await card(page, "daily").locator(".mini-board").waitFor();
  await controlled(page);
  const solver = await Solver.of(app, t);
  // The engine and the problems come when the page is idle.
  await untilKept(page, "/problems/mates.txt", "/search_worker.js", "/search_worker.wasm");
  await server.stop();
  await page.reload();
  await card(page, "daily").locator(".mini-board").waitFor();
  await action(page, "daily").click();
  await page.locator(".problem").waitFor();
  await solve(page, solver);
  await action(page, "all-problems").click();
  await card(page, "progress").getByText("1 problem solved").waitFor();
});
