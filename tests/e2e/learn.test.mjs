// The course: every lesson in every language, and how a reader goes through one.
import assert from "node:assert/strict";
import { test } from "node:test";
import { controlled, useApp } from "./harness/app.mjs";
import { untilKept } from "./harness/kept.mjs";
import { course, makeMove, playLesson, withoutPauses } from "./harness/lesson.mjs";
import { longTest, testFirst } from "./harness/long.mjs";
import { serve } from "./harness/server.mjs";
import { until } from "./harness/until.mjs";

const app = useApp();

const phase = (page, is) => page.locator(`.lesson[data-phase="${is}"]`).waitFor();
const step = (page, id) => page.locator(`.lesson[data-step="${id}"]`).waitFor();
const action = (page, name) => page.locator(`[data-action="${name}"]:visible`);
const verdict = (page) => page.locator(".lesson-verdict");

// Opens a lesson, at a step if one is named.
async function openLesson(t, id, { at = 0, ...options } = {}) {
  const page = await app.page(t, options);
  await withoutPauses(page);
  await page.goto(`${app.url}#/learn/${id}`);
  await page.locator(".lesson").waitFor();
  for (let skipped = 0; skipped < at; skipped += 1) await action(page, "lesson-next").click();
  return page;
}

// The lessons are the same in each language, but for their texts, and that none is missing is
// checked when they are compiled: one of ten is enough.
for (const [index, [language, name, every]] of [
  ["en", "English", 10],
  ["en", "English, every one", 1],
  ["ja", "Japanese", 10],
  ["it", "Italian", 10],
  ["ro", "Romanian", 10],
  ["sv", "Swedish", 10],
].entries()) {
  testFirst(index)(`lessons are done to their end in ${name}`, { timeout: 300_000 }, async (t) => {
    const lessons = (await course(language)).lessons.filter((_, index) => index % every === 0);
    const page = await app.page(t, { locale: language });
    await withoutPauses(page);
    await page.goto(`${app.url}#/learn`);
    await page.locator(".learn-lesson").first().waitFor();
    for (const lesson of lessons) {
      await page.evaluate((id) => (location.hash = `#/learn/${id}`), lesson.id);
      await page.locator(".lesson-head h1").getByText(lesson.title, { exact: true }).waitFor();
      const shown = await playLesson(page, lesson);
      assert.deepEqual(shown.filter(({ text }) => text.trim() === ""), [], lesson.id);
    }
    await action(page, "all-lessons").click();
    await page.locator(".learn-head").waitFor();
    assert.equal(await page.locator(".learn-lesson[data-done]").count(), lessons.length);
    // It is kept. What is written last may still be on its way when a script has gone through
    // all lessons in seconds: another tab, which knows what is stored, shows it when it is.
    const other = await page.context().newPage();
    await other.goto(`${app.url}#/learn`);
    await other.waitForFunction(
      (count) => document.querySelectorAll(".learn-lesson[data-done]").length === count,
      lessons.length,
    );
  });
}

test("a newcomer begins on the home screen and does the first lessons with the mouse", async (t) => {
  const page = await app.page(t);
  await withoutPauses(page);
  await page.goto(app.url);
  await action(page, "learn").click();
  await action(page, "go-on").click();
  const { lessons } = await course("en");
  for (const { id } of lessons[0].steps.slice(0, -1)) {
    await step(page, id);
    await action(page, "lesson-next").click();
  }
  await action(page, "lesson-finish").click();
  await action(page, "next-lesson").click();
  await page.locator(".lesson-head h1").getByText(lessons[1].title).waitFor();
  await page.goBack();
  await page.locator(".lesson-head h1").getByText(lessons[0].title).waitFor();
});

test("who passes over steps is told at the end, and led back to them", async (t) => {
  const page = await openLesson(t, "fork");
  const { lessons } = await course("en");
  const { steps } = lessons.find(({ id }) => id === "fork");
  for (const { id } of steps.slice(0, -1)) {
    await step(page, id);
    await action(page, "lesson-next").click();
  }
  await action(page, "lesson-finish").click();
  await page.locator(".lesson-end").getByText("Not every step is solved yet.").waitFor();
  await action(page, "open-step").click();
  await step(page, steps[0].id);
});

