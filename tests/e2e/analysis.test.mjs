// An engine beside the record: best lines, a whole game reviewed, mates found and solved.
import assert from "node:assert/strict";
import { test } from "node:test";
import { controlled, useApp } from "./harness/app.mjs";
import { Analysis } from "./harness/analysis.mjs";
import { longTest } from "./harness/long.mjs";
import { serve } from "./harness/server.mjs";
import { pressTool } from "./harness/tools.mjs";

const app = useApp();

// A hundred moves: an opening, and then kings that go to and fro.
const OPENING = "7g7f 3c3d 2g2f 8c8d 2f2e 8d8e 6i7h 4a3b 3i4h 7a6b 4i5h 5a4b 5i6h 6a5b".split(" ");
const SHUFFLE = ["6h6i", "4b4a", "6i6h", "4a4b"];
const hundred = () => {
  const moves = [...OPENING];
  // Pawns at the edge break repetitions.
  const breaks = "9g9f 9c9d 1g1f 1c1d 6g6f 6c6d 3g3f 7c7d 5g5f 5c5d 4g4f 4c4d 8i7g 2a3c 9i9h 9a9b 1i1h 1a1b".split(" ");
  for (let i = 0; moves.length < 100; i += 1) {
    moves.push(...SHUFFLE);
    if (i % 2 === 1 && breaks.length) moves.push(breaks.shift(), breaks.shift());
  }
  return moves.slice(0, 100);
};
const usi = (name, text) => ({ name, mimeType: "text/plain", buffer: Buffer.from(text) });
const game = (moves) => usi("game.usi", `position startpos moves ${moves.join(" ")}`);
const MATE_IN_THREE = usi("mate.usi", "position sfen 5s3/5pS1k/8n/9/9/9/9/9/9 b GS 1");
// The same mate in a game: both kings, and nothing that could stop it.
const WON = usi("won.usi", "position sfen 5s3/5pS1k/8n/9/9/9/9/9/4K4 b GS 1");
// Both leave pieces to be taken where one move alone was good.
const BLUNDERS = "7g7f 3c3d 2g2f 8c8d 2f2e 8d8e 6i7h 4a3b 2e2d 2c2d 2h2d 8e8f 2d3d 8f8g+ 3d3b+ 8g7h 3b3a 2b3a".split(" ");

async function open(t, file, options) {
  const page = await app.page(t, options);
  const analysis = new Analysis(page, app.url, options);
  await analysis.open(file);
  return analysis;
}

test("the engine rests while the page is hidden", async (t) => {
  const { page } = await open(t, game(OPENING));
  const state = (text) => page.waitForFunction(
    (text) => document.querySelector("[data-state]")?.textContent.startsWith(text), text);
  await page.keyboard.press("a");
  await state("Depth");
  const hide = (hidden) => page.evaluate((hidden) => {
    Object.defineProperty(document, "hidden", { configurable: true, get: () => hidden });
    document.dispatchEvent(new Event("visibilitychange"));
  }, hidden);
  await hide(true);
  await state("Paused while the page is hidden.");
  assert.equal(await page.locator("[data-line]:not([hidden])").count(), 0);
  await hide(false);
  await state("Depth");
});

test("lines are chosen, stepped into, added, and taken back; it stops and goes by key", async (t) => {
  const analysis = await open(t, game(OPENING.slice(0, 4)));
  const { page, screen } = analysis;
  await page.keyboard.press("a");
  await page.locator("[name=lines]").selectOption("5");
  await page.locator("[data-line='5']:not([hidden])").waitFor();
  await page.locator("[name=lines]").selectOption("2");
  await analysis.answered();
  assert.equal(await page.locator("[data-line]").count(), 2);
  await analysis.moves(2).nth(2).click();
  assert.match(await page.locator(".peek-count").innerText(), /^3 of /);
  await page.keyboard.press("ArrowLeft");
  assert.match(await page.locator(".peek-count").innerText(), /^2 of /);
  assert.equal(await screen.ply(), 0, "the record stays where it is");
  await screen.action("add-line").click();
  assert.equal(await screen.ply(), 2);
  assert.ok(await screen.rows().count() > 5);
  await screen.action("undo").click();
  assert.equal(await screen.rows().count(), 5);
  await analysis.answered();
  await page.evaluate(() => document.activeElement.blur());
  await page.keyboard.press("g");
  await page.waitForFunction(() => document.querySelector("[data-state]").textContent === "Stopped.");
  await screen.walk("forward");
  await page.waitForTimeout(400);
  assert.equal(await page.locator("[data-line]:not([hidden])").count(), 0, "it is not asked while stopped");
  await screen.action("go").click();
  await analysis.answered();
  await page.reload();
  await screen.root.waitFor();
  await screen.tool("analyse");
  assert.equal(await page.locator("[name=lines]").inputValue(), "2", "the choice is kept");
});

