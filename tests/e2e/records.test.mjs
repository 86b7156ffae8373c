// Files are opened, read to the end, saved in another format, and opened again.
import assert from "node:assert/strict";
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { useApp } from "./harness/app.mjs";
import { host } from "./harness/host.mjs";
import { longTest } from "./harness/long.mjs";
import { RecordScreen } from "./harness/record.mjs";

const FORMATS = ["kif", "kifu", "ki2", "ki2u", "csa", "csa3", "jkf", "usi", "usen"];
const games = JSON.parse(await readFile(new URL("fixtures/games.json", import.meta.url)));
const corpus = process.env.KOMADAI_CORPUS
  ?? fileURLToPath(new URL("../../../shared/corpus", import.meta.url));
const app = useApp();

async function recordScreen(t, options) {
  const screen = new RecordScreen(await app.page(t, options), app.url);
  await screen.go("play");
  return screen;
}

// Without the move number, which files do not hold.
const table = (sfen) => sfen.split(" ").slice(0, 3).join(" ");

longTest("a whole game goes through every format", { timeout: 120_000 }, async (t) => {
  const screen = await recordScreen(t);
  for (const { name, initial, moves, final } of games) {
    const text = `position sfen ${initial} 1 moves ${moves.join(" ")}`;
    let file = { name: `${name}.usi`, mimeType: "text/plain", buffer: Buffer.from(text) };
    for (const format of FORMATS) {
      await screen.open(file);
      assert.equal(await screen.ply(), 0, format);
      assert.equal(table(await screen.sfenAtEnd()), final, `${name}, before ${format}`);
      assert.equal(await screen.ply(), moves.join(" ").split(" ").length);
      const { name: saved, buffer } = await screen.save(format);
      file = { name: `${format}-${saved}`, mimeType: "text/plain", buffer };
    }
    await screen.open(file);
    assert.equal(table(await screen.sfenAtEnd()), final, name);
  }
});

test("what is saved as .kif is Shift_JIS, and read again with every note", async (t) => {
  const screen = await recordScreen(t);
  const text = [
    "手合割：平手", "先手：山田", "後手：鈴木",
    "1 ７六歩(77) ( 0:12/00:00:12)", "*飛車先を突く手もある。",
    "2 ３四歩(33) ( 0:03/00:00:03)", "3 投了",
    "変化：2手", "2 ８四歩(83)", "",
  ].join("\r\n");
  const file = { name: "山田.kif", mimeType: "text/plain", buffer: Buffer.from(text) };
  await screen.open(file);
  const { name, buffer } = await screen.save("kif");
  assert.match(name, /^山田 - 鈴木\.kif$/);
  assert.throws(() => new TextDecoder("utf-8", { fatal: true }).decode(buffer));
  assert.match(new TextDecoder("shift_jis").decode(buffer), /飛車先を突く手もある。/);

  const rows = await screen.rows().allTextContents();
  await screen.open({ name: "again.kif", mimeType: "text/plain", buffer });
  assert.deepEqual(await screen.rows().allTextContents(), rows);
  await screen.walk("forward");
  assert.equal(await screen.comment().inputValue(), "飛車先を突く手もある。");
});

test("variations are folded by key and by mouse, and unfold when one is deleted", async (t) => {
  const screen = await recordScreen(t);
  const { page } = screen;
  const text = [
    "手合割：平手", "1 ７六歩(77)", "2 ３四歩(33)", "3 ２六歩(27)", "4 ８四歩(83)",
    "変化：4手", "4 ４四歩(43)", "変化：2手", "2 ８四歩(83)", "3 ２六歩(27)", "",
  ].join("\n");
  await screen.open({ name: "forks.kif", mimeType: "text/plain", buffer: Buffer.from(text) });
  const rows = screen.rows();
  assert.equal(await rows.count(), 8);
  await rows.filter({ hasText: "P-3d" }).click();
  await page.keyboard.press("Enter");
  assert.equal(await rows.count(), 6);
  await page.waitForFunction(() =>
    document.activeElement.matches("[role=treeitem][aria-expanded=false]"));
  await rows.filter({ hasText: "P-8d" }).last().locator("[data-action=fold]").click();
  assert.equal(await rows.count(), 5);
  await page.waitForFunction(() => document.activeElement.matches("[role=treeitem]"));
  await page.keyboard.press(" ");
  assert.equal(await rows.count(), 7);

  // Other nodes have other ids afterwards: nothing else is folded for it.
  await rows.filter({ hasText: "P-8d" }).first().click();
  await screen.tool("delete");
  assert.equal(await rows.count(), 6);

  // Another record begins with the start position.
  await screen.tool("new-record");
  assert.equal(await rows.count(), 1);
});

