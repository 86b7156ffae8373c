// Arrows and circles on the record's board: drawn by mouse, fingers and keys, listed, undone,
// kept in files and addresses.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { useApp } from "./harness/app.mjs";
import { longTest } from "./harness/long.mjs";
import { RecordScreen } from "./harness/record.mjs";

const app = useApp();
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
// Both sides have pieces in hand, and two moves follow.
const HANDS = "position sfen lnsgk1snl/1r4gb1/p1pppp1pp/6p2/9/2P6/P2PPPPPP/1B5R1/LNSGKGSNL b Pp 1 moves P*8f 3b4b";

class Drawing extends RecordScreen {
  // A square as in USI, or pieces in hand: `P*` Black's, `p*` White's.
  place(name) {
    if (!name.endsWith("*")) return this.page.locator(`[data-square="${name}"]`);
    const [letter] = name;
    const side = letter === letter.toUpperCase() ? "black" : "white";
    return this.page.locator(`[data-hand=${side}] [data-piece=${letter.toUpperCase()}]`);
  }

  async middle(name) {
    const { x, y, width, height } = await this.place(name).boundingBox();
    return { x: x + width / 2, y: y + height / 2 };
  }

  async stroke(from, to, keys = []) {
    const { mouse, keyboard } = this.page;
    const [start, end] = [await this.middle(from), await this.middle(to)];
    for (const key of keys) await keyboard.down(key);
    await mouse.move(start.x, start.y);
    await mouse.down({ button: "right" });
    await mouse.move(end.x, end.y, { steps: 4 });
    await mouse.up({ button: "right" });
    for (const key of keys) await keyboard.up(key);
  }

  // What lies over the board, once it is this.
  async shows(marks) {
    const seen = () => this.page.locator(".record-marks [data-mark]")
      .evaluateAll((drawn) => drawn.map(({ dataset }) => dataset.mark).join(" "));
    for (let turns = 0; turns < 50 && (await seen()) !== marks; turns += 1) {
      await this.page.waitForTimeout(20);
    }
    assert.equal(await seen(), marks);
    const listed = await this.page.locator(".draw-list li")
      .evaluateAll((rows) => rows.map(({ dataset }) => dataset.drawn).join(" "));
    assert.equal(listed, marks, "the list says the same");
  }

  async said(text) {
    await this.page.waitForFunction((text) =>
      document.querySelector("[data-announce=record]").textContent.trim() === text, text);
  }

  // Whether the last circle lies on a place.
  async circleIsOn(name) {
    const circle = await this.page.locator(".record-marks circle").last().boundingBox();
    const { x, y } = await this.middle(name);
    const far = Math.hypot(circle.x + circle.width / 2 - x, circle.y + circle.height / 2 - y);
    assert.ok(far < 2, `${far} pixels from the middle of ${name}`);
  }
}

async function drawing(t, options) {
  const screen = new Drawing(await app.page(t, options), app.url);
  await screen.go("play");
  await screen.open({ name: "hands.usi", mimeType: "text/plain", buffer: Buffer.from(HANDS) });
  return screen;
}

test("arrows and circles by the right button", async (t) => {
  const screen = await drawing(t);
  const before = await screen.sfen();
  await screen.page.evaluate(() => {
    window.menus = 0;
    addEventListener("contextmenu", (event) => { window.menus += !event.defaultPrevented; });
  });
  await screen.stroke("P*", "8f");
  await screen.said("Arrow from the pawn in Black’s hand to 8f, green.");
  await screen.stroke("7g", "7f", ["Shift"]);
  await screen.stroke("p*", "2c", ["Alt"]);
  await screen.stroke("5e", "5e", ["Shift", "Alt"]);
  await screen.circleIsOn("5e");
  await screen.shows("GP*8f R7g7f Bp*2c Y5e");
  assert.equal(await screen.page.evaluate(() => window.menus), 0);
  await screen.stroke("5e", "5e", ["Shift", "Alt"]);
  await screen.said("Removed: Circle on 5e, yellow.");
  await screen.shows("GP*8f R7g7f Bp*2c");
  assert.equal(await screen.sfen(), before);
});

longTest("by touches and fingers on a phone", async (t) => {
  const screen = await drawing(t, PHONE);
  const { page } = screen;
  await screen.walk("forward");
  const before = await screen.sfen();
  await screen.tool("draw");
  await screen.place("8f").tap();
  await screen.said("From 8f.");
  await screen.place("8e").tap();
  await screen.said("Arrow from 8f to 8e, green.");
  await page.locator("[data-brush=red]").tap();
  await screen.place("p*").tap();
  await screen.place("p*").tap();
  await screen.shows("G8f8e Rp*");
  await screen.circleIsOn("p*");

  // A finger drawn across the board neither scrolls nor walks.
  const [from, to] = [await screen.middle("9e"), await screen.middle("1e")];
  const cdp = await page.context().newCDPSession(page);
  const touch = (type, ...touchPoints) => cdp.send("Input.dispatchTouchEvent", { type, touchPoints });
  await touch("touchStart", from);
  for (let step = 1; step <= 8; step += 1) {
    await touch("touchMove", { x: from.x + ((to.x - from.x) * step) / 8, y: from.y });
  }
  await touch("touchEnd");
  await screen.shows("G8f8e Rp* R9e1e");
  assert.equal(await screen.ply(), 1);
  assert.equal(await screen.sfen(), before);

  // Nor does the browser take the next tap for the end of a scroll.
  await screen.action("draw-done").tap();
  await screen.place("5c").tap();
  await screen.place("5d").tap();
  await page.waitForFunction((before) =>
    document.querySelector("[data-board]").dataset.sfen !== before, before);
  await screen.shows("");
});