longTest("a record of a hundred moves is reviewed to the end, stopped and gone on with", async (t) => {
  const analysis = await open(t, game(hundred()));
  const { page, screen } = analysis;
  await analysis.show("game");
  await screen.action("review-game").click();
  await page.waitForFunction(() => parseInt(document.querySelector("[data-progress]").textContent, 10) >= 20);
  await screen.action("cancel-review").click();
  const done = await analysis.progress();
  assert.ok(done >= 20 && done < 101, `${done}`);
  await page.waitForTimeout(600);
  assert.equal(await analysis.progress(), done, "it has stopped");
  assert.equal(await screen.action("review-game").innerText(), "Continue");
  await screen.action("review-game").click();
  assert.ok((await analysis.progress()) >= done, "it goes on where it was left");
  // Looking at something else does not stop it.
  await analysis.show("lines");
  await analysis.show("game");
  await analysis.reviewed();
  assert.equal(await analysis.progress(), 101);
  for (const color of ["black", "white"]) {
    assert.match(await page.locator(`[data-accuracy=${color}] b`).innerText(), /^\d+ %$/);
  }
  const points = await page.locator(".graph-curve").first().getAttribute("points");
  assert.equal(points.split(" ").length, 101);
  // The curve goes along the line: by a click, by keys.
  const box = await page.locator("[data-graph]").boundingBox();
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  const middle = await screen.ply();
  assert.ok(Math.abs(middle - 50) <= 2, `${middle}`);
  await page.keyboard.press("ArrowRight");
  assert.equal(await screen.ply(), middle + 1);
  assert.match(await page.locator("[name=graph]").getAttribute("aria-valuetext"), new RegExp(`^Move ${middle + 1}, `));
  // It is in the record, in one step.
  const { buffer } = await screen.save("kifu");
  assert.ok(buffer.toString().match(/評価値=/g).length >= 90);
});

// Fails unless the whole of each is on the screen and in what scrolls.
async function inView(page, selectors) {
  await page.waitForFunction((selectors) => selectors.every((selector) => {
    const element = document.querySelector(selector);
    if (!element) return false;
    const { x, y, width, height } = element.getBoundingClientRect();
    const at = (left, top) => element.contains(document.elementFromPoint(left, top));
    return at(x + 2, y + 2) && at(x + Math.min(width, 40) - 2, y + height - 2);
  }), selectors);
}

test("mistakes are tried one after the other by keys, each told, with an end", async (t) => {
  for (const [width, height] of [[1280, 720], [1440, 900], [360, 740]]) {
    const analysis = await open(t, game(BLUNDERS), { viewport: { width, height } });
    const { page, screen } = analysis;
    await analysis.show("game");
    await analysis.focus("[data-action=review-game]");
    await page.keyboard.press("Enter");
    await analysis.reviewed();
    await page.waitForFunction(() => document.activeElement.matches("[data-action=next-mistake]"));
    // Marks stand at the moves.
    const marked = await page.locator("[role=treeitem] [data-mark=blunder]").count();
    assert.ok(marked > 0);
    await page.keyboard.press("n");
    await page.locator("[data-retry]").waitFor();
    assert.equal(await page.locator("[data-verdict-of]").count(), 0, "nothing is given away");
    assert.match(await page.locator("[data-place]").innerText(), /^1 of /);
    await page.locator("[data-action=tell]").click();
    await inView(page, ["[data-verdict-of]", "[data-reason]", "[data-best] .line-move", "[data-action=try-again]"]);
    const reason = await page.locator("[data-reason]").first().innerText();
    await page.waitForFunction((reason) =>
      document.querySelector("[data-announce=record]").textContent.includes(reason), reason);
    // What follows stands on the board, below it the line; what is said stays.
    await page.locator("[data-action=show-reply]").click();
    await inView(page, ["[data-peek] .line-move", "[data-action=leave-line]", "[data-verdict-of]"]);
    await page.keyboard.press("Escape");
    await page.locator("[data-peek]").waitFor({ state: "detached" });
    let place = 1;
    while (!(await page.locator("[data-walked]").isVisible())) {
      // On the board letters name squares.
      await page.keyboard.press("Shift+N");
      place += 1;
      await page.locator(`[data-walked], [data-place]:text-matches("^${place} of ")`).first().waitFor();
    }
    await page.waitForFunction(() =>
      document.querySelector("[data-announce=record]").textContent.startsWith("You have looked at every mistake."));
    await inView(page, ["[data-walked] .game-verdict"]);
    assert.equal(await page.locator("[data-walked] .noted-move").count(), place - 1);
    await screen.action("close-walk").click();
    await page.locator("[data-walked]").waitFor({ state: "detached" });
  }
});

