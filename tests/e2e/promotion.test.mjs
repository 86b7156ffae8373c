// The question of promotion stays inside the smallest window: at the edges, where it has the
// least room, and in the middle.
import assert from "node:assert/strict";
import { test } from "node:test";
import { useApp } from "./harness/app.mjs";

const app = useApp();
const WINDOW = { width: 320, height: 568 };
const FILES = [1, 5, 9];

// A rook alone on its file, three ranks away from promoting by itself; both kings are on
// the edge behind it, out of its lines.
function rookGame(file, color) {
  const [black, white] = file === 9 ? [2, 4] : [9, 7];
  const row = (pieces) => {
    let text = "";
    for (let f = 9, empty = 0; f >= 0; f -= 1) {
      if (f > 0 && !pieces[f]) {
        empty += 1;
        continue;
      }
      text += (empty || "") + (pieces[f] ?? "");
      empty = 0;
    }
    return text;
  };
  const kings = { [black === file ? black - 1 : black]: "K", [white === file ? white - 1 : white]: "k" };
  const rook = row({ [file]: color === "black" ? "R" : "r" });
  return color === "black"
    ? `9/9/9/${rook}/9/9/9/9/${row(kings)} b - 1`
    : `${row(kings)}/9/9/9/9/${rook}/9/9/9 w - 1`;
}

test("promotion prompts are inside a window of 320 by 568", { timeout: 300_000 }, async (t) => {
  const board = await app.game(t, {}, { viewport: WINDOW });
  const { page } = board;
  for (const flipped of [false, true]) {
    if (flipped) await page.locator("[data-action=flip]").click();
    for (const color of ["black", "white"]) {
      const [from, ranks] = color === "black" ? ["d", "abc"] : ["f", "ghi"];
      for (const file of FILES) {
        await board.open({ sfen: rookGame(file, color) });
        await board.square(`${file}${from}`).and(page.locator(`[data-color=${color}]`)).waitFor();
        for (const rank of ranks) {
          const where = `${file}${rank}, ${color}, ${flipped ? "flipped" : "upright"}`;
          await board.clickSquare(`${file}${from}`);
          await board.clickSquare(`${file}${rank}`);
          await board.prompt("yes").waitFor();
          const [yes, no] = await Promise.all(
            ["yes", "no"].map((answer) => board.prompt(answer).boundingBox()),
          );
          for (const { x, y, width, height } of [yes, no]) {
            assert.ok(x >= 0 && y >= 0, `${where}: begins inside`);
            assert.ok(x + width <= WINDOW.width && y + height <= WINDOW.height, `${where}: ends inside`);
          }
          const moverIsNear = (color === "black") !== flipped;
          assert.equal(yes.y > no.y, moverIsNear, `${where}: the promoted face is nearer`);
          await page.keyboard.press("Escape");
          await board.prompt("yes").waitFor({ state: "detached" });
        }
      }
    }
  }
});
