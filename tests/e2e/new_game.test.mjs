// The new-game form, filled in as a person would.
import assert from "node:assert/strict";
import { test } from "node:test";
import { useApp } from "./harness/app.mjs";
import { Board } from "./harness/board.mjs";
import { newGame } from "./harness/play.mjs";
import { habits, keep, kept } from "./harness/settings.mjs";

const app = useApp();

test("a time control of one's own: a minute, and five seconds for each move", async (t) => {
  const board = await app.game(t);
  const form = await newGame(board.page);
  await form.people();
  await form.time("custom");
  const numbers = { "main-minutes": 1, "main-seconds": 0, byoyomi: 0, extra: 0, "extra-periods": 0, increment: 5 };
  for (const [name, number] of Object.entries(numbers)) {
    await form.field(`black-${name}`).fill(`${number}`);
  }
  await form.begin();
  await board.page.locator('[data-clock=black][data-seconds="60"]').waitFor();
  await board.move("7g7f");
  const left = Number(await board.clock("black").getAttribute("data-seconds"));
  assert.ok(left > 60 && left <= 65, `${left} seconds left after the first move`);
});

test("a handicap: White has fewer pieces and moves first", async (t) => {
  const board = await app.game(t);
  const form = await newGame(board.page);
  await form.people();
  await form.start("two-pieces");
  await form.begin();
  await board.page.locator("dialog[open]").waitFor({ state: "detached" });
  await board.shows("lnsgkgsnl/9/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1");
  await board.move("4a3b");
  assert.ok((await board.sfen()).endsWith(" b - 2"));
});

test("a position with faults is refused, and every fault is named", async (t) => {
  const board = await app.game(t);
  const before = await board.sfen();
  const form = await newGame(board.page);
  await form.start("sfen");
  await form.field("sfen").fill("4k4/9/4p4/4p4/9/9/9/9/9 b 19P 1");
  await form.begin();
  const faults = board.page.locator("dialog[open] [role=alert]");
  await faults.filter({ hasText: "king" }).waitFor();
  const text = await faults.innerText();
  for (const word of ["pawns", "king", "nifu"]) assert.ok(text.includes(word), `${word}: ${text}`);
  await board.page.keyboard.press("Escape");
  assert.equal(await board.sfen(), before);
});

// Five pawns that fall as they are told: `+` as a tokin, `P` as a pawn.
const falls = (page, pawns) =>
  page.addInitScript((pawns) => {
    let next = 0;
    Math.random = () => (pawns[next++ % pawns.length] === "P" ? 0.1 : 0.9);
  }, pawns);

for (const [pawns, said, black, white] of [
  ["PP+P+", "3 pawns, 2 tokin: Black is Anna.", "Anna", "Bo"],
  ["+P+++", "1 pawn, 4 tokin: Black is Bo.", "Bo", "Anna"],
]) {
  test(`furigoma: ${said}`, async (t) => {
    const page = await app.page(t, { reducedMotion: "reduce" });
    await falls(page, pawns);
    const board = new Board(page, app.url);
    await board.open();
    const form = await newGame(page);
    await form.people();
    await form.field("black-name").fill("Anna");
    await form.field("white-name").fill("Bo");
    await page.locator("[data-action=toss]").click();
    await page.getByRole("status").filter({ hasText: said }).waitFor();
    const fallen = await page
      .locator(".furigoma-pawn")
      .evaluateAll((pawns) => pawns.map(({ dataset }) => dataset.piece));
    assert.deepEqual(fallen, [...pawns].map((pawn) => (pawn === "P" ? "P" : "+P")));
    const moves = await page
      .locator(".furigoma-pawn")
      .first()
      .evaluate((pawn) => pawn.getAnimations().length);
    assert.equal(moves, 0);
    assert.equal(await form.field("black-name").inputValue(), black);
    assert.equal(await form.field("white-name").inputValue(), white);
    await form.begin();
    await page.locator("[data-seat=black]").filter({ hasText: black }).waitFor();
  });
}

test("a handicap needs no furigoma", async (t) => {
  const board = await app.game(t);
  const form = await newGame(board.page);
  await form.people();
  await board.page.locator("[data-action=toss]").waitFor();
  await form.start("two-pieces");
  await board.page.locator("[data-action=toss]").waitFor({ state: "detached" });
});

test("at a first visit the computer is proposed, without a clock; then what was chosen last", async (t) => {
  const page = await app.page(t);
  const board = new Board(page, app.url);
  await page.goto(`${app.url}#/play`);
  await board.root.waitFor();
  let form = await newGame(page);
  assert.ok(await form.radio("opponent", "computer").isChecked());
  assert.ok(await form.radio("time-preset", "none").isChecked());
  await form.field("level").focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  assert.equal(await form.field("level").getAttribute("aria-valuetext"), "Level 3, First games");
  await form.radio("side", "white").check();
  await form.begin();
  await page.locator("[data-seat=black]").filter({ hasText: "Komadai Lv3" }).waitFor();
  assert.equal(await page.locator("[data-clock]").first().getAttribute("data-running"), null);
  assert.equal((await kept(page)).opponent, "computer-3");

  form = await newGame(page);
  assert.equal(await form.field("level").inputValue(), "3");
  assert.ok(await form.radio("side", "white").isChecked());
  await form.people();
  await form.time("10m-30s");
  await form.begin();
  await page.locator("[data-clock=black][data-running]").waitFor();
  form = await newGame(page);
  assert.ok(await form.radio("opponent", "person").isChecked());
  assert.ok(await form.radio("time-preset", "10m-30s").isChecked());
});

test("the form is filled in by keys alone", async (t) => {
  const page = await app.page(t);
  const board = new Board(page, app.url);
  await page.goto(`${app.url}#/play`);
  await board.root.waitFor();
  const form = await newGame(page);
  await page.locator("[name=opponent][value=computer]:focus").waitFor();
  await page.keyboard.press("ArrowRight");
  assert.ok(await form.radio("opponent", "person").isChecked());
  await page.keyboard.press("Tab");
  await page.keyboard.press("ArrowRight");
  assert.ok(await form.radio("start-preset", "bishop").isChecked());
  await page.keyboard.press("Enter");
  await page.locator("dialog[open]").waitFor({ state: "detached" });
  await board.shows("lnsgkgsnl/1r7/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1");
});

test("a game that is left for a new one can be taken up again", async (t) => {
  const board = await app.game(t);
  const { page } = board;
  await board.move("7g7f");
  const before = await board.sfen();
  const form = await newGame(page);
  await form.people();
  await form.begin();
  await board.moved(before);
  await page.locator("[data-action=earlier]").click();
  await board.shows(before);
});

test("on a phone the whole form is reached, and the way on is always in view", async (t) => {
  for (const locale of ["en-US", "ro-RO"]) {
    const page = await app.page(t, { viewport: { width: 360, height: 640 }, hasTouch: true, locale });
    await keep(page, { manner: habits("welcomed") });
    await page.goto(`${app.url}#/play`);
    await new Board(page, app.url).root.waitFor();
    await page.locator("[data-action=new-game]").tap();
    const dialog = page.locator("[data-dialog=new-game][open]");
    const begin = dialog.locator("[data-action=begin]");
    await begin.waitFor();
    const { x, y, width, height } = await begin.boundingBox();
    assert.ok(x >= 0 && x + width <= 360 && y + height <= 640, "the button is in view");
    const size = await dialog.evaluate((it) => [it.scrollWidth - it.clientWidth, it.scrollHeight]);
    assert.ok(size[0] <= 0, "nothing is cut off");
    assert.ok(size[1] <= 800, `${size[1]} pixels high`);
  }
});