test("blunders are listed, jumped to, and tried again", async (t) => {
  const analysis = await open(t, game(BLUNDERS), { viewport: { width: 390, height: 844 }, hasTouch: true });
  const { page, screen, board } = analysis;
  await analysis.show("game");
  await screen.action("review-game").click();
  await analysis.reviewed();
  const noted = page.locator("[data-noted=blunder]");
  assert.ok((await noted.count()) > 0);
  await noted.last().click();
  const ply = await screen.ply();
  assert.match(await page.locator("[data-verdict-of]").innerText(), /blunder$/);
  // Why, in words; a press shows it on the board.
  const reason = page.locator("[data-reason]").first();
  await reason.waitFor();
  assert.match(await reason.innerText(), /^[A-Z].+ .+\.$/);
  await reason.click();
  assert.ok(await page.locator("[data-peek]").isVisible());
  await screen.action("leave-line").click();
  // The buttons of the record go there too.
  await screen.walk("first");
  const next = "[data-jump=mistake] button:last-child";
  const stops = [];
  while ((await page.locator(next).getAttribute("aria-disabled")) === null) {
    await pressTool(page, next);
    stops.push(await screen.ply());
  }
  assert.ok(stops.includes(ply), `${ply} in ${stops}`);
  // The move that would have been better has an arrow of its own.
  await page.locator(".record-marks [data-better]").waitFor({ state: "attached" });
  await analysis.show("game");
  await noted.last().click();
  const after = await screen.sfen();
  const best = await page.locator("[data-best] .line-move").first().innerText();
  await screen.action("try-again").click();
  assert.equal(await page.locator("[data-best]").count(), 0, "the answer is not given away");
  assert.notEqual(await screen.sfen(), after);
  // The move of the game again.
  await board.choose(BLUNDERS[ply - 1]);
  const prompt = page.locator("[data-promote]").first();
  if (await prompt.isVisible()) await page.locator(`[data-promote=${BLUNDERS[ply - 1].endsWith("+") ? "yes" : "no"}]`).click();
  await page.waitForFunction(() => /the move of the game: /.test(document.querySelector("[data-verdict]").textContent));
  await screen.action("answer").click();
  assert.ok(await page.locator("[data-peek]").isVisible());
  await screen.action("leave-line").click();
  await screen.action("once-more").click();
  assert.match(await page.locator("[data-verdict]").innerText(), /^Play a better move for /);
  await screen.action("end-try").click();
  assert.equal(await screen.sfen(), after);
  assert.equal(await page.locator("[data-best] .line-move").first().innerText(), best);
  // The mistakes become a set of problems.
  await screen.action("practise-mistakes").click();
  await page.locator(".lesson-head h1").getByText("My games", { exact: true }).waitFor();
  await page.locator(".problem").waitFor();
  await page.evaluate(() => (location.hash = "#/problems"));
  await page.locator("[data-action=own-set]").getByText("My games").waitFor();
});

test("a mate is announced and played out", async (t) => {
  const analysis = await open(t, WON);
  const { page, screen } = analysis;
  await analysis.show("lines");
  await page.waitForFunction(() => document.querySelector(".gauge-words").textContent === "Black mates in 3 plies.");
  assert.equal(await page.locator("[data-gauge] [role=meter]").getAttribute("aria-valuenow"), "100");
  await page.locator("[data-line='1'] [data-action=play-out]").click();
  await page.waitForFunction(() => /^3 of 3/.test(document.querySelector(".peek-count")?.textContent));
  // The gold or the silver mates there; both orders do.
  const { piece, color } = await pieceOn(page, "1b");
  assert.match(`${color} ${piece}`, /^black [GS]$/);
  await screen.action("add-line").click();
  assert.equal(await screen.ply(), 3);
  assert.match(await page.locator("[data-state]").innerText(), /^Mate/);
});

