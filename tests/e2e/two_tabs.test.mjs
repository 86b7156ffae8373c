// One tab owns the game.
import assert from "node:assert/strict";
import { test } from "node:test";
import { useApp, watchErrors } from "./harness/app.mjs";
import { Board } from "./harness/board.mjs";

const app = useApp();

async function tabs(t, count) {
  const context = await app.context(t);
  const boards = [];
  for (let tab = 0; tab < count; tab += 1) {
    const page = await context.newPage();
    const errors = watchErrors(page);
    t.after(() => assert.deepEqual(errors, []));
    const board = new Board(page, app.url);
    await page.goto(`${app.url}#/play`);
    await board.root.waitFor();
    boards.push(board);
  }
  return boards;
}

const otherTab = (board) => board.page.locator(".status[data-status=other-tab]");

test("a second tab says so, and starts when the first is closed", async (t) => {
  const [first, second] = await tabs(t, 2);
  await otherTab(second).waitFor();
  await first.move("7g7f");
  const before = await second.sfen();
  await second.choose("2g2f");
  assert.equal(await second.sfen(), before);

  const there = await first.sfen();
  await first.page.close();
  await otherTab(second).waitFor({ state: "detached" });
  assert.equal(await second.sfen(), there);
  await second.move("3c3d");
});

test("a second tab can take the game over, and the first takes it back", async (t) => {
  const [first, second] = await tabs(t, 2);
  await first.move("7g7f");
  await otherTab(second).waitFor();
  await second.page.locator("[data-action=status]").click();
  await otherTab(first).waitFor();
  assert.deepEqual(await second.piece("7f"), { piece: "P", color: "black" });
  await second.move("3c3d");
  assert.deepEqual(await first.piece("3c"), { piece: "P", color: "white" });

  await first.page.locator("[data-action=status]").click();
  await otherTab(second).waitFor();
  await otherTab(first).waitFor({ state: "detached" });
  assert.deepEqual(await first.piece("3d"), { piece: "P", color: "white" });
  await first.move("2g2f");
});