const INPUTS = [
  ["mouse", {}, ["king", "fork", "gold-mates"]],
  ["touch", { hasTouch: true, isMobile: true, viewport: { width: 360, height: 640 } }, ["knight", "promotion", "mate-gold-head"]],
  ["keys", {}, ["bishop", "drops", "mate"]],
];
for (const [index, [how, options, ids]] of INPUTS.entries()) {
  testFirst(index)(`moves are made by ${how}`, { timeout: 120_000 }, async (t) => {
    const { lessons } = await course("en");
    for (const lesson of lessons.filter(({ id }) => ids.includes(id))) {
      const page = await openLesson(t, lesson.id, options);
      for (const [index, current] of lesson.steps.entries()) {
        await step(page, current.id);
        const [kind] = Object.keys(current.goal);
        if (current.solution && !["read", "clock"].includes(kind) && kind !== "mate") {
          const side = current.sfen.split(" ")[1] === "w" ? "white" : "black";
          const moves = current.solution.split(" ");
          for (let at = 0; at < moves.length; at += kind === "stars" ? 1 : 2) {
            await phase(page, "open");
            await makeMove(page, moves[at], side, how);
          }
          await phase(page, "solved");
        }
        if (index + 1 === lesson.steps.length) break;
        if (how === "keys") {
          await action(page, "lesson-next").focus();
          await page.keyboard.press("Enter");
        } else {
          await action(page, "lesson-next").click();
        }
      }
      await page.close();
    }
  });
}

test("after a wrong move there is a reason, a hint, another attempt, and the solution", async (t) => {
  const page = await openLesson(t, "pawn", { at: 1 });
  const { lessons } = await course("en");
  const lesson = lessons.find(({ id }) => id === "fork");
  await page.evaluate(() => (location.hash = "#/learn/fork"));
  await page.locator(".lesson-head h1").getByText(lesson.title).waitFor();
  await action(page, "lesson-next").click();
  await step(page, "knight");
  const { sfen } = lesson.steps.find(({ id }) => id === "knight");
  const start = page.locator(`[data-board][data-sfen="${sfen}"]`);
  await start.waitFor();
  await makeMove(page, "N*5e", "black", "mouse");
  await phase(page, "wrong");
  await verdict(page).getByText("Not yet.").waitFor();
  assert.match(await verdict(page).textContent(), /does not attack two pieces/);
  await action(page, "lesson-hint").click();
  await page.locator(".lesson-hint").getByText(/knight’s jump/).waitFor();
  await action(page, "lesson-again").click();
  await phase(page, "open");
  await start.waitFor();
  // A touch after a wrong move is another attempt by itself.
  await makeMove(page, "N*5e", "black", "mouse");
  await phase(page, "wrong");
  await page.locator("[data-square='9g']").click();
  await phase(page, "open");
  await action(page, "lesson-solution").click();
  await phase(page, "solved");
  await verdict(page).getByText("That was the solution.").waitFor();
  await start.waitFor({ state: "detached" });
});

test("a move against the rules is refused with its reason, and is no wrong answer", async (t) => {
  const page = await openLesson(t, "fork", { at: 1 });
  await makeMove(page, "9g9e", "black", "mouse");
  await page.locator(".refusal").getByText(/pawn/i).waitFor();
  assert.equal(await page.locator(".lesson").getAttribute("data-phase"), "open");
});

test("a question is answered by keys, and Enter goes on", async (t) => {
  const page = await openLesson(t, "byoyomi");
  await page.locator(".lesson-choice input").nth(1).focus();
  await page.keyboard.press("Space");
  await action(page, "lesson-check").focus();
  await page.keyboard.press("Enter");
  await phase(page, "solved");
  await page.locator("[data-action=lesson-next]:focus").waitFor();
  await page.keyboard.press("Enter");
  await phase(page, "open");
  assert.match(await page.locator(".lesson-place").innerText(), /2/);
});

// Whether an element is in the window, and nothing lies over it.
const isSeen = (locator) =>
  locator.evaluate((element) => {
    const { left, top, right, bottom, width, height } = element.getBoundingClientRect();
    const found = document.elementFromPoint(left + width / 2, top + height / 2);
    return left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight && element.contains(found);
  });

// Waits until the page has scrolled to where it wants to be.
const isShown = (page, locator, what) =>
  until(`${what} is in view`, () => isSeen(locator), { within: 5_000 });