const pieceOn = async (page, square) => {
  const found = page.locator(`[data-board] [data-square="${square}"]`);
  return { piece: await found.getAttribute("data-piece"), color: await found.getAttribute("data-color") };
};

test("a problem is solved, and found by clicks", async (t) => {
  const analysis = await open(t, MATE_IN_THREE);
  const { page, screen } = analysis;
  await screen.tool("analyse");
  assert.equal(await page.locator("[data-part=mate]").getAttribute("aria-pressed"), "true");
  await screen.action("solve").click();
  await page.locator("[data-solution]").waitFor();
  assert.equal(await page.locator("[data-mate]").innerText(), "Black mates in 3 plies.");
  assert.equal(await page.locator("[data-solution]").innerText(), "☗ G*2c\n☖ K-1a\n☗ S*1b");
  await screen.action("as-puzzle").click();
  assert.equal(await page.locator("[data-solution]").count(), 0);
  const start = await screen.sfen();
  await analysis.board.choose("S*5e");
  assert.equal(await analysis.told(), "☗ S*5e does not give check. Try another move.");
  await analysis.board.choose("3b2a");
  await analysis.board.prompt("no").click();
  await page.waitForFunction(() => /^Wrong: after ☗ S-2a=, ☖ Kx2a escapes/.test(document.querySelector("[data-told]").textContent));
  assert.equal(await screen.sfen(), start);
  await screen.action("hint").click();
  assert.match(await analysis.told(), /Look at the gold\.$/);
  await analysis.board.choose("G*2c");
  assert.equal(await analysis.told(), "Right. The answer: ☖ K-1a.");
  await analysis.board.choose("S*1b");
  assert.equal(await page.locator("[data-puzzle]").getAttribute("data-stage"), "solved");
  await screen.action("puzzle-again").click();
  assert.equal(await screen.sfen(), start);
  await screen.action("give-up").click();
  await page.waitForFunction(() => /^3 of 3/.test(document.querySelector(".peek-count")?.textContent));
  await screen.action("leave-line").click();
  await screen.action("end-puzzle").click();
  assert.equal(await page.locator("[data-puzzle]").count(), 0);
});

test("a problem is found by keys alone", async (t) => {
  const analysis = await open(t, MATE_IN_THREE);
  const { page } = analysis;
  // On the board a letter names a rank; with Shift it is a key as elsewhere.
  await page.locator("[data-square='7g']").focus();
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("a");
  assert.equal(await page.locator("[data-analysis]").count(), 0);
  await page.keyboard.press("Shift+A");
  await analysis.focus("[data-action=solve]");
  await page.keyboard.press("Enter");
  await page.locator("[data-solution]").waitFor();
  await page.locator("[data-announce=record]", { hasText: /^Black mates in 3 plies\./ }).waitFor({ state: "attached" });
  await analysis.focus("[data-action=as-puzzle]");
  await page.keyboard.press("Enter");
  // The focus is on the board then: a letter goes to a piece in hand, a square is named.
  await page.waitForFunction(() => document.activeElement.closest("[data-square], [data-hand]"));
  for (const key of ["g", "Enter", "2", "c", "Enter"]) await page.keyboard.press(key);
  await page.waitForFunction(() => /^Right\. The answer: /.test(document.querySelector("[data-announce=record]").textContent));
  for (const key of ["s", "Enter", "1", "b", "Enter"]) await page.keyboard.press(key);
  await page.waitForFunction(() => /^Mate\. Solved!/.test(document.querySelector("[data-announce=record]").textContent));
});

test("a position without a mate, and a search that is stopped", async (t) => {
  const analysis = await open(t, usi("none.usi", "position sfen 4k4/9/9/9/9/9/9/9/4K4 b G 1"));
  const { page, screen } = analysis;
  await analysis.show("mate");
  await screen.action("solve").click();
  await page.waitForFunction(() => document.querySelector("[data-mate]").textContent === "Black has no mate by checks alone.");
  // Stopped at every stage: before anything is known, while looked for, in a review.
  await analysis.show("lines");
  await screen.action("stop").click();
  await screen.action("go").click();
  await screen.action("stop").click();
  assert.equal(await page.locator("[data-state]").innerText(), "Stopped.");
  await analysis.show("game");
  await screen.action("review-game").click();
  await screen.action("close-analysis").click();
  assert.equal(await page.locator("[data-analysis]").count(), 0);
  assert.equal(await page.locator(".record-marks [data-hint]").count(), 0);
  await screen.tool("analyse");
  await analysis.show("lines");
  await analysis.answered();
});

