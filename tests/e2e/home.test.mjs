// From the home screen to a game, a record and the clock, each in at most three choices; the
// menu, the browser's history, and what has the focus.
import assert from "node:assert/strict";
import { fileURLToPath } from "node:url";
import { test } from "node:test";
import { useApp } from "./harness/app.mjs";
import { Board } from "./harness/board.mjs";
import { longTest } from "./harness/long.mjs";
import { RecordScreen } from "./harness/record.mjs";

const app = useApp();
const PHONE = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true };
const GAME = fileURLToPath(new URL("fixtures/screens.kifu", import.meta.url));

const action = (page, name) => page.locator(`[data-action="${name}"]`);
const screen = (page, name) => page.locator(`.app[data-screen="${name}"]`);
const goTo = (page, fragment) => page.evaluate((fragment) => (location.hash = fragment), fragment);
const hashIs = (page, hash) => page.waitForFunction((hash) => location.hash === hash, hash);

async function home(t, options) {
  const page = await app.page(t, options);
  await page.goto(app.url);
  await page.locator("main.home").waitFor();
  return { page, board: new Board(page, app.url, { touch: options?.hasTouch }) };
}

async function tabTo(page, selector) {
  for (let steps = 0; steps < 60; steps += 1) {
    if (await page.evaluate((selector) => document.activeElement?.matches(selector), selector)) return;
    await page.keyboard.press("Tab");
  }
  assert.fail(`no way to ${selector} by Tab`);
}

// A first game on a phone.
async function firstGame(t) {
  const { page, board } = await home(t, PHONE);
  await action(page, "first-game").tap();
  await board.root.waitFor();
  return { page, board };
}

// Plays what the page advises, for so many turns or to the end; returns how the game has ended.
async function playAsAdvised({ page, board }, turns) {
  let outcome = null;
  for (let turn = 0; turn < turns && !outcome; turn += 1) {
    await action(page, "hint").tap();
    const answer = page.locator("[data-hint]");
    await answer.waitFor();
    await board.move(await answer.getAttribute("data-hint"));
    await page.waitForFunction(() => {
      const turn = document.querySelector("[data-board]").dataset.sfen.split(" ")[1];
      return turn === "b" || document.querySelector("[data-outcome]");
    });
    outcome = await board.outcome();
  }
  return outcome;
}

test("by touch: a first game is one press away, with help and advice", async (t) => {
  const { page, board } = await firstGame(t);
  assert.equal(await page.locator("[data-seat=white] .seat-name").innerText(), "Komadai Lv1");
  assert.ok(!(await page.locator("[data-clock]").first().isVisible()), "no clock");
  assert.ok(await page.evaluate(() => document.documentElement.hasAttribute("data-signs")), "help on the pieces");
  assert.equal(await playAsAdvised({ page, board }, 3), null);
  // The marks of movement are for the game; in lessons they would give the answers away.
  await goTo(page, "/");
  await page.locator("main.home [data-action=learn]").tap();
  await page.locator("main.learn:not(.learn-message)").waitFor();
  await page.locator("html:not([data-signs])").waitFor();
});

longTest("by touch: a first game is won by doing what the page advises, and is reviewed", { timeout: 600_000 }, async (t) => {
  const { page, board } = await firstGame(t);
  assert.match(`${await playAsAdvised({ page, board }, 90)}`, /^black:(mate|resignation|declaration)/);
  await page.locator(".status-text").getByText("You won!").waitFor();
  // The review begins at once.
  await action(page, "review").tap();
  await page.locator("main.record[data-sheet=analysis] [data-progress]:not(:empty)").waitFor();
});

test("Play in the menu asks a first visitor what to play, and then leads to the game", async (t) => {
  const { page, board } = await home(t, PHONE);
  await page.locator("[data-nav=play]").tap();
  const form = page.locator("dialog[data-dialog=new-game][open]");
  await form.waitFor();
  assert.ok(await form.locator("[name=opponent][value=computer]").isChecked());
  await action(page, "begin").tap();
  await form.waitFor({ state: "detached" });
  assert.equal(await page.locator("[data-seat=white] .seat-name").innerText(), "Komadai Lv1");
  await action(page, "menu").tap();
  await page.locator("[data-nav=home]").tap();
  await page.locator("main.home").waitFor();
  await page.locator("[data-nav=play]").tap();
  await board.root.waitFor();
  assert.equal(await form.count(), 0);
});