for (const language of ["en", "it"]) {
  longTest(`on a phone, what answers a question stays in view in ${language}`, { timeout: 240_000 }, async (t) => {
    const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, locale: language };
    const { lessons } = await course(language);
    const page = await app.page(t, phone);
    await withoutPauses(page);
    for (const id of ["king", "rook-and-lance", "bishop", "byoyomi", "repetition", "impasse"]) {
      const lesson = lessons.find((lesson) => lesson.id === id);
      await page.goto(`${app.url}#/learn/${id}`);
      await page.locator(".lesson-head h1").getByText(lesson.title, { exact: true }).waitFor();
      for (const [index, { id: name, goal, texts }] of lesson.steps.entries()) {
        await step(page, name);
        await isShown(page, page.locator(".lesson-head"), `the head of ${id} ${name}`);
        if (goal.select || goal.choose || goal.winner || goal.points) {
          await answerWrongly(page, goal);
          await isShown(page, verdict(page), `${id} ${name}: the verdict`);
          if (texts.hint) {
            await action(page, "lesson-hint").tap();
            await isShown(page, page.locator(".lesson-hint"), `${id} ${name}: the hint`);
          }
          await isShown(page, action(page, "lesson-check"), `${id} ${name}: Check`);
          for (const choice of await page.locator(".lesson-choice, .lesson-points input").all()) {
            await isShown(page, choice, `${id} ${name}: an answer`);
          }
        }
        if (index + 1 < lesson.steps.length) await action(page, "lesson-next").tap();
      }
    }
  });
}

// Gives an answer to a question that is wrong.
async function answerWrongly(page, goal) {
  if (goal.select) {
    const { squares, among } = goal.select;
    const others = among ? among.split(" ") : ["1a", "9i", "5e"];
    const wrong = others.find((square) => !squares.includes(square));
    await page.locator(`[data-square="${wrong}"]`).tap();
  } else if (goal.choose || goal.winner) {
    const right = goal.choose ? goal.choose.right.map(String) : [goal.winner.answer];
    const values = await page.locator(".lesson-choice input").evaluateAll((all) => all.map(({ value }) => value));
    await page.locator(`.lesson-choice:has([value="${values.find((value) => !right.includes(value))}"])`).tap();
  } else {
    await page.locator(".lesson-points input").fill("99");
  }
  await action(page, "lesson-check").tap();
  await phase(page, "wrong");
}

test("stars have a rating, which gets better", async (t) => {
  const { lessons } = await course("en");
  const lesson = lessons.find(({ id }) => id === "king");
  const at = lesson.steps.findIndex(({ goal }) => goal.stars);
  const page = await openLesson(t, "king", { at });
  const moves = lesson.steps[at].solution.split(" ");
  const king = /[1-9][a-i]/.exec(moves[0])[0];
  const first = moves[0].slice(2);
  for (const move of [`${king}${first}`, `${first}${king}`, ...moves]) await makeMove(page, move, "black", "mouse");
  await phase(page, "solved");
  const rating = page.locator(".lesson-rating");
  await rating.waitFor();
  assert.notEqual(await rating.getAttribute("aria-label"), "3 of 3 stars");
  await action(page, "lesson-again").click();
  await phase(page, "open");
  for (const move of moves) await makeMove(page, move, "black", "mouse");
  await phase(page, "solved");
  assert.equal(await rating.getAttribute("aria-label"), "3 of 3 stars");
});

test("the way to the stars is begun again where it was lost", async (t) => {
  const { lessons } = await course("en");
  const at = lessons.find(({ id }) => id === "promotion").steps.findIndex(({ id }) => id === "tokin");
  const page = await openLesson(t, "promotion", { at });
  assert.equal(await action(page, "lesson-again").count(), 0);
  await makeMove(page, "5d5c", "black", "mouse");
  await page.locator('[data-square="5c"][data-piece="P"]').waitFor();
  await action(page, "lesson-again").click();
  await page.locator('[data-square="5d"][data-piece="P"]').waitFor();
  for (const move of ["5d5c+", "5c4c"]) await makeMove(page, move, "black", "mouse");
  await phase(page, "solved");
});