test("by keys alone", async (t) => {
  const screen = await drawing(t);
  const { page } = screen;
  await page.locator("[data-menu=edit]").focus();
  await page.keyboard.press("Enter");
  await page.waitForFunction(() => document.activeElement.matches("[role=menuitem]"));
  for (const key of ["End", "ArrowUp", "Enter"]) await page.keyboard.press(key);
  await screen.place("7g").focus();
  await page.keyboard.press("Enter");
  await screen.said("From 7g.");
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Enter");
  await screen.said("Arrow from 7g to 7f, green.");
  // The hand lies beyond the edge; a piece in it is a button.
  for (const key of ["1", "e", "ArrowRight", "End", "Enter", "ArrowUp", "Enter"]) {
    await page.keyboard.press(key);
  }
  await screen.said("Arrow from the pawn in Black’s hand to the lance in Black’s hand, green.");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Escape");
  await screen.said("Not drawn.");
  await page.keyboard.press("Escape");
  await screen.said("Drawing ended.");
  await screen.shows("G7g7f GP*L*");
});

test("marks are listed, removed one by one and together, and undone", async (t) => {
  const screen = await drawing(t);
  const { page } = screen;
  await screen.stroke("7g", "7f");
  await screen.stroke("5e", "5e");
  await screen.stroke("P*", "8f");
  assert.deepEqual(await page.locator(".draw-list li").allInnerTexts().then((rows) =>
    rows.map((row) => row.split("\n")[0])), [
    "Arrow from 7g to 7f, green",
    "Circle on 5e, green",
    "Arrow from the pawn in Black’s hand to 8f, green",
  ]);
  await page.getByRole("button", { name: "Remove: Circle on 5e, green" }).click();
  await screen.shows("G7g7f GP*8f");
  await screen.action("unmark-all").click();
  await screen.shows("");
  assert.equal(await page.locator(".draw-list").count(), 0);
  await screen.walk("forward");
  await page.keyboard.press("Control+z");
  await screen.shows("G7g7f GP*8f");
  assert.equal(await screen.ply(), 0, "undo goes to where it was");
  await page.keyboard.press("Control+z");
  await screen.shows("G7g7f G5e GP*8f");
  await page.keyboard.press("Control+y");
  await screen.shows("G7g7f GP*8f");
});

longTest("marks follow the board as it is turned and as the window changes", async (t) => {
  const screen = await drawing(t);
  const { page } = screen;
  for (const place of ["9i", "P*"]) {
    await screen.stroke(place, place);
    for (const size of [{ width: 390, height: 844 }, { width: 844, height: 390 }]) {
      await page.setViewportSize(size);
      await page.waitForTimeout(150);
      await screen.circleIsOn(place);
      await screen.tool("flip");
      await page.waitForTimeout(150);
      await screen.circleIsOn(place);
    }
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.waitForTimeout(150);
    await screen.circleIsOn(place);
  }
});

test("files, addresses and pictures hold them", async (t) => {
  const context = await app.context(t, { permissions: ["clipboard-read", "clipboard-write"] });
  const screen = new Drawing(await context.newPage(), app.url);
  await screen.go("play");
  await screen.open({ name: "hands.usi", mimeType: "text/plain", buffer: Buffer.from(HANDS) });
  await screen.stroke("P*", "8f");
  await screen.walk("forward");
  await screen.stroke("8f", "8f", ["Shift"]);
  await screen.stroke("p*", "8b", ["Alt"]);

  await screen.tool("save");
  await screen.action("share").click();
  await screen.notice.waitFor();
  const address = await screen.page.evaluate(() => navigator.clipboard.readText());
  assert.match(address, /#\/record\?kif=/);
  const other = new Drawing(await context.newPage(), app.url);
  await other.page.goto(address);
  await other.rows().nth(1).waitFor();
  for (let turns = 0; turns < 2; turns += 1) {
    await other.shows("GP*8f");
    await other.walk("forward");
    await other.shows("R8f Bp*8b");
    await other.page.reload();
    await other.rows().nth(1).waitFor();
  }

  await screen.tool("picture");
  const download = screen.page.waitForEvent("download");
  await screen.page.locator("[data-dialog=picture][open] [data-action=save-svg]").click();
  const picture = await readFile(await (await download).path(), "utf8");
  assert.deepEqual(picture.match(/(?<=data-mark=")[^"]+/g), ["R8f", "Bp*8b"]);
  await screen.page.keyboard.press("Escape");

  const { name, buffer } = await screen.save("kif");
  await other.open({ name: `again-${name}`, mimeType: "text/plain", buffer });
  await other.shows("GP*8f");
  await other.walk("forward");
  await other.shows("R8f Bp*8b");
});
