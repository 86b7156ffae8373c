// The installed app: what the browser says of the manifest, files opened with it, and what other
// programs share.
import assert from "node:assert/strict";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { test } from "node:test";
import { controlled, useApp } from "./harness/app.mjs";
import { Board } from "./harness/board.mjs";
import { RecordScreen } from "./harness/record.mjs";
import { copyOfDist } from "./harness/releases.mjs";
import { serve } from "./harness/server.mjs";

const app = useApp({ serviceWorker: true, whole: true });
const KIF = "手合割：平手\n   1 ７六歩(77)\n   2 ３四歩(33)\n   3 ２六歩(27)\n";

async function opened(t, url = app.url) {
  const page = await app.page(t);
  const board = new Board(page, url);
  await board.open();
  await controlled(page);
  return { page, board };
}

// Width and height of a PNG, as the manifest says them.
async function sizeOf(file) {
  const bytes = await readFile(file);
  assert.equal(bytes.subarray(1, 4).toString(), "PNG");
  return `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`;
}

test("the browser finds the app installable, and its pictures are as they are said to be", async (t) => {
  const { page } = await opened(t);
  const session = await page.context().newCDPSession(page);
  const { errors, data } = await session.send("Page.getAppManifest");
  assert.deepEqual(errors, []);
  const { installabilityErrors } = await session.send("Page.getInstallabilityErrors");
  assert.deepEqual(
    installabilityErrors.filter(({ errorId }) => errorId !== "in-incognito"),
    [],
  );
  const manifest = JSON.parse(data);
  assert.ok(manifest.id);
  for (const { src, sizes } of [...manifest.icons, ...manifest.screenshots]) {
    assert.equal(await sizeOf(join(app.server.dir, src)), sizes, src);
  }
  assert.ok(manifest.icons.some(({ purpose }) => purpose === "maskable"));
  for (const { url } of manifest.shortcuts) {
    await page.goto(new URL(url, app.url).href);
    await page.locator("[data-board]:visible, main.timer").first().waitFor();
    assert.equal(await page.locator("[data-notice=address]").count(), 0);
  }
});

test("a file is opened with the installed app, more than once", async (t) => {
  const page = await app.page(t);
  await page.addInitScript(() => {
    const value = { setConsumer: (consumer) => (window.launch = consumer) };
    Object.defineProperty(window, "launchQueue", { value });
  });
  await new Board(page, app.url).open();
  const launch = (name, text) =>
    page.evaluate(
      ([name, text]) => window.launch({ files: [{ getFile: async () => new File([text], name) }] }),
      [name, text],
    );
  const record = new RecordScreen(page, app.url);
  await launch("third move.kif", KIF);
  await record.toldOf("third move.kif");
  // Several come into the list of games.
  const files = [["a.kif", KIF], ["b.csa", "V2.2\nPI\n+\n+2726FU\n"], ["c.csa", "V2.2\nPI\n+\n+5756FU\n"]];
  await page.evaluate((files) => window.launch({
    files: files.map(([name, text]) => ({ getFile: async () => new File([text], name) })),
  }), files);
  await page.locator("[data-import=idle] .shelf-told", { hasText: "2 games imported. 1 game was here already." }).waitFor();
  await launch("次.csa", "V2.2\nPI\n+\n+7776FU\n-8384FU\n+2726FU\n-8485FU\n");
  await record.toldOf("次.csa");
  assert.match(await record.root.locator("[data-sfen]").getAttribute("data-sfen"), /^lnsgkgsnl/);
});

test("what other programs share is answered by the service worker: a file, a text, an address", async (t) => {
  const dir = await copyOfDist(t, app.server.dir);
  const form = '<form action="share" method="post" enctype="multipart/form-data"><input type="file" name="record"><textarea name="text"></textarea><input name="url"><button>Share</button></form>';
  await writeFile(join(dir, "sharer.html"), `<!doctype html><link rel=icon href=data:,>${form}`);
  const server = await serve({ dir });
  t.after(() => server.stop());
  const { page } = await opened(t, server.url);
  const record = new RecordScreen(page, server.url);

  const sharing = () => page.goto(`${server.url}sharer.html`);
  const share = () => page.locator("button").click();
  await sharing();
  const file = { name: "棋譜.kif", mimeType: "text/plain", buffer: Buffer.from(KIF) };
  await page.locator("[name=record]").setInputFiles(file);
  await share();
  await record.toldOf("棋譜.kif");

  await sharing();
  await page.locator("[name=text]").fill(KIF);
  await share();
  await record.toldOf("Shared text");

  await sharing();
  await page.locator("[name=url]").fill(`${server.url}#/play?moves=7g7f`);
  await share();
  const board = new Board(page, server.url);
  await board.root.waitFor();
  assert.deepEqual(await board.piece("7f"), { piece: "P", color: "black" });
});