test("by keys: level and side are chosen, and the board has the focus when the game begins", async (t) => {
  const { page, board } = await home(t);
  await tabTo(page, "[name=home-level]");
  await page.keyboard.press("ArrowRight");
  await tabTo(page, "[name=home-side]");
  await page.keyboard.press("ArrowRight");
  await tabTo(page, "[data-action=play-computer]");
  await page.keyboard.press("Enter");
  await board.root.waitFor();
  assert.equal(await page.locator("[data-seat=black] .seat-name").innerText(), "Komadai Lv2");
  await page.waitForFunction(() => document.querySelector("[data-board]").dataset.sfen.split(" ")[1] === "w");
  await page.keyboard.type("33");
  await page.locator("[data-square='3c']:focus").waitFor();
  await page.keyboard.press("Enter");
  await page.keyboard.type("34");
  await board.changed(() => page.keyboard.press("Enter"));
});

test("by mouse: two players begin, and the game is found again at home", async (t) => {
  const { page, board } = await home(t);
  await action(page, "two-players").click();
  await board.move("7g7f");
  await page.locator("[data-nav=home]").click();
  await page.locator(".home-first", { hasText: "Your game" }).waitFor();
  // Another game takes its place, and it can be gone back to.
  await action(page, "play-computer").click();
  await page.locator("[data-notice=earlier]").waitFor();
  assert.match(await board.sfen(), / b - 1$/);
  await action(page, "earlier").click();
  await page.waitForFunction(() => document.querySelector("[data-board]").dataset.sfen.endsWith(" w - 2"));
});

test("the form with all choices is there too", async (t) => {
  const { page } = await home(t);
  await action(page, "set-up-game").click();
  await page.locator("[data-dialog=new-game][open] [data-action=begin]").waitFor();
});