test("a file that cannot be read leaves the record and says where", async (t) => {
  const screen = await recordScreen(t);
  const good = "position startpos moves 7g7f 3c3d";
  await screen.open({ name: "good.usi", mimeType: "text/plain", buffer: Buffer.from(good) });
  const bad = "手合割：平手\n1 ７六歩(77)\n2 ３四歩(33)\n3 ９九龍(11)\n";
  await screen.open({ name: "bad.kif", mimeType: "text/plain", buffer: Buffer.from(bad) });
  assert.match(await screen.notice.textContent(), /line 4/);
  assert.equal(await screen.sfenAtEnd().then(table),
    "lnsgkgsnl/1r5b1/pppppp1pp/6p2/9/2P6/PP1PPPPPP/1B5R1/LNSGKGSNL b -");
  const none = Buffer.from("nothing of the kind");
  await screen.open({ name: "none.txt", mimeType: "text/plain", buffer: none });
  assert.equal(await screen.ply(), 2);
});

test("text is pasted, files are dropped", async (t) => {
  const screen = await recordScreen(t);
  const { page } = screen;
  const give = (type, kind, text) => page.evaluate(([type, kind, text]) => {
    const data = new DataTransfer();
    if (kind === "text") data.setData("text/plain", text);
    else data.items.add(new File([text], "dropped.csa"));
    if (kind === "files") data.items.add(new File(["position startpos"], "other.usi"));
    const event = type === "paste"
      ? new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true })
      : new DragEvent("drop", { dataTransfer: data, bubbles: true, cancelable: true });
    document.body.dispatchEvent(event);
  }, [type, kind, text]);
  await give("paste", "text", "position startpos moves 2g2f");
  await screen.toldOf("Pasted text");
  assert.match(await screen.sfenAtEnd(), /7P1\/PPPPPPP1P/);
  await give("drop", "file", "V2.2\nPI\n+\n+7776FU\n-3334FU\n%TORYO\n");
  await screen.toldOf("dropped.csa");
  await screen.walk("last");
  assert.equal(await screen.ply(), 2);
  // Several come into the list of games.
  await give("drop", "files", "PI\n+\n+2726FU\n%TORYO\n");
  const imported = page.locator("main.games .shelf-told", { hasText: "1 game imported. 1 game was here already." });
  await imported.waitFor();
  // So do the games of one text.
  await page.locator("[data-action=dismiss-import]").click();
  await page.goBack();
  await screen.root.waitFor();
  await give("paste", "text", "startpos moves 7g7f 3c3d\nstartpos moves 7g7f 8c8d\n");
  await imported.waitFor();
});

