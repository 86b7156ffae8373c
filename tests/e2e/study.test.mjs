// Moves ahead are hidden or guessed, headers are filled in, an end is said.
import assert from "node:assert/strict";
import { test } from "node:test";
import { useApp } from "./harness/app.mjs";
import { Board } from "./harness/board.mjs";
import { RecordScreen } from "./harness/record.mjs";
import { pressTool } from "./harness/tools.mjs";

const app = useApp();

const GAME = [
  "記録係：佐藤", "開始日時：いつか", "先手：山田", "後手：鈴木",
  "手数----指手---------消費時間--",
  "1 ７六歩(77)", "2 ３四歩(33)", "*ここで角道が通る。", "3 ２六歩(27)", "4 ４四歩(43)", "5 投了",
  "変化：3手", "3 ６六歩(67)", "",
].join("\n");

async function open(t, options) {
  const screen = new RecordScreen(await app.page(t, options), app.url);
  await screen.go("play");
  await screen.open({ name: "game.kif", mimeType: "text/plain", buffer: Buffer.from(GAME) });
  return { screen, page: screen.page, board: new Board(screen.page, app.url, { touch: options?.hasTouch }) };
}

const verdict = (page) => page.locator(".guess-verdict").innerText();
const score = (page) => page.locator(".guess-score").innerText();

// Presses Tab, or Shift and Tab, until the focus is on what `selector` names.
async function tabTo(page, selector, key = "Tab") {
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press(key);
    if (await page.evaluate((selector) => document.activeElement.matches(selector), selector)) return;
  }
  assert.fail(`${key} never reaches ${selector}`);
}

test("what is hidden is told nowhere until the board has been there", async (t) => {
  const { screen, page } = await open(t);
  const about = page.locator(".record-about");
  const next = (jump) => page.locator(`[data-jump=${jump}] button`).last();
  assert.equal(await screen.rows().count(), 7);
  assert.match(await about.innerText(), /Resignation/);
  await screen.study("hidden");
  assert.equal(await screen.rows().count(), 1);
  assert.doesNotMatch(await about.innerText(), /Resignation/);
  for (const jump of ["branch", "comment"]) {
    assert.equal(await next(jump).getAttribute("aria-disabled"), "true", jump);
  }
  for (const count of [2, 3, 5, 6]) {
    await screen.walk("forward");
    assert.equal(await screen.rows().count(), count);
  }
  assert.ok(await page.locator("[name=end]").isDisabled());
  await screen.walk("forward");
  assert.equal(await page.locator("[name=end]").inputValue(), "resignation");
  assert.match(await about.innerText(), /Resignation/);

  // Another record is read the same way.
  await screen.open({ name: "other.usi", mimeType: "text/plain", buffer: Buffer.from("position startpos moves 7g7f 3c3d") });
  assert.equal(await screen.rows().count(), 1);
  await page.reload();
  await screen.rows().first().waitFor();
  assert.equal(await screen.studied(), "shown");
});

test("on a phone moves are guessed by taps: wrong, right, shown", async (t) => {
  const options = { viewport: { width: 390, height: 844 }, hasTouch: true };
  const { screen, page, board } = await open(t, options);
  const before = await board.sfen();
  await screen.study("guess");
  await board.choose("2g2f");
  assert.equal(await verdict(page), "Not ☗ P-2f. Try again.");
  await page.locator("[data-announce=record]", { hasText: /^Not .*2f/ }).waitFor({ state: "attached" });
  assert.equal(await board.sfen(), before);
  assert.equal((await board.piece("2g")).piece, "P");
  assert.ok(await page.locator(".guess").evaluate((panel) => {
    const { x, y, width, height } = panel.getBoundingClientRect();
    return panel.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  }), "it is in view");
  await board.move("7g7f");
  assert.equal(await verdict(page), "Right: ☗ P-7f.");
  await screen.action("show-move").tap();
  assert.equal(await verdict(page), "The move was ☖ P-3d.");
  await board.move("6g6f");
  assert.equal(await verdict(page), "Right, in a variation: ☗ P-6f. The line ends here.");
  assert.equal(await score(page), "2 right of 3 tries, 1 shown");
  await screen.study("shown");
  assert.equal(await screen.rows().count(), 7, "nothing grew");
  assert.ok(await screen.action("undo").isDisabled());
});

test("a piece that was carried to the wrong square goes back", async (t) => {
  const { screen, page, board } = await open(t);
  await screen.study("guess");
  const middle = async (name) => {
    const { x, y, width, height } = await board.square(name).boundingBox();
    return [x + width / 2, y + height / 2];
  };
  await page.mouse.move(...(await middle("5g")));
  await page.mouse.down();
  await page.mouse.move(...(await middle("5f")), { steps: 5 });
  await page.mouse.up();
  assert.match(await verdict(page), /^Not ☗ P-5f\./);
  assert.equal((await board.piece("5g")).piece, "P");
  assert.equal(await page.locator("[data-lifted], .lifted").count(), 0);
});