test("a file is opened from home, and analysed", async (t) => {
  for (const options of [undefined, PHONE]) {
    const { page } = await home(t, options);
    const chooser = page.waitForEvent("filechooser");
    await action(page, "open").click();
    await (await chooser).setFiles(GAME);
    const record = new RecordScreen(page, app.url);
    await record.toldOf("screens.kifu");
    // It is saved, and has an address.
    await page.waitForURL(/#\/record\?id=[0-9a-f]{32}$/);
    await record.tool("analyse");
    await page.locator("[data-line='1']:not([hidden]) .line-move").first().waitFor();
  }
});

test("a record is pasted at home", async (t) => {
  const { page } = await home(t);
  await action(page, "open").waitFor();
  const paste = (text) =>
    page.evaluate((text) => {
      const data = new DataTransfer();
      data.setData("text/plain", text);
      window.dispatchEvent(new ClipboardEvent("paste", { clipboardData: data }));
    }, text);
  // What is no record is named where it was pasted.
  const refused = page.locator(".home-refused");
  await paste("Dear reader");
  await refused.getByText("no record in a format that is known").waitFor();
  await paste("https://example.org/games/1");
  await refused.getByText("this is a web address").waitFor();
  assert.equal(new URL(page.url()).hash, "");
  await paste("手合割：平手\n   1 ７六歩(77)\n   2 ３四歩(33)\n");
  await page.locator("main.record [role=treeitem]").nth(2).waitFor();
});

test("where the clipboard cannot be read, there is a field to paste into", async (t) => {
  const { page } = await home(t, PHONE);
  await page.evaluate(() => {
    navigator.clipboard.readText = () => Promise.reject(new DOMException("", "NotAllowedError"));
  });
  await action(page, "paste").tap();
  const field = page.locator("#home-pasted");
  await page.locator("#home-pasted:focus").waitFor();
  await action(page, "open-pasted").tap();
  await page.keyboard.insertText("position startpos moves 2g2f 8c8d");
  assert.equal(await field.inputValue(), "position startpos moves 2g2f 8c8d");
  await action(page, "open-pasted").tap();
  await page.locator("main.record [role=treeitem]").nth(2).waitFor();
});

test("the clock runs after three choices, on a phone too", async (t) => {
  const { page } = await home(t);
  await page.locator("[data-nav=clock]").click();
  await action(page, "run").click();
  await page.locator("main.timer [data-running]").first().waitFor();

  const phone = (await home(t, PHONE)).page;
  await action(phone, "more-screens").tap();
  await phone.locator("[data-nav=clock]").tap();
  await action(phone, "run").tap();
  await phone.locator("main.timer [data-running]").first().waitFor();
});

longTest("the history goes back through the screens; each has a title and is found again by a reload", async (t) => {
  const { page } = await home(t);
  const steps = [
    ["play", "#/play", "Play – Komadai", "main.play"],
    ["games", "#/games", "Games – Komadai", "main.games h1"],
    ["analyse", "#/analyse", "Analyse – Komadai", "main.record [data-analysis]"],
    ["clock", "#/clock", "Clock – Komadai", "main.timer"],
  ];
  for (const [name, hash, title, shown] of steps) {
    await page.locator(`[data-nav=${name}]`).click();
    await page.locator(shown).first().waitFor();
    await hashIs(page, hash);
    assert.equal(await page.title(), title);
    await page.locator(`[data-nav=${name}][aria-current=page]`).waitFor();
    await page.reload();
    await page.locator(shown).first().waitFor();
    assert.equal(await page.title(), title);
  }
  for (const [, hash, , shown] of steps.toReversed().slice(1)) {
    await page.goBack();
    await hashIs(page, hash);
    await page.locator(shown).first().waitFor();
  }
  await page.goBack();
  await page.locator("main.home").waitFor();
  assert.equal(await page.title(), "Komadai");
});

test("the focus goes to the heading or the board of the screen that is gone to", async (t) => {
  const { page, board } = await home(t);
  await action(page, "play-computer").click();
  await board.root.waitFor();
  await page.locator("[data-nav=games]").click();
  await page.locator("main.games h1:focus").waitFor();
  await page.locator("[data-nav=play]").click();
  await page.locator("[data-square]:focus").waitFor();
  await page.locator("[data-nav=home]").click();
  await page.locator("main.home h1:focus").waitFor();
  // What is said while the course is loaded gives the focus to the list.
  await page.locator("[data-nav=learn]").focus();
  await page.keyboard.press("Enter");
  await page.locator("main.learn:not(.learn-message) h1:focus").waitFor();
  await page.locator("[data-nav=home]").click();
  await page.locator("main.home h1:focus").waitFor();
  // The first stop of the page leads past the menu.
  await page.reload();
  await page.locator("main.home").waitFor();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await page.locator("main.home h1:focus").waitFor();
});

test("on a phone the menu is away during a game, and one touch brings it back", async (t) => {
  const { page, board } = await home(t, PHONE);
  const menu = page.locator(".app-menu");
  assert.ok(await menu.isVisible());
  await goTo(page, "/play");
  await board.root.waitFor();
  await menu.waitFor({ state: "hidden" });
  await action(page, "welcomed").tap();
  const before = await board.root.boundingBox();
  await action(page, "menu").tap();
  await page.locator("[data-nav=home]:focus").waitFor();
  assert.deepEqual(await board.root.boundingBox(), before, "the board stays where it is");
  await page.keyboard.press("Escape");
  await menu.waitFor({ state: "hidden" });
  await page.locator("[data-action=menu]:focus").waitFor();
  // The settings, opened from there, give the focus back.
  await action(page, "menu").tap();
  await action(page, "settings").tap();
  await page.locator("[data-dialog=settings][open]").waitFor();
  await page.keyboard.press("Escape");
  await page.locator("[data-action=menu]:focus").waitFor();
  await action(page, "menu").tap();
  await page.touchscreen.tap(180, 100);
  await menu.waitFor({ state: "hidden" });
  await action(page, "menu").tap();
  await page.locator("[data-nav=games]").tap();
  await screen(page, "games").waitFor();
  assert.ok(await menu.isVisible());
});

test("all of home is in view at 360x640 and 1440x900, before and after a game", async (t) => {
  for (const viewport of [{ width: 360, height: 640 }, { width: 1440, height: 900 }]) {
    for (const locale of ["en-US", "ja-JP", "ro-RO"]) {
      const { page, board } = await home(t, { viewport, locale });
      const fits = async (when) => {
        await page.locator(".home-recent").waitFor({ state: "attached" });
        const [inside, outside] = await page.evaluate(() => [document.documentElement.scrollHeight, innerHeight]);
        assert.ok(inside <= outside, `${viewport.width} ${locale} ${when}: ${inside} of ${outside}`);
      };
      await fits("first visit");
      await action(page, "play-computer").click();
      await board.move("7g7f");
      await goTo(page, "/");
      await page.locator(".home-games li").first().waitFor({ state: "attached" });
      await fits("with a game");
    }
  }
});

test("an address of nothing leads home, and earlier addresses do what they did", async (t) => {
  const { page, board } = await home(t);
  await goTo(page, "/nowhere");
  await page.locator("main.home").waitFor();
  await goTo(page, "/play?moves=7g7f");
  await board.root.waitFor();
  assert.deepEqual(await board.piece("7f"), { piece: "P", color: "black" });
  await goTo(page, "/record?usen=~0.6y2.");
  await page.locator("main.record [role=treeitem]").nth(1).waitFor();
});
