// The position as a picture and on paper, sheets of problems, addresses that open at a move.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { useApp } from "./harness/app.mjs";
import { longTest } from "./harness/long.mjs";
import { RecordScreen } from "./harness/record.mjs";

const app = useApp();

const MOVES = "7g7f 3c3d 8h2b+ 3a2b";
const RECORD = {
  name: "two.kif",
  mimeType: "text/plain",
  buffer: Buffer.from([
    "手合割：平手", "先手：Sato", "後手：Suzuki",
    "1 ７六歩(77)", "&first <place>", "2 ３四歩(33)", "3 ２二角成(88)", "&second", "4 ２二銀(31)", "",
  ].join("\n")),
};

// The king is in the way of the rook: White has one move that is clearly best.
const CLEAR = {
  name: "clear.kif",
  mimeType: "text/plain",
  buffer: Buffer.from([
    "手合割：平手", "1 ７六歩(77)", "&first <place>", "2 ３四歩(33)", "3 ２六歩(27)", "4 ５二玉(51)", "5 ２二角成(88)",
    "&second", "6 ９四歩(93)", "",
  ].join("\n")),
};

async function recordScreen(t, options) {
  const page = await app.page(t, options);
  // What a browser would print at that moment.
  await page.addInitScript(() => {
    window.print = () => { window.printed = document.querySelectorAll(".sheet svg").length; };
  });
  const screen = new RecordScreen(page, app.url);
  await screen.go("play");
  return screen;
}

const open = (screen, name) => screen.page.locator(`[data-dialog=${name}][open]`);

async function picture(t, options) {
  const screen = await recordScreen(t, options);
  await screen.open(RECORD);
  for (let move = 0; move < 3; move += 1) await screen.walk("forward");
  await screen.tool("picture");
  const dialog = open(screen, "picture");
  await dialog.waitFor();
  return { screen, dialog };
}

async function saved(screen, dialog, format) {
  const download = screen.page.waitForEvent("download");
  await dialog.locator(`[data-action=save-${format}]`).click();
  const file = await download;
  await dialog.getByText("Saved.").waitFor();
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
}

// How many pages come out of the printer.
async function printed(page) {
  await page.emulateMedia({ media: "print" });
  const pdf = await page.pdf({ preferCSSPageSize: true });
  await page.emulateMedia({ media: null });
  assert.equal(pdf.subarray(0, 5).toString(), "%PDF-");
  return pdf.toString("latin1").match(/\/Type\s*\/Page\b/g).length;
}

test("the picture is seen, and is saved as SVG and as PNG", async (t) => {
  const { screen, dialog } = await picture(t);
  const preview = dialog.locator("img");
  const width = () => preview.evaluate(async (image) => {
    await image.decode();
    return image.naturalWidth;
  });
  const wide = await width();
  assert.ok(wide > 300, `the preview is ${wide} wide`);
  assert.match(await preview.getAttribute("alt"), /^Black: .*king 5i.* In hand: bishop\. White: /);

  const { name, bytes } = await saved(screen, dialog, "svg");
  assert.equal(name, "Sato - Suzuki-3.svg");
  const root = await screen.page.evaluate((text) => {
    const { documentElement: svg } = new DOMParser().parseFromString(text, "image/svg+xml");
    return {
      name: svg.nodeName,
      sfen: svg.dataset.sfen,
      label: svg.getAttribute("aria-label"),
      pieces: svg.querySelectorAll("[data-square]").length,
    };
  }, bytes.toString());
  assert.equal(root.name, "svg");
  assert.equal(root.sfen, await screen.sfen());
  assert.equal(root.label, "second Move 3: ☗ Bx2b+");
  assert.equal(root.pieces, 39);

  const png = await saved(screen, dialog, "png");
  assert.equal(png.name, "Sato - Suzuki-3.png");
  assert.equal(png.bytes.toString("latin1", 0, 8), "\x89PNG\r\n\x1a\n");
  assert.equal(png.bytes.readUInt32BE(16), 2 * wide);
  await dialog.locator("[name=size]").selectOption("4");
  const large = await saved(screen, dialog, "png");
  assert.equal(large.bytes.readUInt32BE(16), 4 * wide);
});