test("one side's moves are guessed by keyboard alone", async (t) => {
  const { screen, page } = await open(t);
  await tabTo(page, "[data-menu=train]");
  await page.keyboard.press("Enter");
  await page.waitForFunction(() => document.activeElement.matches("[data-study]"));
  // Two others begin with the same letter.
  for (const key of ["g", "g", "g", "Enter"]) await page.keyboard.press(key);
  assert.equal(await screen.studied(), "guess-white");
  assert.equal(await screen.ply(), 1);
  await tabTo(page, "[data-square]", "Shift+Tab");
  for (const key of ["3", "c", "Enter", "3", "d", "Enter"]) await page.keyboard.press(key);
  assert.equal(await verdict(page), "Right: ☖ P-3d. The answer: ☗ P-2f.");
  await page.locator("[data-announce=record]", { hasText: /^Right: .* The answer: / }).waitFor({ state: "attached" });
  assert.equal(await screen.ply(), 3);
  for (const key of ["8", "c", "Enter", "8", "d", "Enter"]) await page.keyboard.press(key);
  assert.match(await verdict(page), /^Not ☖ P-8d\./);
  await tabTo(page, "[data-action=show-move]");
  await page.keyboard.press("Enter");
  assert.equal(await verdict(page), "The move was ☖ P-4d. The line ends here.");
  assert.equal(await score(page), "1 right of 2 tries, 1 shown");
});

test("headers are filled in, saved with the record, and taken back in one step", async (t) => {
  const { screen, page } = await open(t);
  const names = page.locator(".record-names");
  await screen.tool("information");
  const dialog = page.locator("[data-dialog=information]");
  await page.waitForFunction(() => document.activeElement.name === "先手");
  assert.equal(await dialog.locator("[name='先手']").inputValue(), "山田");
  assert.equal(await dialog.locator("[name='開始日時']").inputValue(), "いつか");
  assert.equal(await dialog.locator("output").innerText(), "Even game");
  await dialog.locator("[name='先手']").fill("田中");
  await dialog.locator("[name='棋戦']").fill("町内大会");
  await dialog.locator("[name='備考']").fill("一行目\n二行目");
  assert.equal(await dialog.locator("[name=header-name]").inputValue(), "記録係");
  await screen.action("add-header").click();
  await page.waitForFunction(() => {
    const { name, value } = document.activeElement;
    return name === "header-name" && value === "";
  });
  await page.keyboard.type("立会人");
  await page.keyboard.press("Tab");
  await page.keyboard.type("高橋");
  await page.keyboard.press("Enter");
  await dialog.locator("form").waitFor({ state: "detached" });
  assert.equal(await names.innerText(), "田中 – 鈴木");
  assert.match(await page.locator(".record-about").innerText(), /^町内大会 · いつか/);
  await page.waitForFunction(() => document.activeElement.dataset.menu === "file");

  const { buffer } = await screen.save("kifu");
  const text = buffer.toString();
  for (const line of ["記録係：佐藤", "先手：田中", "棋戦：町内大会", "立会人：高橋", "備考：一行目\\n二行目"]) {
    assert.ok(text.includes(line), `${line} in ${text}`);
  }
  await screen.action("undo").click();
  assert.equal(await names.innerText(), "山田 – 鈴木");
  assert.ok(await screen.action("undo").isDisabled());
  await screen.action("redo").click();
  assert.equal(await names.innerText(), "田中 – 鈴木");
});

test("what was filled in for one record does not go into another", async (t) => {
  const { screen, page } = await open(t);
  await screen.tool("information");
  const dialog = page.locator("[data-dialog=information]");
  await dialog.locator("[name='先手']").fill("田中");
  await page.evaluate(() => (location.hash = "/record?usen=~0.6y2."));
  await dialog.locator("form").waitFor({ state: "detached" });
  assert.equal(await page.locator(".record-names").innerText(), "Record without names");
});

test("the end of a line is said, changed and taken back", async (t) => {
  const { screen, page } = await open(t);
  const end = page.locator("[name=end]");
  const about = page.locator(".record-about");
  assert.ok(await end.isDisabled());
  await screen.walk("last");
  await end.selectOption("time");
  assert.match(await about.innerText(), /Time ran out$/);
  assert.equal(await screen.rows().last().innerText(), "Time ran out");
  await end.selectOption("none");
  assert.doesNotMatch(await about.innerText(), /Time ran out|Resignation/);
  await screen.action("undo").click();
  await screen.action("undo").click();
  assert.match(await about.innerText(), /Resignation$/);
  await pressTool(page, "[data-jump=branch] button");
  // On the button of the menu the key would open it.
  await page.evaluate(() => document.activeElement.blur());
  await page.keyboard.press("ArrowDown");
  await end.selectOption("interrupted");
  assert.match((await screen.save("kifu")).buffer.toString(), /変化：3手\n *3 ６六歩\(67\).*\n *4 中断/);
});
