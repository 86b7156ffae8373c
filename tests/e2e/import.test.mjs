// A player brings many games along: files, a folder, an archive; and the page is closed in the
// midst of it.
import assert from "node:assert/strict";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { useApp } from "./harness/app.mjs";
import { drop, kif as kifOf } from "./harness/files.mjs";
import { zip } from "./harness/zip.mjs";

const app = useApp();

const day = (number) => `2026/${1 + (number % 12)}/${1 + (number % 28)}`;
const kif = (number, moves = ["   1 ７六歩(77)", "   2 ３四歩(33)", "   3 投了"]) =>
  kifOf({ day: day(number), black: `Player ${number}`, white: "Rival", moves });
const files = (from, to) =>
  Object.fromEntries(Array.from({ length: to - from }, (_, index) => [`game ${from + index}.kif`, kif(from + index)]));

const reported = (page, text) =>
  page.locator("[data-import=idle] .shelf-told", { hasText: text }).waitFor({ timeout: 60_000 });
const count = (page, text) => page.locator(".shelf-count", { hasText: text }).waitFor();

test("three hundred files are dropped on the first screen, ten of them damaged", { timeout: 120_000 }, async (t) => {
  const page = await app.page(t);
  await page.goto(`${app.url}#/`);
  await page.locator("main.home .home-recent").waitFor();
  const damaged = Object.fromEntries(
    Array.from({ length: 10 }, (_, index) => [`damaged ${index}.kif`, `<html>no game ${index}`]));
  await drop(page, { ...files(0, 290), ...damaged });
  await page.locator("main.games").waitFor();
  await reported(page, "290 games imported.");
  await count(page, "290 games");
  const faults = page.locator(".import-faults");
  await faults.locator("summary", { hasText: "10 games could not be read" }).waitFor();
  assert.match(await faults.innerText(), /damaged 3\.kif: .*web page/);
  // The same game again, in another file, is not taken twice.
  await page.locator("[data-action=dismiss-import]").click();
  await drop(page, { "again.kif": kif(7), "new.kif": kif(400) });
  await reported(page, "1 game imported. 1 game was here already.");
  await page.locator("[name=words]").fill("Player 289");
  await count(page, "1 of 291 games");
  await page.locator("[data-game] a").click();
  await page.locator(".record-names", { hasText: "Player 289" }).waitFor();
});

test("a zip, a zip in it, a folder and several games in a file come in", { timeout: 120_000 }, async (t) => {
  const folder = await mkdtemp(join(tmpdir(), "komadai-import-"));
  t.after(() => rm(folder, { recursive: true }));
  const page = await app.page(t);
  await page.goto(`${app.url}#/games`);
  await page.locator("[data-action=import]").waitFor();
  const choose = async (action, chosen) => {
    const asking = page.waitForEvent("filechooser");
    await page.locator(`[data-action=${action}]`).click();
    await (await asking).setFiles(chosen);
  };
  const inner = zip({ "inner/a.kif": kif(10), "inner/b.kif": kif(11) });
  const csa = "V2.2\nN+Abe\nN-Baba\nPI\n+\n+7776FU\n%TORYO\n/\nV2.2\nN+Chiba\nN-Doi\nPI\n+\n+2726FU\n%TORYO\n";
  const outer = zip({ "対局/一.kif": kif(12), "more.zip": inner, "several.csa": csa, "__MACOSX/x": "?", "notes.pdf": "%PDF-1.4" });
  const torn = zip(files(50, 55)).subarray(0, 300);
  await choose("import", [
    { name: "collection.zip", mimeType: "application/zip", buffer: outer },
    { name: "torn.zip", mimeType: "application/zip", buffer: torn },
  ]);
  await reported(page, "5 games imported.");
  const faults = await page.locator(".import-faults").innerText();
  assert.match(faults, /collection\.zip\/notes\.pdf: /);
  assert.match(faults, /torn\.zip: It is damaged or encrypted/);
  assert.doesNotMatch(faults, /MACOSX/);
  await page.locator("[data-action=dismiss-import]").click();

  await mkdir(join(folder, "2026", "spring"), { recursive: true });
  await writeFile(join(folder, "2026", "one.kif"), kif(20));
  await writeFile(join(folder, "2026", "spring", "two.kif"), kif(21));
  await choose("import-folder", folder);
  await reported(page, "2 games imported.");
  await count(page, "7 games");
});

test("a page that is closed in the midst of an import has kept what was read", { timeout: 120_000 }, async (t) => {
  const context = await app.context(t);
  const page = await context.newPage();
  await page.goto(`${app.url}#/games`);
  await page.locator("[data-action=import]").waitFor();
  const all = files(0, 2_000);
  await drop(page, all);
  // Two batches are written.
  await page.waitForFunction(() => Number(/· ([\d,]+)/.exec(document.querySelector(".import .hint")?.textContent ?? "")?.[1]) > 250);
  await page.close();
  const next = await context.newPage();
  await next.goto(`${app.url}#/games`);
  await next.locator("[data-game]").first().waitFor();
  const kept = Number(/\d+/.exec(await next.locator(".shelf-count").innerText())[0]);
  assert.ok(kept >= 100 && kept < 2_000, `${kept} games`);
  await drop(next, all);
  await reported(next, `${2_000 - kept} games imported.`);
  await count(next, "2000 games");
});

test("a record comes from its address, and what is not given is told", async (t) => {
  // The browser reports the file that is not there.
  const page = await (await app.context(t)).newPage();
  const asked = [];
  // A site that gives its files to other pages, and a file that it does not have.
  await page.route("https://lishogi.org/**", (route) => {
    asked.push(route.request().headers());
    const headers = { "access-control-allow-origin": "*" };
    return route.request().url() === "https://lishogi.org/game/export/a1B2c3D4"
      ? route.fulfill({ headers, contentType: "text/plain", body: kif(3) })
      : route.fulfill({ headers, status: 404, body: "" });
  });
  await page.route("https://elsewhere.example/**", () => assert.fail("the policy allows no other site"));
  await page.goto(`${app.url}#/games`);
  const address = async (text) => {
    await page.locator("[data-action=import-address]").click();
    await page.locator("[data-dialog=address]", { hasText: "lishogi.org" }).waitFor();
    await page.locator("[name=address]").fill(text);
    await page.keyboard.press("Enter");
  };
  await address("https://lishogi.org/a1B2c3D4/gote#12");
  await reported(page, "1 game imported.");
  await page.locator(".shelf-names", { hasText: "Player 3" }).waitFor();
  assert.ok(asked.every((headers) => !headers.cookie && !headers.referer));
  await address("https://lishogi.org/z9Y8x7W6");
  await page.locator(".import-faults", { hasText: "The record was not fetched" }).waitFor();
  await address("https://elsewhere.example/a.kif");
  await page.locator(".import-faults", { hasText: "a.kif: The record was not fetched" }).waitFor();

  // On the record screen it is opened.
  await page.evaluate(() => (location.hash = "#/record"));
  await page.locator("main.record").waitFor();
  await page.evaluate(() => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", "https://lishogi.org/a1B2c3D4");
    document.body.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
  });
  await page.locator(".record-names", { hasText: "Player 3" }).waitFor();
});
