// Lessons of the course: their data, and a script that does one to its end.
import { readFile } from "node:fs/promises";
import { ROOT } from "./server.mjs";

// The course of the built release in a language, as the lesson compiler wrote it.
export async function course(language) {
  const page = await readFile(`${ROOT}dist/index.html`, "utf8");
  const build = /name="build" content="([^"]+)"/.exec(page)[1];
  const text = await readFile(`${ROOT}dist/v/${build}/lessons/${language}.json`, "utf8");
  const { chapters, ...rest } = JSON.parse(text);
  return { ...rest, chapters, lessons: chapters.flatMap(({ lessons }) => lessons) };
}

// Makes the pauses of the other side and of solutions short: before the page is opened.
export function withoutPauses(page) {
  return page.addInitScript(() => {
    const wait = window.setTimeout;
    window.setTimeout = (then, time, ...rest) => wait(then, time === 700 ? 0 : time, ...rest);
  });
}

// Does the steps of a lesson from the one that is shown to the last, by its data; `host` is a
// selector of an element with a lesson in its shadow tree, if there is one. Returns the texts
// that were shown. Moves are made by clicks, as scripts of a page make them.
export function playLesson(page, lesson, host) {
  return page.evaluate(play, { lesson, host });
}

async function play({ lesson, host }) {
  const root = host ? document.querySelector(host).shadowRoot : document;
  const find = (selector) => root.querySelector(selector);
  const shown = [];
  for (const [index, step] of lesson.steps.entries()) {
    await until(() => state().step === step.id, `step ${step.id}`);
    const [kind, goal] = typeof step.goal === "string" ? [step.goal, {}] : Object.entries(step.goal)[0];
    await solve(kind, goal, step);
    await until(() => state().phase === "solved", `${step.id} solved`);
    const right = find(".lesson-verdict").textContent;
    shown.push({ id: step.id, text: find(".lesson-text").textContent, right });
    press(index + 1 < lesson.steps.length ? "lesson-next" : "lesson-finish");
  }
  await until(() => find(".lesson-end"), "the end");
  return shown;

  function state() {
    return find(".lesson")?.dataset ?? {};
  }

  async function until(is, what) {
    const end = Date.now() + 10_000;
    while (!is()) {
      if (Date.now() > end) throw new Error(`${lesson.id}: no ${what}; ${find(".lesson")?.outerHTML.slice(0, 200)}`);
      await new Promise((done) => setTimeout(done));
    }
  }

  function press(action) {
    find(`[data-action="${action}"]`).click();
  }

  async function solve(kind, goal, step) {
    if (kind === "read") {
      while (state().phase !== "solved") {
        press("lesson-next-move");
        await new Promise((done) => setTimeout(done));
      }
    } else if (kind === "select") {
      for (const square of goal.squares.split(" ")) touch(square);
      press("lesson-check");
    } else if (kind === "choose") {
      for (const number of goal.right) find(`.lesson-choice [value="${number}"]`).click();
      press("lesson-check");
    } else if (kind === "winner") {
      find(`.lesson-choice [value="${goal.answer}"]`).click();
      press("lesson-check");
    } else if (kind === "points") {
      const field = find(".lesson-points input");
      field.value = goal.answer;
      field.dispatchEvent(new Event("input", { bubbles: true }));
      press("lesson-check");
    } else {
      if (kind === "clock") press("lesson-start-clock");
      await makeMoves(kind, step);
    }
  }

  async function makeMoves(kind, step) {
    const moves = step.solution.split(" ");
    const side = step.sfen.split(" ")[1] === "w" ? "white" : "black";
    for (let at = 0; at < moves.length; at += kind === "stars" ? 1 : 2) {
      await until(() => state().phase === "open", "turn");
      // The solver may defend in another way than the written line.
      if (at > 0 && kind === "mate" && !isLast(moves[at - 1])) {
        press("lesson-solution");
        return;
      }
      await move(moves[at], side);
    }
  }

  // Whether the squares of a move are marked as those of the last one.
  function isLast(usi) {
    const squares = usi[1] === "*" ? [usi.slice(2, 4)] : [usi.slice(0, 2), usi.slice(2, 4)];
    const marked = [...root.querySelectorAll(".last")].map(({ dataset }) => dataset.square);
    return marked.sort().join() === squares.sort().join();
  }

  async function move(usi, side) {
    if (usi[1] === "*") find(`[data-hand="${side}"] [data-piece="${usi[0]}"]`).click();
    else touch(usi.slice(0, 2));
    touch(usi.slice(2, 4));
    await until(() => state().phase !== "open" || find("[data-promote]") || isIdle(), "move");
    find(`[data-promote="${usi.endsWith("+") ? "yes" : "no"}"]`)?.click();
  }

  function isIdle() {
    return !find(".selected");
  }

  function touch(square) {
    find(`[data-square="${square}"]`).click();
  }
}

// Makes a move on the board of a lesson as a person does: by "mouse", "touch" or "keys".
export async function makeMove(page, usi, side, how) {
  const press = async (locator) => (how === "touch" ? locator.tap() : locator.click());
  const places = usi[1] === "*" ? [`${usi[0]}*`, usi.slice(2, 4)] : [usi.slice(0, 2), usi.slice(2, 4)];
  for (const place of places) {
    if (how === "keys") {
      const keys = place.endsWith("*") ? [place[0].toLowerCase()] : [place[0], place[1]];
      for (const key of [...keys, "Enter"]) await page.keyboard.press(key);
    } else if (place.endsWith("*")) {
      await press(page.locator(`[data-hand="${side}"] [data-piece="${place[0]}"]`));
    } else {
      await press(page.locator(`[data-square="${place}"]`));
    }
  }
  const prompt = page.locator("[data-promote]");
  if (await prompt.count()) {
    if (how === "keys") await page.keyboard.press(usi.endsWith("+") ? "Enter" : "n");
    else await press(page.locator(`[data-promote="${usi.endsWith("+") ? "yes" : "no"}"]`));
  }
}
