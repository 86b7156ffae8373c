// A whole game as a screen reader has it: what the live regions say, move by move, politely;
// and what the accessibility tree calls the board, the hands and the squares.
import assert from "node:assert/strict";
import { test } from "node:test";
import { useApp } from "./harness/app.mjs";
import { Board } from "./harness/board.mjs";

const app = useApp();
const SFEN = "6nk1/5Gp2/9/8P/7p1/9/1P7/1B5R1/4K4 b GP 1";

// The squares of each move, the key that answers the question, and what is heard.
const GAMES = {
  "en-US": [
    [["P*", "1c"], "", "Nifu: there is already a pawn on this file, on 1d."],
    [["1d", "1c"], "Enter", "Black: pawn to 1c and promotes."],
    [["2e", "2f"], "", "White: pawn to 2f."],
    [["2h", "2f"], "", "Black: rook takes on 2f. White is in check."],
    [["2a", "1a"], "", "The piece on 8h could take the king."],
    [["3a", "2c"], "", "White: knight to 2c."],
    [["P*", "1a"], "", "A pawn dropped here could never move again."],
    [["G*", "1b"], "", "Black: gold dropped on 1b. White is in check.", "Black wins by checkmate."],
  ],
  "ja-JP": [
    [["P*", "1c"], "", "二歩です。１四に自分の歩があります。"],
    [["1d", "1c"], "Enter", "先手 １三歩成。"],
    [["2e", "2f"], "", "後手 ２六歩。"],
    [["2h", "2f"], "", "先手 同飛。 後手に王手。"],
    [["2a", "1a"], "", "８八の駒に玉を取られます。"],
    [["3a", "2c"], "", "後手 ２三桂。"],
    [["P*", "1a"], "", "行き所のない歩は打てません。"],
    [["G*", "1b"], "", "先手 １二金打。 後手に王手。", "詰みにより先手の勝ちです。"],
  ],
};

// What is found in the tree at the end.
const NAMES = {
  "en-US": [
    'grid "Shogi board"',
    'gridcell "2a, White king, in check"',
    'gridcell "1b, Black gold, last move"',
    'gridcell "1c, Black tokin"',
    'toolbar "Black’s hand"',
    'button "Black pawn, 2 in hand"',
  ],
  "ja-JP": [
    'grid "将棋盤"',
    'gridcell "２一 後手の玉 王手されています"',
    'gridcell "１二 先手の金 直前の手"',
    'gridcell "１三 先手のと金"',
    'toolbar "先手の持ち駒"',
    'button "先手の歩 持ち駒2枚"',
  ],
};

// Writes down what is said, in the order it comes, and whatever is not polite.
const listen = () => {
  window.heard = [];
  const live = "[role=status], [role=alert], [role=log], [aria-live]";
  const last = new Map();
  new MutationObserver(() => {
    for (const region of document.querySelectorAll(live)) {
      const text = region.textContent.trim();
      const rude = region.matches("[role=alert], [aria-live=assertive]") ? "! " : "";
      if (region.checkVisibility() && text && last.get(region) !== text) window.heard.push(rude + text);
      last.set(region, text);
    }
  }).observe(document, { childList: true, characterData: true, subtree: true });
};

// Goes to each place by its keys: a square's file and rank, a piece in hand by its letter.
async function go(page, places, answer) {
  for (const place of places) {
    for (const key of place.replace("*", "").toLowerCase()) await page.keyboard.press(key);
    await page.keyboard.press("Enter");
  }
  if (answer) {
    await page.locator("[data-promote=yes]").waitFor();
    await page.keyboard.press(answer);
  }
}

for (const [locale, steps] of Object.entries(GAMES)) {
  test(`a game is followed by ear: ${locale}`, async (t) => {
    const page = await app.page(t, { locale });
    await page.addInitScript(listen);
    // The lessons about these illegal moves were offered before.
    await page.addInitScript(() => localStorage.setItem("komadai.lessons.offered", "two-pawns own-king-in-check no-move-left"));
    const board = new Board(page, app.url);
    await board.open({ sfen: SFEN });
    await page.locator("[data-square][tabindex='0']").focus();
    await page.evaluate(() => window.heard.splice(0));
    for (const [places, answer, ...expected] of steps) {
      await go(page, places, answer);
      await page.waitForFunction((count) => window.heard.length >= count, expected.length);
      // What is said at the same time has no order.
      const heard = await page.evaluate(() => window.heard.splice(0));
      assert.deepEqual(heard.sort(), expected.sort());
    }
    await page.locator("[data-outcome='black:mate']").waitFor();
    const tree = await page.locator("main").ariaSnapshot();
    for (const name of NAMES[locale]) assert.ok(tree.includes(name), `${name} is in\n${tree}`);
  });
}
