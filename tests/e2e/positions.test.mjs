// A position is set up, and a record begins with it.
import assert from "node:assert/strict";
import { test } from "node:test";
import { useApp } from "./harness/app.mjs";
import { Board } from "./harness/board.mjs";
import { RecordScreen } from "./harness/record.mjs";

const app = useApp();
const PROBLEM = "7k1/9/6+R1p/9/9/9/9/9/9 b Gr2b3g4s4n4l17p 1";

async function editor(t, options) {
  const screen = new RecordScreen(await app.page(t, options), app.url);
  await screen.go("usen=~0.6y236e7ku");
  await screen.walk("last");
  await screen.tool("set-up");
  await screen.page.locator("main.editor").waitFor();
  return screen;
}

test("a problem is set up by keys alone, solved, saved and opened", async (t) => {
  const screen = await editor(t);
  const { page } = screen;
  await screen.action("clear").press("Enter");
  await page.locator("[data-square='5e']").focus();
  for (const key of ["K", "t", "2", "a", "Enter", "R", "+", "3", "c", "Enter", "P", "t", "t",
    "1", "c", "Enter", "Escape", "G", "t"]) {
    await page.keyboard.press(key);
  }
  await screen.action("to-black").press("Enter");
  await screen.action("rest").press("Enter");
  assert.equal(await screen.sfen(), PROBLEM);
  await screen.action("done").press("Enter");
  await page.locator("main.record:not(.editor)").waitFor();
  assert.equal(await screen.sfen(), PROBLEM);
  assert.equal(await screen.ply(), 0);

  await new Board(page, app.url).move("G*2b");
  const solved = await screen.sfen();
  const { name, buffer } = await screen.save("kif");
  await screen.open({ name: `again-${name}`, mimeType: "text/plain", buffer });
  assert.equal(await screen.sfenAtEnd(), solved);
});

test("on a phone, by taps; what is wrong is listed, and given up", async (t) => {
  const screen = await editor(t, { viewport: { width: 390, height: 844 }, hasTouch: true });
  const { page } = screen;
  const before = await screen.sfen();
  await page.locator("[data-square='5g']").tap();
  await page.locator("[data-square='7e']").tap();
  assert.match(await page.locator("[data-faults]").textContent(), /pawns on file 7/);
  await screen.action("cancel").tap();
  await page.locator("main.record:not(.editor)").waitFor();
  assert.equal(await screen.sfen(), before);
  assert.equal(await screen.ply(), 3);
});

test("a position under construction is there when the reader comes back", async (t) => {
  const screen = await editor(t);
  const { page } = screen;
  await screen.action("clear").click();
  const left = await screen.sfen();
  await page.evaluate(() => (location.hash = "/play"));
  await page.locator("main.editor").waitFor({ state: "detached" });
  await page.evaluate(() => (location.hash = "/record"));
  await page.locator("main.editor").waitFor();
  assert.equal(await screen.sfen(), left);
});

test("a position is solved as a problem", async (t) => {
  const screen = await editor(t);
  const { page } = screen;
  await screen.action("clear").click();
  assert.equal(await screen.action("solve").isDisabled(), true, "there is no king to mate");
  await page.locator("[name=sfen]").fill(PROBLEM);
  await screen.action("read").click();
  await screen.action("solve").click();
  await page.locator("[data-puzzle][data-stage=attack]").waitFor();
  assert.equal(await screen.sfen(), PROBLEM);
  assert.equal(await page.locator("[data-solution]").count(), 0);
  await new Board(page, app.url).choose("G*2b");
  await page.locator("[data-puzzle][data-stage=solved]").waitFor();
});
