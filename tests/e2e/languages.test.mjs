// The languages of the page: each a part that is loaded when it is chosen.
import assert from "node:assert/strict";
import { test } from "node:test";
import { controlled, useApp } from "./harness/app.mjs";
import { Board } from "./harness/board.mjs";
import { longTest } from "./harness/long.mjs";
import { press } from "./harness/play.mjs";
import { RecordScreen } from "./harness/record.mjs";
import { serve } from "./harness/server.mjs";
import { openSettings } from "./harness/settings.mjs";

const app = useApp();

// What the button that begins a game says.
const NEW_GAME = {
  en: "New game",
  ja: "新しい対局",
  it: "Nuova partita",
  ro: "Partidă nouă",
  sv: "Nytt parti",
};

const lang = (page) => page.locator("html").getAttribute("lang");
const newGame = (page, tag) =>
  page.locator("[data-action=new-game]").filter({ hasText: NEW_GAME[tag] });

async function choose(page, tag) {
  const dialog = page.locator("[data-dialog=settings][open]");
  if ((await dialog.count()) === 0) await openSettings(page);
  await dialog.locator("select[name=language]").selectOption(tag);
}

// The page in a language, with everything said in it.
async function speaks(page, tag) {
  await newGame(page, tag).waitFor({ state: "attached" });
  assert.equal(await lang(page), tag);
}

test("each language is chosen without loading the page again, and kept", async (t) => {
  const page = await app.page(t);
  await new Board(page, app.url).open();
  await page.evaluate(() => (window.stays = true));
  // Ranks are named as the texts name them.
  const ranks = page.locator("main .ranks").first();
  for (const tag of ["ja", "it", "ro", "sv", "en"]) {
    await choose(page, tag);
    await speaks(page, tag);
    assert.equal(await ranks.textContent(), tag === "ja" ? "一二三四五六七八九" : "abcdefghi");
    assert.equal(await page.locator("select[name=language]").inputValue(), tag);
  }
  assert.ok(await page.evaluate(() => window.stays));

  await choose(page, "sv");
  await speaks(page, "sv");
  await page.reload();
  await speaks(page, "sv");
  await choose(page, "it");
  const options = page.locator("select[name=language] option");
  assert.deepEqual(await options.allTextContents(), [
    "English",
    "日本語",
    "Italiano",
    "Română",
    "Svenska",
  ]);
});

test("the page starts in the browser's language, and shows no other before", async (t) => {
  for (const [locale, tag] of [
    ["ja-JP", "ja"],
    ["it-CH", "it"],
    ["ro-RO", "ro"],
    ["sv-FI", "sv"],
    ["en-GB", "en"],
    ["fr-FR", "en"],
  ]) {
    const page = await app.page(t, { locale });
    await page.addInitScript(() => {
      window.said = new Set();
      new MutationObserver(() => {
        const button = document.querySelector("[data-action=new-game]");
        if (button?.textContent) window.said.add(button.textContent);
      }).observe(document, { childList: true, subtree: true, characterData: true });
    });
    await new Board(page, app.url).open();
    await speaks(page, tag);
    assert.deepEqual(await page.evaluate(() => [...window.said]), [NEW_GAME[tag]]);
    await page.close();
  }
});

test("moves, pieces and rules are said in the language", async (t) => {
  const board = await app.game(t, {}, { locale: "it-IT" });
  const { page } = board;
  await board.move("7g7f");
  const said = page.locator("[role=status]").filter({ hasText: "pedone in 7f" });
  await said.first().waitFor({ state: "attached" });
  const square = page.locator("[data-square='7f']");
  assert.match(await square.getAttribute("aria-label"), /^7f, pedone del Nero/);
  await press(page, "rules");
  const rules = page.locator("[data-dialog=rules][open]");
  await rules.filter({ hasText: "Regole" }).waitFor();
});

longTest("with the server gone, every language can be chosen and started in", async (t) => {
  const server = await serve();
  t.after(() => server.stop());
  const page = await app.page(t, { serviceWorker: true });
  await new Board(page, server.url).open();
  await controlled(page);
  await server.stop();

  for (const tag of ["ja", "it", "ro", "sv"]) {
    await choose(page, tag);
    await speaks(page, tag);
    await page.reload();
    await speaks(page, tag);
  }
});

// Without a service worker, which would have the parts already.
async function visit(t, locale) {
  const context = await app.context(t, { locale });
  const page = await context.newPage();
  await page.route("**/later/*-it.wasm", (route) => route.abort());
  await new Board(page, app.url).open();
  return page;
}

test("a language that cannot be had is not taken, and can be asked for again", async (t) => {
  const page = await visit(t, "en-US");
  await choose(page, "it");
  const notice = page.locator("dialog.crash[open]");
  await notice.filter({ hasText: "could not be loaded" }).waitFor();
  assert.equal(await lang(page), "en");
  await notice.getByRole("button").click();

  await page.unroute("**/later/*-it.wasm");
  await openSettings(page);
  assert.equal(await page.locator("select[name=language]").inputValue(), "en");
  await choose(page, "it");
  await speaks(page, "it");
});

test("a page whose language cannot be had starts in English and says so", async (t) => {
  const page = await visit(t, "it-IT");
  await speaks(page, "en");
  await page.locator("dialog.crash[open]").filter({ hasText: "could not be loaded" }).waitFor();

  await page.unroute("**/later/*-it.wasm");
  await page.reload();
  await speaks(page, "it");
});

test("messages that stay follow the language", async (t) => {
  const board = await app.game(t, { rules: "standard,draw-by-agreement=on" });
  const { page } = board;
  await press(page, "offer-draw");
  await press(page, "refuse-draw");
  const claim = page.locator(".claims-text");
  await claim.filter({ hasText: "White wants to play on" }).waitFor();

  const go = (fragment) => page.evaluate((fragment) => (location.hash = fragment), fragment);
  const screen = new RecordScreen(page, app.url);
  await go("#/record");
  await screen.root.waitFor();
  await screen.open({ name: "a.kif", mimeType: "text/plain", buffer: Buffer.from("手合割：平手\n1 ７六歩(77)\n2 ９九玉(11)\n") });
  const opened = page.locator("[data-notice=opened]");
  const english = await opened.innerText();
  await go("#/play");
  await page.locator("main.play").waitFor();
  await page.keyboard.press("/");
  await page.locator("[name=move]").fill("nothing");
  await page.keyboard.press("Enter");
  const fault = page.locator(".typing-fault");
  await fault.filter({ hasText: "Not a valid move" }).waitFor();

  await choose(page, "ja");
  await speaks(page, "ja");
  await claim.filter({ hasText: "指し続けます" }).waitFor();
  await fault.filter({ hasText: "指し手として読めません" }).waitFor();
  await page.keyboard.press("Escape");
  await go("#/record");
  await screen.root.waitFor();
  for (const line of english.split("\n").filter(Boolean)) {
    assert.ok(!(await opened.innerText()).includes(line), line);
  }
});
