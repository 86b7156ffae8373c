// The new-game form, filled in as a person would.
import assert from "node:assert/strict";
import { test } from "node:test";
import { useApp } from "./harness/app.mjs";
import { Board } from "./harness/board.mjs";

const app = useApp();

async function form(board) {
  await board.page.locator("[data-action=new-game]").first().click();
  await board.page.locator("dialog[open]").waitFor();
  return (name) => board.page.locator(`dialog[open] [name="${name}"]`);
}

const begin = (board) => board.page.locator("[data-action=begin]").click();

test("a time control of one's own: a minute, and five seconds for each move", async (t) => {
  const board = await app.game(t);
  const field = await form(board);
  await field("black-time").selectOption("custom");
  const numbers = { "main-minutes": 1, "main-seconds": 0, byoyomi: 0, extra: 0, "extra-periods": 0, increment: 5 };
  for (const [name, number] of Object.entries(numbers)) {
    await field(`black-${name}`).fill(`${number}`);
  }
  await begin(board);
  assert.equal(await board.clock("black").getAttribute("data-seconds"), "60");
  await board.move("7g7f");
  const left = Number(await board.clock("black").getAttribute("data-seconds"));
  assert.ok(left > 60 && left <= 65, `${left} seconds left after the first move`);
});

test("a handicap: White has fewer pieces and moves first", async (t) => {
  const board = await app.game(t);
  const field = await form(board);
  await field("start").selectOption("two-pieces");
  await begin(board);
  await board.page.locator("dialog[open]").waitFor({ state: "detached" });
  assert.equal(
    await board.sfen(),
    "lnsgkgsnl/9/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1",
  );
  await board.move("4a3b");
  assert.ok((await board.sfen()).endsWith(" b - 2"));
});

test("a position with faults is refused, and every fault is named", async (t) => {
  const board = await app.game(t);
  const before = await board.sfen();
  const field = await form(board);
  await field("start").selectOption("sfen");
  await field("sfen").fill("4k4/9/4p4/4p4/9/9/9/9/9 b 19P 1");
  await begin(board);
  const faults = board.page.locator("dialog[open] [role=alert]");
  await faults.filter({ hasText: "king" }).waitFor();
  const text = await faults.innerText();
  for (const word of ["pawns", "king", "nifu"]) assert.ok(text.includes(word), `${word}: ${text}`);
  await board.page.keyboard.press("Escape");
  assert.equal(await board.sfen(), before);
});

// Five pawns that fall as they are told: `+` as a tokin, `P` as a pawn.
const falls = (page, pawns) =>
  page.addInitScript((pawns) => {
    let next = 0;
    Math.random = () => (pawns[next++ % pawns.length] === "P" ? 0.1 : 0.9);
  }, pawns);

for (const [pawns, said, black, white] of [
  ["PP+P+", "3 pawns, 2 tokin: Black is Anna.", "Anna", "Bo"],
  ["+P+++", "1 pawn, 4 tokin: Black is Bo.", "Bo", "Anna"],
]) {
  test(`furigoma: ${said}`, async (t) => {
    const page = await app.page(t, { reducedMotion: "reduce" });
    await falls(page, pawns);
    const board = new Board(page, app.url);
    await board.open();
    const field = await form(board);
    await field("black-name").fill("Anna");
    await field("white-name").fill("Bo");
    await page.locator("[data-action=toss]").click();
    await page.getByRole("status").filter({ hasText: said }).waitFor();
    const fallen = await page
      .locator(".furigoma-pawn")
      .evaluateAll((pawns) => pawns.map(({ dataset }) => dataset.piece));
    assert.deepEqual(fallen, [...pawns].map((pawn) => (pawn === "P" ? "P" : "+P")));
    const moves = await page
      .locator(".furigoma-pawn")
      .first()
      .evaluate((pawn) => pawn.getAnimations().length);
    assert.equal(moves, 0);
    assert.equal(await field("black-name").inputValue(), black);
    assert.equal(await field("white-name").inputValue(), white);
    await begin(board);
    await page.locator("[data-seat=black]").filter({ hasText: black }).waitFor();
  });
}

test("a handicap needs no furigoma", async (t) => {
  const board = await app.game(t);
  const field = await form(board);
  await board.page.locator("[data-action=toss]").waitFor();
  await field("start").selectOption("two-pieces");
  await board.page.locator("[data-action=toss]").waitFor({ state: "detached" });
});
