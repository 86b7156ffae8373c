// A record of ten megabytes is opened, gone through and written in.
import assert from "node:assert/strict";
import { test } from "node:test";
import { useApp } from "./harness/app.mjs";
import { Analysis } from "./harness/analysis.mjs";
import { RecordScreen } from "./harness/record.mjs";

const SIZE = 10_000_000;
// A window of rows, and what stands at its ends.
const ROWS = 700;
const app = useApp();

// One game of rooks that go to and fro: its text, and how many moves it has.
function game(head, lines, ending) {
  const round = lines(0).length;
  const parts = [head];
  let moves = 0;
  for (let length = head.length; length < SIZE; moves += round) {
    const text = lines(moves).join("");
    parts.push(text);
    length += Buffer.byteLength(text);
  }
  return { text: parts.join("") + ending(moves), moves };
}

const kif = () => game(
  "手合割：平手\n手数----指手---------消費時間--\n",
  (before) => ["３八飛(28)", "７二飛(82)", "２八飛(38)", "８二飛(72)"]
    .map((move, index) => `${before + index + 1} ${move}\n`),
  (moves) => `${moves + 1} 中断\n`,
);
const csa = () => game(
  "V2.2\nPI\n+\n",
  () => ["+2838HI", "-8272HI", "+3828HI", "-7282HI"].map((move) => `${move}\nT1\n`),
  // Nothing says how it ended.
  () => "",
);

async function opened(t, name, text) {
  const page = await app.page(t);
  const screen = new RecordScreen(page, app.url);
  await screen.go("play");
  // What is told while the file is read is replaced as soon as it has been.
  await page.evaluate(() => {
    const told = document.querySelector(".record-told");
    globalThis.told = [];
    new MutationObserver(() => globalThis.told.push(told.textContent))
      .observe(told, { childList: true, subtree: true, characterData: true });
  });
  await screen.open({ name, mimeType: "text/plain", buffer: Buffer.from(text) });
  return screen;
}

const start = "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b -";

for (const [name, make, ends] of [["large.kif", kif, true], ["large.csa", csa, false]]) {
  test(`ten megabytes of ${name}`, { timeout: 180_000 }, async (t) => {
    const { text, moves } = make();
    const screen = await opened(t, name, text);
    const { page } = screen;
    const told = await page.evaluate(() => globalThis.told.join("\n"));
    assert.match(told, new RegExp(`Reading ${name}…`));
    const said = await page.locator("[data-announce=record]").textContent();
    assert.match(said, new RegExp(`${moves} moves`));
    assert.equal(await screen.sfen(), `${start} 1`);
    const selected = page.locator("[role=treeitem][aria-selected=true]");
    assert.ok(await screen.rows().count() <= ROWS);

    await page.keyboard.press("End");
    if (ends) await page.keyboard.press("ArrowLeft");
    assert.match(await selected.textContent(), new RegExp(`^${moves} ☖`));
    assert.equal(await selected.getAttribute("aria-posinset"), String(moves + 1));
    assert.equal(await screen.ply(), moves);
    assert.equal(await screen.sfen(), `${start} ${moves + 1}`);
    assert.ok(await screen.rows().count() <= ROWS);
    for (let step = 1; step <= 20; step += 1) {
      await page.keyboard.press("ArrowLeft");
    }
    assert.match(await selected.textContent(), new RegExp(`^${moves - 20} ☖`));
    assert.equal(await screen.ply(), moves - 20);

    await screen.comment().pressSequentially("To and fro.");
    assert.equal(await screen.comment().inputValue(), "To and fro.");
    assert.match(await selected.getAttribute("aria-label"), /commented/);
    await screen.action("undo").click();
    assert.equal(await screen.comment().inputValue(), "");

    await page.locator("body").press("Home");
    assert.equal(await screen.sfen(), `${start} 1`);
    assert.equal(await selected.getAttribute("aria-label"), "Start");
    assert.ok(await screen.rows().count() <= ROWS);
  });
}

test("the reading of a large record shows how far it is, and can be cancelled", async (t) => {
  const page = await app.page(t);
  const screen = new RecordScreen(page, app.url);
  await screen.go("play");
  const before = await screen.rows().count();
  await page.evaluate(() => {
    globalThis.seen = [];
    const look = () => {
      const bar = document.querySelector("[data-notice=opened] progress");
      if (!bar) return;
      const text = bar.getAttribute("aria-valuetext");
      if (globalThis.seen.at(-1) === text) return;
      globalThis.seen.push(text);
      if (text === globalThis.cancelAt) document.querySelector("[data-notice=opened] [data-action=cancel]").click();
    };
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true, attributes: true });
  });
  const { text, moves } = kif();
  const file = { name: "large.kif", mimeType: "text/plain", buffer: Buffer.from(text.slice(0, 2_000_000)) };
  for (const step of ["Step 1 of 2", "Step 2 of 2"]) {
    await page.evaluate((step) => Object.assign(globalThis, { cancelAt: step, seen: [] }), step);
    const chooser = page.waitForEvent("filechooser");
    await screen.tool("open");
    await (await chooser).setFiles(file);
    await page.waitForFunction((step) => globalThis.seen.includes(step), step);
    await page.locator("[data-notice=opened]").waitFor({ state: "detached" });
    await page.waitForTimeout(500);
    assert.equal(await screen.rows().count(), before, step);
  }
  await page.evaluate(() => Object.assign(globalThis, { cancelAt: "", seen: [] }));
  await screen.open(file);
  assert.deepEqual(await page.evaluate(() => globalThis.seen), ["Step 1 of 2", "Step 2 of 2"]);
  assert.ok(await screen.rows().count() > before && moves > before);
});