test("an address holds the whole record", async (t) => {
  const context = await app.context(t, { permissions: ["clipboard-read", "clipboard-write"] });
  const screen = new RecordScreen(await context.newPage(), app.url);
  await screen.go("usen=~0.6y236e7ku");
  await screen.walk("forward");
  await screen.comment().fill("a note");
  await screen.tool("save");
  await screen.action("share").click();
  await screen.page.waitForFunction(() =>
    document.querySelector("[data-notice=opened]")?.textContent.includes("Link copied"));
  const address = await screen.page.evaluate(() => navigator.clipboard.readText());
  assert.match(address, /#\/record\?kif=/);

  const other = new RecordScreen(await context.newPage(), app.url);
  await other.page.goto(address);
  await other.root.waitFor();
  await other.rows().nth(1).waitFor();
  await other.walk("forward");
  assert.equal(await other.comment().inputValue(), "a note");
});

test("the code of a board elsewhere holds the record", async (t) => {
  const context = await app.context(t, { permissions: ["clipboard-read", "clipboard-write"] });
  const screen = new RecordScreen(await context.newPage(), app.url);
  await screen.go("usen=~0.6y236e7ku");
  await screen.walk("forward");
  await screen.comment().fill("a <note>");
  await screen.tool("save");
  await screen.action("embed").click();
  await screen.page.waitForFunction(() =>
    document.querySelector("[data-notice=opened]")?.textContent.includes("board with this record"));
  const code = await screen.page.evaluate(() => navigator.clipboard.readText());

  const other = await host({ "/": `<!doctype html><title>x</title>${code}` });
  t.after(() => other.stop());
  const page = await context.newPage();
  await page.goto(other.url);
  await page.waitForFunction(() => document.querySelector("shogi-board").state?.last > 1);
  await page.evaluate(() => document.querySelector("shogi-board").next());
  await page.locator("shogi-board .embed-comment", { hasText: "a <note>" }).waitFor();
});

longTest("real files of other programs", {
  timeout: 600_000,
  skip: !existsSync(corpus) && "there is no corpus",
}, async (t) => {
  const expected = JSON.parse(await readFile(`${corpus}/games/expected.json`));
  const all = Object.entries(expected).filter(([, { final, suspect, first_illegal_move }]) =>
    final && !suspect && !first_illegal_move);
  assert.ok(all.length > 70);
  // The native tests read all of them.
  const files = all.filter((_, index) => index % 4 === 0);
  const screen = await recordScreen(t);
  const failures = [];
  for (const [index, [path, { moves, final }]] of files.entries()) {
    const format = FORMATS[index % FORMATS.length];
    const count = moves ? moves.split(" ").length : 0;
    try {
      await screen.open(`${corpus}/games/${path}`);
      assert.equal(table(await screen.sfenAtEnd()), table(final));
      assert.equal(await screen.ply(), count);
      const { name, buffer } = await screen.save(format);
      const file = { name: `again-${name}`, mimeType: "text/plain", buffer };
      await screen.open(file);
      assert.equal(table(await screen.sfenAtEnd()), table(final), `again, as ${format}`);
      assert.equal(await screen.ply(), count, `again, as ${format}`);
    } catch (error) {
      failures.push(`${path}, ${format}: ${error.message}`);
    }
  }
  assert.deepEqual(failures, []);
});

test("#/record during a game shows it as it stands now", async (t) => {
  const board = await app.game(t);
  const { page } = board;
  const screen = new RecordScreen(page, app.url);
  const go = (fragment) => page.evaluate((fragment) => (location.hash = fragment), fragment);
  const shows = async (moves) => {
    await go("#/record");
    await screen.root.waitFor();
    // The first row is the start.
    await screen.rows().nth(moves).waitFor();
    assert.equal(await screen.rows().count(), moves + 1);
  };
  // The first move has the record kept.
  await board.move("7g7f");
  await page.waitForFunction(async () => (await indexedDB.databases()).some(({ name }) => name === "komadai"));
  await board.move("3c3d");
  await shows(2);
  // The screen is as it was left, until the game goes on.
  await screen.walk("last");
  await go("#/play");
  await board.root.waitFor();
  await shows(2);
  assert.equal(await screen.ply(), 2);
  await go("#/play");
  await board.move("2g2f");
  await shows(3);
  // A record that was opened stays.
  await screen.open({ name: "other.usi", mimeType: "text/plain", buffer: Buffer.from("position startpos moves 2g2f") });
  await go("#/play");
  await board.move("8c8d");
  await shows(1);
});

test("that an address is copied is shown for some seconds, and as long as it is pointed at", async (t) => {
  const context = await app.context(t, { permissions: ["clipboard-read", "clipboard-write"] });
  const screen = new RecordScreen(await context.newPage(), app.url);
  await screen.go("usen=~0.6y236e7ku");
  await screen.tool("save");
  await screen.action("share").click();
  const notice = screen.page.locator("[data-notice=opened]");
  await notice.waitFor();
  await notice.hover();
  await screen.page.waitForTimeout(7_000);
  assert.equal(await notice.count(), 1);
  await screen.page.mouse.move(1, 1);
  await notice.waitFor({ state: "detached" });
});
