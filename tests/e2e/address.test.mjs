// Games set by the address.
import assert from "node:assert/strict";
import { test } from "node:test";
import { useApp } from "./harness/app.mjs";
import { testFirst } from "./harness/long.mjs";
import { newGame } from "./harness/play.mjs";
import { Board } from "./harness/board.mjs";

const app = useApp();
const START = "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1";

async function open(t, fragment) {
  const page = await app.page(t);
  const board = new Board(page, app.url);
  await page.goto(`${app.url}${fragment}`);
  await board.root.waitFor();
  return board;
}

test("moves with promotions, by hand-written escapes", async (t) => {
  const board = await open(t, "#/play?moves=7g7f+3c3d+8h2b%2B&black=human&white=human");
  assert.deepEqual(await board.piece("2b"), { piece: "+B", color: "black" });
  const spaced = await open(t, "#/play?moves=7g7f%203c3d%208h2b%2B");
  assert.equal(await spaced.sfen(), await board.sfen());
});

test("promoted pieces in the position", async (t) => {
  const board = await open(
    t,
    "#/play?sfen=lnsgkgsnl/1r5%2BB1/pppppp1pp/6p2/9/2P6/PP1PPPPPP/7R1/LNSGKGSNL+w+B+4",
  );
  assert.deepEqual(await board.piece("2b"), { piece: "+B", color: "black" });
  assert.equal((await board.hands("black")).B, 1);
  await board.move("3a2b");
});

test("a handicap and times of their own", async (t) => {
  const board = await open(t, "#/play?handicap=two-pieces&main=600&byoyomi=10&white-main=300");
  assert.match(await board.sfen(), /^lnsgkgsnl\/9\/ppppppppp\/.* w - 1$/);
  assert.equal(await board.clock("black").getAttribute("data-seconds"), "600");
  assert.equal(await board.clock("white").getAttribute("data-seconds"), "300");
  await board.move("3c3d");
});

for (const [index, [query, said]] of [
  ["main=ten", /main.*“ten”/],
  ["mian=600", /mian/],
  ["black=engine", /black.*“engine”/],
  ["sfen=9%2F9", /sfen.*rows/],
  ["moves=7g7f+3c3e", /move 2, 3c3e/],
  ["moves=7g7f+nonsense", /move 2, “nonsense”/],
  ["main=60&byoyomi=10&increment=5", /Byoyomi and increment/],
  ["moves=%FF", /%FF/],
].entries()) {
  testFirst(index)(`a bad address says what is wrong: ${query}`, async (t) => {
    const board = await open(t, `#/play?${query}`);
    const notice = board.page.locator("[data-notice=address]");
    await notice.waitFor();
    assert.match(await notice.innerText(), said);
    assert.equal(await board.sfen(), START);
    await board.move("7g7f");
    await notice.getByRole("button").click();
    await notice.waitFor({ state: "detached" });
  });
}

test("another address on the open page sets another game, and the first is kept", async (t) => {
  const board = await open(t, "#/play");
  const { page } = board;
  await board.move("2g2f");
  const before = await board.sfen();
  await page.evaluate(() => (location.hash = "#/play?moves=7g7f"));
  await board.moved(before);
  assert.deepEqual(await board.piece("7f"), { piece: "P", color: "black" });
  await page.locator("[data-action=earlier]").click();
  await board.shows(before);
  await board.move("8c8d");
});

test("the form takes a position and lists its faults", async (t) => {
  const board = await open(t, "#/play");
  const { page } = board;
  const form = await newGame(page);
  await form.people();
  await form.start("sfen");
  await form.time("10m-30s");
  await page.locator("textarea[name=sfen]").fill("4k4/9/9/9/9/9/9/9/PP7 b - 1");
  await page.locator("[data-action=begin]").click();
  await page.locator(".faults").waitFor();
  assert.match(await page.locator(".faults").innerText(), /no king/i);

  await page.locator("textarea[name=sfen]").fill("4k4/9/4P4/9/9/9/9/9/4K4 b G 1");
  await page.locator("input[name=black-name]").fill("Habu");
  await page.locator("[data-action=begin]").click();
  await page.locator("[data-clock=black][data-running]").waitFor();
  await board.move("G*5b");
  assert.equal(await board.outcome(), "black:mate");
  await page.locator("[data-outcome]", { hasText: "Habu wins by checkmate." }).waitFor();
});
