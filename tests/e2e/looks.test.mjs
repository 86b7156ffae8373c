// Other pieces, another board: chosen in the settings, kept, there without a network.
import assert from "node:assert/strict";
import { test } from "node:test";
import { controlled, useApp } from "./harness/app.mjs";
import { Board } from "./harness/board.mjs";
import { press } from "./harness/play.mjs";
import { serve } from "./harness/server.mjs";
import { openSettings } from "./harness/settings.mjs";

const app = useApp();

const settings = (page) => page.locator("[data-dialog=settings][open]");
const radio = (page, name, value) =>
  settings(page).locator(`input[type=radio][name=${name}][value=${value}]`);

async function choose(page, name, value) {
  await radio(page, name, value).check();
  await page.waitForFunction(
    ([name, value]) => {
      const stored = JSON.parse(localStorage.getItem("komadai.settings"));
      return stored?.value?.look[name] === value;
    },
    [name, value],
  );
}

// How the king is drawn: letters are strokes, characters are not.
const king = (page) =>
  page.locator(".piece-sprite #piece-king").evaluate((symbol) => symbol.innerHTML);
const boardKind = (page) => page.locator("html").getAttribute("data-board-kind");

test("pieces and board are chosen, and are there again, offline too", async (t) => {
  const server = await serve();
  t.after(() => server.stop());
  const page = await app.page(t, { serviceWorker: true });
  const board = new Board(page, server.url);
  await board.open();
  const kanji = await king(page);
  assert.equal(await boardKind(page), null);
  await controlled(page);

  await openSettings(page);
  await choose(page, "pieces", "letters");
  await choose(page, "board", "legged");
  await page.keyboard.press("Escape");
  const letters = await king(page);
  assert.match(letters, /piece-line/);
  assert.notEqual(letters, kanji);
  assert.equal(await boardKind(page), "legged");

  for (const network of [true, false]) {
    if (!network) await server.stop();
    await page.reload();
    await page.locator("html[data-board-kind=legged]:not([data-undressed])").waitFor();
    assert.equal(await king(page), letters);
    assert.equal(await page.locator(".table").evaluate((table) => getComputedStyle(table).opacity), "1");
  }

  // The first look is there without the part.
  await openSettings(page);
  await choose(page, "pieces", "kanji");
  await choose(page, "board", "table");
  await page.reload();
  await board.root.waitFor();
  assert.equal(await king(page), kanji);
  assert.equal(await boardKind(page), null);
});

test("the choices are groups with names, by keyboard, with what they look like", async (t) => {
  const page = (await app.game(t)).page;
  await openSettings(page);
  const pieces = settings(page).getByRole("group", { name: "Pieces", exact: true });
  await pieces.getByRole("radio", { name: "One kanji" }).focus();
  await page.keyboard.press("ArrowDown");
  await page.locator(".piece-sprite #piece-king").waitFor({ state: "attached" });
  assert.equal(await pieces.getByRole("radio", { name: "Two kanji", exact: true }).isChecked(), true);
  await settings(page).getByRole("group", { name: "Promoted knight" }).getByRole("radio", { name: "成桂" }).waitFor();
  await page.keyboard.press("ArrowDown");
  await settings(page).getByRole("group", { name: "Dragon" }).waitFor({ state: "detached" });
  assert.equal(await pieces.getByRole("radio", { name: "Signs of their moves" }).isChecked(), true);
  const preview = settings(page).getByRole("img", { name: "How the pieces and the board look" });
  assert.equal(await preview.locator("use").count(), 12);
});

test("the settings are in groups, the pieces first, and marks can be left out", async (t) => {
  const board = await app.game(t);
  const { page } = board;
  const marked = (mark) => page.locator(`[data-board] .${mark}`).count();
  await board.move("7g7f");
  assert.equal(await marked("last"), 2);
  await openSettings(page);
  const headings = settings(page).getByRole("heading", { level: 3 });
  await headings.first().waitFor();
  assert.deepEqual(await headings.allInnerTexts(), ["Board and pieces", "Sound and clock", "Playing", "Moves and notation"]);
  assert.equal(await settings(page).locator("input, select").first().getAttribute("name"), "pieces");
  const group = settings(page).getByRole("group", { name: "Board and pieces" });
  const preview = group.locator(".looks-board .last");
  assert.equal(await preview.count(), 1);
  await group.getByRole("checkbox", { name: "Mark the last move" }).uncheck();
  await group.getByRole("checkbox", { name: "Mark the squares a piece can move to" }).uncheck();
  await preview.waitFor({ state: "detached" });
  await page.keyboard.press("Escape");
  for (const reloaded of [false, true]) {
    if (reloaded) await page.reload();
    await board.root.waitFor();
    await board.clickSquare("3c");
    await board.square("3c").and(page.locator(".selected")).waitFor();
    assert.equal((await marked("last")) + (await marked("destination")), 0);
    await board.clickSquare("3c");
  }
  await board.move("3c3d");
});

test("at 320 pixels nothing of the choices is cut off", async (t) => {
  const board = await app.game(t, {}, { viewport: { width: 320, height: 568 }, hasTouch: true });
  const page = board.page;
  await page.locator("[data-action=welcomed]").click();
  await openSettings(page);
  await choose(page, "pieces", "two-kanji");
  const overflow = await settings(page).evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth);
  assert.ok(overflow <= 0, `${overflow} pixels too wide`);
  for (const label of await settings(page).locator(".looks label").all()) {
    const box = await label.boundingBox();
    assert.ok(box.height >= 24, `${box.height}`);
  }
});

test("signs that do not come leave the pieces as they are, and that is said", async (t) => {
  const page = await (await app.context(t)).newPage();
  await new Board(page, app.url).open();
  await page.route("**/later/*-extras.wasm", (route) => route.abort());
  const newcomer = page.locator("[data-action=newcomer]");
  await press(page, "newcomer");
  await page.getByText("could not be loaded").first().waitFor();
  assert.equal(await newcomer.getAttribute("aria-pressed"), "false");
  assert.equal(await page.locator("html[data-signs]").count(), 0);
  await page.unroute("**/later/*-extras.wasm");
  await press(page, "newcomer");
  await page.locator("html[data-signs]").waitFor({ state: "attached" });
});
