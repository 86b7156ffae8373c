// Two people at opposite sides of one screen.
import assert from "node:assert/strict";
import { test } from "node:test";
import { useApp } from "./harness/app.mjs";
import { testFirst } from "./harness/long.mjs";
import { openSettings } from "./harness/settings.mjs";

const app = useApp();
const TURNED = "180deg";

const rotation = (page, selector) =>
  page.locator(selector).first().evaluate((element) => getComputedStyle(element).rotate);
const facing = (page, side) => page.locator(`html[data-facing=${side}]`).waitFor();

async function faced(t, game, options) {
  const board = await app.game(t, game, options);
  const { page } = board;
  await openSettings(page);
  await page.locator("[data-dialog=settings][open] [name=facing]").check();
  await page.keyboard.press("Escape");
  await facing(page, "near");
  return board;
}

test("what is for the far side is turned, and what is said when it is on move", async (t) => {
  const board = await faced(t, { main: 600 });
  const { page } = board;
  assert.equal(await rotation(page, ".table-side.far .table-beside"), TURNED);
  assert.equal(await rotation(page, ".table-side.near .table-beside"), "none");
  assert.equal(await rotation(page, ".play-said > .status"), "none");
  await board.startClock();
  await board.move("7g7f");
  await facing(page, "far");
  for (const part of [".play-said > .status", ".play-side > .tools"]) {
    assert.equal(await rotation(page, part), TURNED, part);
  }
  await page.locator("[data-action=resign]").click();
  await page.locator("[data-dialog=resign][open]").waitFor();
  assert.equal(await rotation(page, "[data-dialog=resign]"), TURNED);
  await page.keyboard.press("Escape");
  await board.move("3c3d");
  await facing(page, "near");
  assert.equal(await rotation(page, ".play-side > .tools"), "none");
});

test("it is kept, from the first sight after a reload", async (t) => {
  const { page } = await faced(t);
  await page.reload();
  await facing(page, "near");
  assert.equal(await rotation(page, ".table-side.far .table-beside"), TURNED);
});

test("against the computer nobody sits there", async (t) => {
  const { page } = await faced(t);
  await page.evaluate(() => (location.hash = "#/play?white=computer-1"));
  await page.locator("html:not([data-facing])").waitFor();
});

const SIZES = [[320, 480, 24], [360, 640, 48], [844, 390, 40], [1024, 768, 38], [1280, 900, 50]];
for (const [index, [width, height, least]] of SIZES.entries()) {
  testFirst(index)(`at ${width}x${height} the clocks can be read from afar, and nothing is cut off`, async (t) => {
    const options = { viewport: { width, height }, hasTouch: true };
    const board = await faced(t, { main: 600 }, options);
    await board.startClock();
    for (const color of ["black", "white"]) {
      const time = board.clock(color).locator(".clock-time");
      const size = await time.evaluate((it) => parseFloat(getComputedStyle(it).fontSize));
      assert.ok(size >= least, `${size}`);
      const box = await time.boundingBox();
      assert.ok(box.x >= 0 && box.y >= 0 && box.x + box.width <= width && box.y + box.height <= height, JSON.stringify(box));
    }
    const grid = await board.root.locator(".board").boundingBox();
    assert.ok(grid.x >= 0 && grid.x + grid.width <= width);
  });
}
