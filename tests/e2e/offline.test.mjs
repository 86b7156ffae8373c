// After one visit the app needs no network.
import assert from "node:assert/strict";
import { test } from "node:test";
import { controlled, useApp } from "./harness/app.mjs";
import { Board } from "./harness/board.mjs";
import { longTest } from "./harness/long.mjs";
import { press } from "./harness/play.mjs";
import { serve } from "./harness/server.mjs";

const app = useApp({ serviceWorker: true });

test("with the server gone, the app starts and a move is made", async (t) => {
  const server = await serve();
  t.after(() => server.stop());
  const page = await app.page(t);
  const board = new Board(page, server.url);
  await board.open();
  await controlled(page);
  await server.stop();

  await page.reload();
  await board.root.waitFor();
  await board.move("7g7f");
  assert.deepEqual(await board.piece("7f"), { piece: "P", color: "black" });
});

test("with the server gone, a new tab starts from the address or from index.html", async (t) => {
  const server = await serve();
  t.after(() => server.stop());
  const page = await app.page(t);
  const board = new Board(page, server.url);
  await board.open();
  await controlled(page);
  await server.stop();

  for (const start of ["", "?from=elsewhere", "index.html"]) {
    const tab = await page.context().newPage();
    const other = new Board(tab, `${server.url}${start}`);
    await other.open({ moves: "7g7f" });
    assert.deepEqual(await other.piece("7f"), { piece: "P", color: "black" });
    await tab.close();
  }
});

longTest("with the server gone, dialogs that no visit has opened yet open", async (t) => {
  const server = await serve();
  t.after(() => server.stop());
  const page = await app.page(t);
  const board = new Board(page, server.url);
  await board.open();
  await controlled(page);
  await server.stop();

  await page.reload();
  await board.root.waitFor();
  for (const [name, field] of [["new-game", "level"], ["settings", "theme"]]) {
    await press(page, name);
    await page.locator(`[data-dialog=${name}][open] [name=${field}]`).waitFor();
    await page.keyboard.press("Escape");
  }
});
