// A game without a pointer: from the form to the resignation.
import assert from "node:assert/strict";
import { test } from "node:test";
import { useApp } from "./harness/app.mjs";
import { Board } from "./harness/board.mjs";

// A promotion declined, a drop and a promotion.
const MOVES = "7g7f 3c3d 8h2b 3a2b B*4e 8c8d 4e6c+";
const FINAL = "lnsgkg1nl/1r5s1/p1p+Bpp1pp/1p4p2/9/2P6/PP1PPPPPP/7R1/LNSGKGSNL w Pb 8";
const app = useApp();

// Presses Tab until the focus is in what `selector` names.
async function tabTo(page, selector) {
  for (let presses = 0; presses < 40; presses += 1) {
    await page.keyboard.press("Tab");
    const there = await page.evaluate((selector) => document.activeElement.closest(selector) !== null, selector);
    if (there) return;
  }
  assert.fail(`Tab never reaches ${selector}`);
}

// Goes to a square by its file and rank, or to a piece in hand by its letter.
async function go(page, place) {
  const keys = place.endsWith("*")
    ? [place[0].toLowerCase()]
    : [place[0], place[1]];
  for (const key of keys) await page.keyboard.press(key);
  await page.keyboard.press("Enter");
}

test("a game by keyboard alone", { timeout: 300_000 }, async (t) => {
  const page = await app.page(t, { reducedMotion: "no-preference" });
  const board = new Board(page, app.url);
  await page.goto(`${app.url}#/play`);
  await board.root.waitFor();

  await tabTo(page, "[data-action=new-game]");
  await page.keyboard.press("Enter");
  await page.locator("[name=opponent]:checked:focus").waitFor();
  // The other opponent: a person. There is no clock unless one is chosen.
  await page.keyboard.press("ArrowRight");
  await tabTo(page, "[data-action=begin]");
  await page.keyboard.press("Enter");
  await page.locator("dialog[open]").waitFor({ state: "detached" });

  await page.locator("[data-square]:focus").waitFor();
  for (const move of MOVES.split(" ")) {
    const before = await board.sfen();
    await go(page, move.slice(0, 2));
    await go(page, move.slice(2, 4));
    if (await board.settled(before)) {
      await page.keyboard.press(move.endsWith("+") ? "Enter" : "n");
    }
    await board.moved(before);
  }
  assert.equal(await board.sfen(), FINAL);

  await tabTo(page, "[data-action=resign]");
  await page.keyboard.press("Enter");
  await page.locator("dialog[data-dialog=resign][open]").waitFor();
  await tabTo(page, "[data-action=resign-yes]");
  await page.keyboard.press("Enter");
  await page.locator("[data-outcome]").waitFor();
  assert.equal(await board.outcome(), "black:resignation");
  await page.locator("[data-outcome]", { hasText: "Black wins: White resigned." }).waitFor();
});

test("Escape leaves the form and gives the focus back", async (t) => {
  const page = await app.page(t);
  await page.goto(`${app.url}#/play`);
  await page.locator("[data-action=new-game]:enabled").waitFor();
  await tabTo(page, "[data-action=new-game]");
  await page.keyboard.press("Enter");
  await page.locator("dialog[open]").waitFor();
  await page.keyboard.press("Escape");
  await page.locator("dialog[open]").waitFor({ state: "detached" });
  await page.waitForFunction(() => document.activeElement.dataset.action === "new-game");
});

test("squares are typed from a button and from nowhere, but not in a dialog", async (t) => {
  const board = await app.game(t);
  const { page } = board;
  await page.locator("[data-action=flip]").focus();
  await page.keyboard.type("77");
  await page.locator("[data-square='7g']:focus").waitFor();
  await page.keyboard.press("Enter");
  await page.evaluate(() => document.activeElement.blur());
  await page.keyboard.type("7f");
  await board.changed(() => page.keyboard.press("Enter"));

  await page.locator("[data-action=resign]").click();
  await page.locator("dialog[data-dialog=resign][open]").waitFor();
  await page.keyboard.type("33");
  assert.equal(await page.locator("[data-square]:focus").count(), 0);
});