longTest("a step against time ends when the time is over, and is tried again", async (t) => {
  const { lessons } = await course("en");
  const seconds = ({ goal }) => goal.clock?.seconds ?? Infinity;
  const all = lessons.flatMap(({ id, steps }) => steps.map((step, at) => ({ id, at, seconds: seconds(step) })));
  const shortest = all.reduce((one, other) => (other.seconds < one.seconds ? other : one));
  assert.ok(shortest.seconds <= 10);
  const page = await openLesson(t, shortest.id, { at: shortest.at });
  await phase(page, "clock-stopped");
  await action(page, "lesson-start-clock").click();
  await page.locator(".lesson-clock [data-running]").waitFor();
  await phase(page, "wrong");
  await action(page, "lesson-again").click();
  await phase(page, "clock-stopped");
});

test("the language is changed in the middle of a step", async (t) => {
  const page = await openLesson(t, "king", { at: 1 });
  const { lessons } = await course("en");
  const star = lessons.find(({ id }) => id === "king").steps[1].solution.split(" ")[0];
  const sfenOf = () => page.locator("[data-board]").getAttribute("data-sfen");
  const before = await sfenOf();
  await makeMove(page, star, "black", "mouse");
  await page.waitForFunction((before) => document.querySelector("[data-board]").dataset.sfen !== before, before);
  const sfen = await sfenOf();
  await page.locator("[name=menu-language]").selectOption("sv");
  const { lessons: swedish } = await course("sv");
  await page.locator(".lesson-head h1").getByText(swedish.find(({ id }) => id === "king").title, { exact: true }).waitFor();
  await page.locator(".lesson-place").getByText(/Steg 2/).waitFor();
  assert.equal(await sfenOf(), sfen);
});

test("an address without a lesson says so", async (t) => {
  const page = await app.page(t);
  await page.goto(`${app.url}#/learn/three-pawns`);
  await page.getByText("There is no lesson at this address.").waitFor();
  await page.getByRole("link", { name: "All lessons" }).click();
  await page.locator(".learn-lesson").first().waitFor();
});

test("with the server gone, a lesson that was never opened is done", async (t) => {
  const server = await serve();
  t.after(() => server.stop());
  const page = await app.page(t, { serviceWorker: true });
  await withoutPauses(page);
  await page.goto(server.url);
  await page.locator("main.home").waitFor();
  await controlled(page);
  await untilKept(page, "/lessons/en.json");
  await server.stop();
  await page.reload();
  await page.locator("main.home").waitFor();
  await page.evaluate(() => (location.hash = "#/learn/gold-and-silver"));
  await page.locator(".lesson").waitFor();
  const { lessons } = await course("en");
  await playLesson(page, lessons.find(({ id }) => id === "gold-and-silver"));
});

test("where the course cannot be loaded, the page says so and tries again", async (t) => {
  const page = await (await app.context(t)).newPage();
  let isGone = true;
  await page.route("**/lessons/en.json", (route) => (isGone ? route.abort() : route.continue()));
  await page.goto(`${app.url}#/learn`);
  await page.getByText("The lessons could not be loaded.").waitFor();
  isGone = false;
  await action(page, "load-again").click();
  await page.locator(".learn-lesson").first().waitFor();
});

// A game with a pawn that may not be dropped on the other's file.
async function gameWithPawns(t) {
  const board = await app.game(t, { sfen: "4k4/9/9/9/9/9/4P4/9/4K4 b P 1" });
  await board.offersLessons();
  return board;
}

test("an illegal move in a game offers its lesson, once", async (t) => {
  const board = await gameWithPawns(t);
  const { page } = board;
  const drop = async () => {
    await page.locator("[data-hand=black] [data-piece=P]").click();
    await board.square("5e").click();
  };
  await drop();
  const notice = page.locator("[data-notice=lesson]");
  await notice.waitFor();
  await notice.locator("button").click();
  await notice.waitFor({ state: "detached" });
  await drop();
  await page.locator(".refusal").first().waitFor({ state: "attached" });
  assert.equal(await notice.count(), 0);
});

test("the offered lesson is opened from the game", async (t) => {
  const board = await gameWithPawns(t);
  const { page } = board;
  await page.locator("[data-hand=black] [data-piece=P]").click();
  await board.square("5e").click();
  await page.locator("[data-action=open-lesson]").click();
  await page.locator(".lesson-head h1").getByText("Two pawns on a file").waitFor();
});
