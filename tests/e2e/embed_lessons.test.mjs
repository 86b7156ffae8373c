// Lessons of the course on a page that is not ours.
import assert from "node:assert/strict";
import { test } from "node:test";
import { useApp } from "./harness/app.mjs";
import { heard, open } from "./harness/embedded.mjs";
import { course, playLesson, withoutPauses } from "./harness/lesson.mjs";
import { testFirst } from "./harness/long.mjs";

const app = useApp();
const LANGUAGES = ["en", "ja", "it", "ro", "sv"];
// Every kind of step is in one of them.
const LESSONS = [
  "the-board", "king", "bishop", "knight", "captures", "drops", "promotion", "out-of-check", "gold-mates",
  "two-pawns", "own-king-in-check", "clock", "byoyomi", "repetition", "declaration", "fork",
  "mate-gold-head", "mate-reading", "handicap-two-receiver", "records-western",
];

const fault = (page) => page.locator("shogi-board .fault:visible").textContent();

for (const [index, language] of LANGUAGES.entries()) {
  const ids = LESSONS.filter((_, at) => at % LANGUAGES.length === index);
  testFirst(index)(`lessons on another page, in ${language}: ${ids.join(", ")}`, { timeout: 120_000 }, async (t) => {
    const { lessons } = await course(language);
    const { page, errors } = await open(app, t, "", { lang: language, ready: false });
    await withoutPauses(page);
    await page.reload();
    for (const id of ids) {
      await page.evaluate((id) => {
        document.body.innerHTML = `<shogi-board lesson="${id}"></shogi-board>`;
      }, id);
      await page.locator("shogi-board .lesson").waitFor();
      const lesson = lessons.find((lesson) => lesson.id === id);
      await page.locator("shogi-board .embed-lesson-title").getByText(lesson.title, { exact: true }).waitFor();
      await playLesson(page, lesson, "shogi-board");
      const solved = await heard(page, "solved");
      assert.ok(solved.some((event) => event.lesson === id && event.step === lesson.steps.at(-1).id), id);
    }
    assert.deepEqual(errors, []);
  });
}

test("a lesson begins at the step that the page names, and follows its attributes", async (t) => {
  const { page, errors } = await open(app, t, '<shogi-board lesson="fork" step="bishop"></shogi-board>', { ready: false });
  await page.locator('shogi-board .lesson[data-step="bishop"]').waitFor();
  await page.evaluate(() => document.querySelector("shogi-board").setAttribute("lesson", "pin"));
  await page.locator("shogi-board .fault").getByText("no step “bishop”").waitFor();
  await page.evaluate(() => document.querySelector("shogi-board").removeAttribute("step"));
  await page.locator('shogi-board .lesson[data-step="what"]').waitFor();
  await page.evaluate(() => document.querySelector("shogi-board").setAttribute("lang", "sv"));
  await page.locator("shogi-board .lesson-place").getByText("Steg 1").waitFor();
  await page.evaluate(() => document.querySelector("shogi-board").removeAttribute("lesson"));
  await page.locator("shogi-board .lesson").waitFor({ state: "detached" });
  await page.locator("shogi-board [data-square='7g'][data-piece=P]").waitFor();
  assert.deepEqual(errors, []);
});

test("a lesson that does not exist is told", async (t) => {
  const { page } = await open(app, t, '<shogi-board lesson="three-pawns"></shogi-board>', { ready: false });
  await page.locator("shogi-board .fault").getByText("there is no lesson “three-pawns”").waitFor();
  await page.evaluate(() => document.querySelector("shogi-board").setAttribute("lesson", "../../index"));
  await page.locator("shogi-board .fault").getByText("../../index").waitFor();
  assert.match(await fault(page), /no lesson/);
});

test("a lesson in a frame", async (t) => {
  const page = await app.page(t);
  await page.goto(`${app.url}embed.html?lesson=two-pawns&lang=it`);
  await page.locator("shogi-board .lesson-place").getByText("Passo 1").waitFor();
});