test("a threat is named, and shown though it is no line of the record", async (t) => {
  const threat = usi("threat.usi", "position sfen 5s3/5pS1k/8n/9/9/9/9/9/4K4 w GS 1");
  const { page, screen } = await open(t, threat);
  await screen.tool("analyse");
  await page.locator("[data-part=mate]").click();
  await screen.action("threat").click();
  await page.locator("[data-solution]").waitFor();
  assert.equal(await page.locator("[data-mate]").innerText(), "Black threatens mate in 3 plies.");
  assert.equal(await screen.action("as-puzzle").count() && await screen.action("as-puzzle").isVisible(), false);
  await page.locator("[data-solution] .line-move").first().click();
  assert.equal((await pieceOn(page, "2c")).piece, "G");
  assert.ok(await screen.action("add-line").isDisabled());
  await screen.action("leave-line").click();
});

test("a brinkmate of a side without a king is found, and threatens mate", async (t) => {
  // From the program's own collection.
  const analysis = await open(t, usi("brinkmate.usi", "position sfen 9/9/9/7Sk/9/5G3/9/9/9 b S2r2b3g2s4n4l18p 1 moves 4f3e"));
  const { page, screen } = analysis;
  await screen.tool("analyse");
  await page.locator("[data-part=mate]").click();
  assert.ok(await screen.action("threat").isDisabled());
  await screen.action("brinkmate").click();
  await page.locator("[data-solution]").waitFor();
  assert.equal(await page.locator("[data-mate]").innerText(), "Black has a brinkmate.");
  assert.equal(await page.locator("[data-solution] .line-move").innerText(), "☗ G-3e");
  await screen.walk("forward");
  assert.ok(await screen.action("solve").isDisabled());
  await screen.action("threat").click();
  await page.locator("[data-solution]").waitFor();
  assert.equal(await page.locator("[data-mate]").innerText(), "Black threatens mate in 1 ply.");

  // Where there is a mate, it is the answer.
  await analysis.open(MATE_IN_THREE, { here: true });
  await analysis.show("mate");
  await screen.action("brinkmate").click();
  await page.waitForFunction(() => /mates/.test(document.querySelector("[data-mate]").textContent));
});

test("a long search for a mate tells its time, is stopped, and leaves the engine free", async (t) => {
  const hard = usi("hard.usi", "position sfen 4k4/9/9/9/9/9/9/9/4K4 b 2S2N2L9P 1");
  const { page, screen, board } = await open(t, hard);
  await screen.tool("analyse");
  await page.locator("[data-part=mate]").click();
  await screen.action("solve").click();
  await page.waitForFunction(() => /^Looking for a mate… [1-9]/.test(document.querySelector("[data-mate]").textContent));
  await screen.action("stop-solving").click();
  assert.equal(await page.locator("[data-mate]").innerText(), "");
  assert.ok(await screen.action("solve").isVisible());
  await page.locator("[data-part=lines]").click();
  await page.locator("[data-line='1']:not([hidden])").waitFor();
  // Gone elsewhere while it is looked for: nothing comes of it.
  await page.locator("[data-part=mate]").click();
  await screen.action("solve").click();
  await board.move("P*5f");
  assert.ok(await screen.action("solve").isVisible());
});

longTest("with the server gone a game is reviewed and a problem solved", async (t) => {
  const server = await serve();
  t.after(() => server.stop());
  const page = await app.page(t, { serviceWorker: true });
  const analysis = new Analysis(page, server.url);
  await analysis.open(game(OPENING.slice(0, 6)));
  await controlled(page);
  await analysis.show("lines");
  await analysis.answered();
  await server.stop();
  await page.reload();
  await analysis.screen.root.waitFor();
  await analysis.open(game(BLUNDERS.slice(0, 8)), { here: true });
  await analysis.show("game");
  await analysis.screen.action("review-game").click();
  await analysis.reviewed();
  assert.equal(await analysis.progress(), 9);
  await analysis.open(MATE_IN_THREE, { here: true });
  await analysis.show("mate");
  await analysis.screen.action("solve").click();
  await page.locator("[data-solution]").waitFor();
});
