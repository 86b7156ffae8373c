// Parts of the app that are loaded when they are first needed, over a bad network. There is
// no service worker here: it would have them already.
import assert from "node:assert/strict";
import { test } from "node:test";
import { useApp } from "./harness/app.mjs";
import { Board } from "./harness/board.mjs";

const app = useApp();
const PARTS = "**/later/*.wasm";

async function visit(t) {
  const page = await (await app.context(t, { serviceWorkers: "block" })).newPage();
  await new Board(page, app.url).open();
  return page;
}

const press = (page, name) => page.locator(`[data-action=${name}]`).click();

test("a press is kept while the part is on its way", async (t) => {
  const page = await visit(t);
  let arrive;
  const arrived = new Promise((resolve) => (arrive = resolve));
  await page.route(PARTS, async (route) => {
    await arrived;
    await route.continue();
  });
  const asked = page.waitForRequest(PARTS);
  await press(page, "settings");
  await asked;
  assert.equal(await page.locator("dialog[open]").count(), 0);
  arrive();
  await page.locator("[data-dialog=settings][open] [name=theme]").waitFor();
});

test("a part that does not come is told in words, and asked for again", async (t) => {
  const page = await visit(t);
  await page.route(PARTS, (route) => route.abort());
  await press(page, "new-game");
  const dialog = page.locator("[data-dialog=new-game][open]");
  await dialog.locator("[role=alert]").filter({ hasText: "could not be loaded" }).waitFor();
  await dialog.getByRole("button").click();
  await dialog.waitFor({ state: "detached" });

  await page.unroute(PARTS);
  await press(page, "new-game");
  await dialog.locator("[name=start]").waitFor();
});