test("rows that are not there are asked for by key and by pointer", async (t) => {
  const lines = ["手合割：平手"];
  for (let move = 1; move <= 2_000; move += 1) {
    const to = ["３八飛(28)", "７二飛(82)", "２八飛(38)", "８二飛(72)"][(move - 1) % 4];
    lines.push(`${move} ${to}`);
  }
  const screen = await opened(t, "long.kif", `${lines.join("\n")}\n`);
  const { page } = screen;
  const rows = () => screen.rows();
  const more = (side) => page.locator(`[data-more=${side}]`);
  assert.equal(await more("before").count(), 0);
  assert.equal(await more("after").textContent(), "… 1600 rows after");
  assert.equal(await rows().nth(0).getAttribute("aria-label"), "Start");

  await more("after").focus();
  await page.keyboard.press("Enter");
  await page.waitForFunction(() =>
    document.querySelector("[data-more=after]")?.textContent === "… 1400 rows after");
  assert.equal(await more("before").textContent(), "… 200 rows before");
  assert.match(await rows().nth(1).textContent(), /^201 ☗/);
  await page.waitForFunction(() => document.activeElement.dataset.more === "after");

  await more("before").click();
  await page.waitForFunction(() => document.querySelector("[data-more=before]") === null);
  // Where there is no button any more, the row has the focus that was next to it.
  await page.waitForFunction(() => document.activeElement.textContent.startsWith("201"));
  await rows().nth(300).click();
  assert.equal(await screen.ply(), 300);
  assert.equal(await more("before").count(), 0);
  // Near its end the window goes along.
  await rows().nth(380).click();
  assert.equal(await screen.ply(), 380);
  assert.match(await rows().nth(1).textContent(), /^180/);
});

test("how many moves there are is not told while they are hidden", async (t) => {
  const page = await app.page(t);
  const screen = new RecordScreen(page, app.url);
  await screen.go("play");
  const buffer = Buffer.from("手合割：平手\n1 ７六歩(77)\n2 ３四歩(33)\n");
  const said = page.locator("[data-announce=record]");
  await screen.open({ name: "shown.kif", mimeType: "text/plain", buffer });
  assert.equal(await said.textContent(), "shown.kif: opened, 2 moves.");
  await screen.study("hidden");
  await screen.open({ name: "hidden.kif", mimeType: "text/plain", buffer });
  assert.equal(await said.textContent(), "hidden.kif: opened.");
});

test("a game of 400,000 moves that repeats itself is stepped through, analysed and reviewed", { timeout: 180_000 }, async (t) => {
  const moves = 400_000;
  const text = `position startpos moves ${"2h3h 8b7b 3h2h 7b8b ".repeat(moves / 4).trim()}\n`;
  const screen = await opened(t, "repeated.usi", text);
  const { page } = screen;
  const analysis = new Analysis(page, app.url);
  // Judged at its end: what the moves come to is shown, and nothing is left waiting.
  await page.locator("body").press("End");
  assert.equal(await screen.ply(), moves);
  for (let step = 1; step <= 20; step += 1) await page.keyboard.press("ArrowLeft");
  assert.equal(await screen.ply(), moves - 20);
  // The best line at a place so far from the start.
  await analysis.show("lines");
  await analysis.answered();
  await page.keyboard.press("ArrowRight");
  await analysis.answered();
  assert.equal(await screen.ply(), moves - 19);
  // A review goes on while the record is stepped through, and can be stopped.
  await analysis.show("game");
  await screen.action("review-game").click();
  await page.waitForFunction(() => parseInt(document.querySelector("[data-progress]").textContent, 10) >= 2);
  await page.keyboard.press("ArrowLeft");
  assert.equal(await screen.ply(), moves - 20);
  await screen.action("cancel-review").click();
  assert.equal(await screen.action("review-game").innerText(), "Continue");
  // It was saved meanwhile, and is in the list as what it is.
  await page.keyboard.press("Home");
  assert.equal(await screen.sfen(), `${start} 1`);
});
