// After one visit the app needs no network.
import assert from "node:assert/strict";
import { test } from "node:test";
import { controlled, useApp } from "./harness/app.mjs";
import { Board } from "./harness/board.mjs";
import { longTest } from "./harness/long.mjs";
import { drop, kif } from "./harness/files.mjs";
import { press } from "./harness/play.mjs";
import { tool } from "./harness/tools.mjs";
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

test("with the server gone, games are taken in, found, reviewed and say their results", async (t) => {
  const server = await serve();
  t.after(() => server.stop());
  const page = await app.page(t);
  await page.goto(`${server.url}#/games`);
  await controlled(page);
  // The engine comes when the page has nothing else to do.
  await page.waitForFunction(async () => {
    const requests = (await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()))).flat();
    return requests.some(({ url }) => url.endsWith("search_worker.wasm"));
  });
  await server.stop();

  await page.reload();
  await page.locator("[data-action=import]").waitFor();
  const moves = ["   1 ７六歩(77)", "   2 ３四歩(33)", "   3 ２六歩(27)", "   4 投了"];
  await drop(page, {
    "one.kif": kif({ day: "2026/01/05", black: "Anna", white: "Bert", moves }),
    "two.kif": kif({ day: "2026/02/05", black: "Cleo", white: "Anna", moves: moves.slice(0, 2) }),
  });
  await page.locator("[data-import=idle] .shelf-told", { hasText: "2 games imported" }).waitFor();
  await page.locator("[name=words]").fill("Cleo");
  await page.locator(".shelf-count", { hasText: "1 of 2 games" }).waitFor();
  await page.locator("[data-action=results]").click();
  await page.locator("[data-action=review-rest]").click();
  await page.locator(".results-reviews", { hasText: "1 of 1 games are reviewed" }).waitFor();
  await page.goto(`${server.url}#/games`);
  await page.locator("[data-game] a", { hasText: "Bert" }).click();
  await tool(page, "explorer");
  await page.locator("[data-explorer] [data-explored='7g7f']").waitFor();
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
