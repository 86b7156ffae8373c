// A whole game by taps on a phone.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { useApp } from "./harness/app.mjs";
import { longTest } from "./harness/long.mjs";

const games = JSON.parse(await readFile(new URL("fixtures/games.json", import.meta.url)));
const app = useApp();
const PHONE = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true, reducedMotion: "no-preference" };

longTest("a game by touch alone", { timeout: 300_000 }, async (t) => {
  const board = await app.game(t, {}, PHONE);
  const { page } = board;
  const { moves, final } = games.find(({ name }) => name === "pawn-drop-mate");
  const list = moves.join(" ").split(" ");
  for (const move of list) await board.move(move);
  assert.equal(await board.sfen(), `${final} ${list.length + 1}`);

  await page.locator("[data-action=resign]").tap();
  await page.locator("[data-action=resign-no]").tap();
  assert.equal(await board.outcome(), null);
  await page.locator("[data-action=resign]").tap();
  await page.locator("[data-action=resign-yes]").tap();
  await page.locator("[data-outcome]").waitFor();
  assert.equal(await board.outcome(), "black:resignation");
});

test("the board stays under the finger when a lesson is offered", async (t) => {
  const board = await app.game(t, {}, PHONE);
  await board.offersLessons();
  const before = await board.square("2g").boundingBox();
  await board.square("2g").tap();
  await board.square("2d").tap();
  await board.page.locator("[data-notice=lesson]").waitFor();
  assert.deepEqual(await board.square("2g").boundingBox(), before);
});

test("nothing overlaps or scrolls sideways on a phone", async (t) => {
  const board = await app.game(t, { main: "600", byoyomi: "30" }, PHONE);
  const { page } = board;
  // From above to below.
  const column = [
    "[data-clock=white]",
    "[data-hand=white]",
    '[data-square="9a"]',
    '[data-square="9i"]',
    "[data-hand=black]",
    "[data-clock=black]",
    ".status",
    ".tools",
  ];
  const boxes = await Promise.all(
    column.map((selector) => page.locator(selector).boundingBox()),
  );
  boxes.slice(1).forEach((lower, above) => {
    const upper = boxes[above];
    assert.ok(upper.y + upper.height <= lower.y + 1, `${column[above]} ends above ${column[above + 1]}`);
  });
  const tools = boxes.at(-1);
  assert.ok(tools.y + tools.height <= 640);
  assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth));
});

test("the list of moves closes by its button, by Escape and by a touch beside it", async (t) => {
  const board = await app.game(t, { moves: "7g7f" }, PHONE);
  const { page } = board;
  const list = page.locator(".moves-list");
  const opened = async () => {
    await page.locator("[data-action=moves]").tap();
    await list.waitFor();
  };
  await opened();
  await page.locator("[data-action=close-moves]").tap();
  await list.waitFor({ state: "hidden" });
  await opened();
  await page.keyboard.press("Escape");
  await list.waitFor({ state: "hidden" });
  // The touch is on a piece of the side to move, which is not picked up.
  await opened();
  const piece = await board.square("3c").boundingBox();
  await page.touchscreen.tap(piece.x + piece.width / 2, piece.y + piece.height / 2);
  await list.waitFor({ state: "hidden" });
  assert.equal(await page.locator(".square.selected").count(), 0);
});