longTest("the picture is as it is chosen to be", async (t) => {
  const { screen, dialog } = await picture(t);
  const text = async () => (await saved(screen, dialog, "svg")).bytes.toString();
  const plain = await text();
  assert.match(plain, /Sato/);
  await dialog.locator("[name=names]").click();
  await dialog.locator("[name=moment]").click();
  await dialog.locator("[name=caption]").fill("Figure <1>");
  const changed = await text();
  assert.doesNotMatch(changed, /Sato|Move 3/);
  assert.match(changed, /Figure &lt;1&gt;/);
  await dialog.locator("[name=coordinates]").selectOption("off");
  assert.ok((await text()).length < changed.length);
  await dialog.locator("[name=style]").selectOption("board");
  assert.match(await text(), /id="board-/);
  const before = await text();
  await dialog.locator("[name=flipped]").click();
  assert.notEqual(await text(), before);
});

test("the picture is copied, or it is said that it cannot be", async (t) => {
  const { screen, dialog } = await picture(t, { permissions: ["clipboard-read", "clipboard-write"] });
  await dialog.locator("[data-action=copy]").click();
  await dialog.getByText("Picture copied.").waitFor();
  const kinds = await screen.page.evaluate(async () => {
    const [item] = await navigator.clipboard.read();
    return [...item.types];
  });
  assert.deepEqual(kinds, ["image/png"]);

  await screen.page.evaluate(() => { delete window.ClipboardItem; });
  await dialog.locator("[data-action=copy]").click();
  await dialog.getByText("cannot copy pictures").waitFor();
});

test("a picture stands alone on one page", async (t) => {
  const { screen, dialog } = await picture(t);
  const { page } = screen;
  await dialog.locator("[data-action=print]").click();
  assert.equal(await page.evaluate(() => window.printed), 1);
  assert.equal(await printed(page), 1);
  await page.emulateMedia({ media: "print" });
  const seen = await page.evaluate(() => {
    const shown = (selector) =>
      [...document.querySelectorAll(selector)].filter((found) => found.checkVisibility()).length;
    return [".sheet-alone svg", "dialog", ".square", "button"].map(shown);
  });
  assert.deepEqual(seen, [1, 0, 0, 0]);
  await page.emulateMedia({ media: null });
  await dialog.locator("[data-action=close]").click();
  await page.waitForFunction(() => !document.querySelector(".sheet"));
});

const problems = (dialog) => dialog.locator(".sheet-item");
const field = (dialog, name) => dialog.locator(`[name=problem-${name}]`);

async function press(dialog, name, index = 0) {
  await dialog.locator(`[data-action=${name}]`).nth(index).click();
}

// Waits until the engine has looked at every position of the sheet.
const looked = (dialog) => dialog.getByText(/^Positions with one clear answer/).waitFor();

longTest("a sheet has the positions of several records, and no answers", async (t) => {
  const screen = await recordScreen(t);
  const { page } = screen;
  await screen.open(RECORD);
  await screen.tool("to-sheet");
  // What does it comes with a part that is loaded.
  await screen.action("to-sheet").filter({ hasText: "(1)" }).waitFor({ state: "attached" });
  // Another record takes the place of the first, and the list stays.
  await screen.open({
    name: "mate.usi",
    mimeType: "text/plain",
    buffer: Buffer.from("position sfen 4k4/9/4P4/9/9/9/9/9/9 b G2r2b3g4s4n4l17p 1 moves G*5b"),
  });
  await screen.tool("sheet");
  const dialog = open(screen, "sheet");
  await press(dialog, "add");
  assert.equal(await problems(dialog).count(), 2);
  await looked(dialog);
  assert.equal(await field(dialog, "answer").nth(1).inputValue(), "☗ G*5b");
  // The start of a game has no clear answer: it is printed only where that is asked for.
  await problems(dialog).first().getByText("No move is clearly better than all others.").waitFor();
  assert.ok(!(await field(dialog, "printed").first().isChecked()));
  await press(dialog, "print");
  await page.waitForFunction(() => window.printed === 1);
  await field(dialog, "printed").first().check();
  assert.ok(await dialog.locator("[data-action=add-bookmarks]").isDisabled());
  await field(dialog, "caption").nth(1).fill("Mate in one");
  await dialog.locator("[name=heading]").fill("Homework");
  await press(dialog, "print");
  await page.waitForFunction(() => window.printed === 2);
  const paper = await page.locator(".sheet").evaluate((sheet) => ({
    title: sheet.querySelector(".sheet-title").textContent,
    positions: [...sheet.querySelectorAll("svg")].map((svg) => svg.dataset.sfen.split(" ")[0]),
    captions: [...sheet.querySelectorAll("figcaption")].map((caption) => caption.textContent),
    text: sheet.textContent,
  }));
  assert.equal(paper.title, "Homework");
  assert.deepEqual(paper.captions, ["1 Black to move", "2 Mate in one"]);
  assert.match(paper.positions[1], /^4k4\/9\/4P4/);
  assert.doesNotMatch(paper.text, /G\*5b|P-7f/);
  assert.equal(await printed(page), 1);

  await dialog.locator("[name=answers]").selectOption("own-page");
  await press(dialog, "print");
  await page.locator(".sheet-answers li").nth(1).waitFor({ state: "attached" });
  assert.match(await page.locator(".sheet-answers").textContent(), /G\*5b/);
  assert.equal(await printed(page), 2);
});

test("every bookmark comes on a sheet, and the list is put in order by keys", async (t) => {
  const screen = await recordScreen(t);
  const { page } = screen;
  await screen.open(CLEAR);
  await screen.tool("sheet");
  const dialog = open(screen, "sheet");
  assert.ok(await dialog.locator("[data-action=print]").isDisabled());
  await press(dialog, "add-bookmarks");
  const captions = () =>
    field(dialog, "caption").evaluateAll((fields) => fields.map(({ value }) => value));
  assert.deepEqual(await captions(), ["first <place>", "second"]);
  await looked(dialog);
  assert.deepEqual(
    await field(dialog, "printed").evaluateAll((fields) => fields.map(({ checked }) => checked)),
    [false, true],
  );
  // Not the move that was played.
  assert.equal(await field(dialog, "answer").nth(1).inputValue(), "☖ Sx2b");
  await problems(dialog).nth(1).getByText("In the game: ☖ P-9d").waitFor();
  await field(dialog, "answer").nth(1).fill("my own");
  const focused = (label) =>
    page.waitForFunction((label) => document.activeElement.ariaLabel === label, label);
  await dialog.locator("[data-action=up]").nth(1).focus();
  await page.keyboard.press("Enter");
  // It is the first now, and cannot go further up.
  await focused("Remove problem 1");
  assert.deepEqual(await captions(), ["second", "first <place>"]);
  assert.equal(await field(dialog, "answer").first().inputValue(), "my own");
  await page.keyboard.press("Enter");
  await focused("Remove problem 1");
  await page.keyboard.press("Enter");
  await page.waitForFunction(() => document.activeElement.dataset.action === "add");
  assert.equal(await problems(dialog).count(), 0);
});

longTest("twelve problems of four on a page are three pages", async (t) => {
  const screen = await recordScreen(t);
  await screen.tool("sheet");
  const dialog = open(screen, "sheet");
  for (let problem = 0; problem < 12; problem += 1) await press(dialog, "add");
  await looked(dialog);
  for (const printed of await field(dialog, "printed").all()) await printed.check();
  for (const [perPage, pages] of [["4", 3], ["6", 2]]) {
    await dialog.locator("[name=per-page]").selectOption(perPage);
    await press(dialog, "print");
    await screen.page.waitForFunction((pages) =>
      document.querySelectorAll(".sheet-page").length === pages, pages);
    assert.equal(await printed(screen.page), pages);
    // As many rows as the problems need.
    await screen.page.emulateMedia({ media: "print" });
    const rows = await screen.page.locator(".sheet-problems").first().evaluate((problems) =>
      getComputedStyle(problems).gridTemplateRows.split(" ").length);
    assert.equal(rows, Number(perPage) / 2);
    await screen.page.emulateMedia({ media: null });
  }
});

test("an address opens at its move", async (t) => {
  const screen = await recordScreen(t);
  const at = async (query, ply) => {
    await screen.go(query);
    await screen.page.waitForFunction((ply) =>
      document.querySelector("main.record").dataset.node === ply, `${ply}`);
  };
  const usen = "usen=~0.6y236e7ku";
  await at(usen, 0);
  await at(`${usen}&ply=2`, 2);
  assert.equal(await screen.notice.count(), 0);
  await at(`${usen}&ply=0`, 0);
  await at(`ply=1&${usen}`, 1);
  await at(`${usen}&ply=99`, 3);
  assert.match(await screen.notice.textContent(), /move 99; the last one is move 3/);
  await at(`${usen}&ply=second`, 0);
  assert.match(await screen.notice.textContent(), /“second”, which is neither a number nor a variation/);
});

test("a game of the library opens at a move", async (t) => {
  const screen = await recordScreen(t);
  const { page } = screen;
  await screen.open(RECORD);
  await screen.comment().fill("kept");
  await page.waitForFunction(() => location.hash.includes("?id="));
  const { hash } = new URL(page.url());
  const at = (ply) => page.waitForFunction((ply) =>
    document.querySelector("main.record")?.dataset.node === ply, `${ply}`);
  // It is on the screen: nothing is opened, the board goes there.
  await screen.walk("last");
  await page.evaluate((hash) => { location.hash = `${hash}&ply=2`; }, hash);
  await at(2);
  await screen.go("usen=~0.6y236e7ku");
  await at(0);
  await screen.go(`${hash.split("?")[1]}&ply=3`);
  await at(3);
  await screen.walk("first");
  assert.equal(await screen.comment().inputValue(), "kept");
  await page.goto("about:blank");
  await screen.go(`${hash.split("?")[1]}&ply=9`);
  await at(4);
  assert.match(await screen.notice.textContent(), /move 9; the last one is move 4/);
});

test("an address of the save dialog opens where the reader was", async (t) => {
  const screen = await recordScreen(t, { permissions: ["clipboard-read", "clipboard-write"] });
  const { page } = screen;
  const text = `position startpos moves ${MOVES}`;
  for (const comment of ["", "a comment that USEN cannot hold"]) {
    await screen.open({ name: "game.usi", mimeType: "text/plain", buffer: Buffer.from(text) });
    await screen.walk("forward");
    await screen.walk("forward");
    if (comment) await screen.comment().fill(comment);
    await screen.tool("save");
    await page.locator("[name=at-this-move]").click();
    await screen.action("share").click();
    await page.getByText("Link copied").waitFor();
    const address = await page.evaluate(() => navigator.clipboard.readText());
    assert.match(address, comment ? /\?kif=.*&ply=2$/ : /\?usen=.*&ply=2$/);
    await screen.walk("first");
    await page.goto(address);
    await page.waitForFunction(() => document.querySelector("main.record").dataset.node === "2");
    assert.equal(await screen.comment().inputValue(), comment);
  }
});

test("the device hands an address on, where it can", async (t) => {
  const screen = await recordScreen(t);
  const { page } = screen;
  await screen.tool("save");
  assert.equal(await screen.action("hand-on").count(), 0);
  await open(screen, "save").locator("[data-action=close]").click();
  await page.evaluate(() => {
    navigator.share = async (data) => { window.handedOn = data; };
  });
  await screen.tool("save");
  await page.locator("[name=at-this-move]").click();
  await screen.action("hand-on").click();
  await page.getByText("Link shared.").waitFor();
  const { url } = await page.evaluate(() => window.handedOn);
  assert.match(url, /#\/record\?(usen|kif)=.*&ply=0$/);
});
