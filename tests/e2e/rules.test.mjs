// The rules: chosen in the new-game form, read during the game, and in force.
import assert from "node:assert/strict";
import { test } from "node:test";
import { useApp } from "./harness/app.mjs";
import { newGame, press } from "./harness/play.mjs";

const app = useApp();

const dialog = (board, name) => board.page.locator(`dialog[open][data-dialog="${name}"]`);

async function form(board) {
  const form = await newGame(board.page);
  await form.people();
  return (name) => form.field(name);
}

async function begin(board) {
  await board.page.locator("[data-action=begin]").click();
  await dialog(board, "new-game").waitFor({ state: "detached" });
}

const unfold = (board) => board.page.locator("dialog[open] .rule-groups > summary").click();

const inForce = (board) => board.page.locator("[data-rules]").getAttribute("data-rules");

// The rules as the dialog lists them: `{ "move-limit": "3", ... }`.
async function listed(board) {
  await press(board.page, "rules");
  await dialog(board, "rules").waitFor();
  return dialog(board, "rules").locator("[data-rule]").evaluateAll((rules) =>
    Object.fromEntries(rules.map(({ dataset }) => [dataset.rule, dataset.value])),
  );
}

// What a screen reader adds to a field.
const described = (field) =>
  field.evaluate((field) =>
    document.getElementById(field.getAttribute("aria-describedby")).textContent,
  );

async function chosen(field, value) {
  for (let tries = 0; tries < 50 && (await field.inputValue()) !== value; tries += 1) {
    await new Promise((done) => setTimeout(done, 20));
  }
  assert.equal(await field.inputValue(), value);
}

test("a preset is chosen by keyboard, says what it means, and is in force", async (t) => {
  const board = await app.game(t);
  assert.equal(await inForce(board), "standard");
  const field = await form(board);
  assert.match(await described(field("rules")), /refused/);
  await field("rules").focus();
  await board.page.keyboard.type("Prof");
  await chosen(field("rules"), "professional");
  assert.match(await described(field("rules")), /Japan Shogi Association/);
  await chosen(field("move-limit"), "500");
  await begin(board);
  assert.equal(await inForce(board), "professional");
  assert.match(await board.page.locator(".game-caption").innerText(), /Professional \(JSA\) rules/);

  const rules = await listed(board);
  assert.equal(rules["illegal-moves"], "lose");
  assert.equal(rules["mate-ends-game"], "off");
  assert.equal(rules["kings-entered"], "one");
  assert.ok(!("assistance" in rules), "nobody helps where illegal moves lose");
  const text = await dialog(board, "rules").innerText();
  for (const words of ["Professional (JSA)", "Lose at once", "Move limit", "500"]) {
    assert.ok(text.includes(words), words);
  }
  await board.page.keyboard.press("Escape");
  await dialog(board, "rules").waitFor({ state: "detached" });
  assert.equal(
    await board.page.evaluate(() => document.activeElement.dataset.action),
    "more",
    "the focus goes back",
  );
});

test("every single rule is there, named and explained", async (t) => {
  const board = await app.game(t);
  const field = await form(board);
  const rules = dialog(board, "new-game").locator(".rule-groups .rule");
  assert.equal(await rules.count(), 19);
  assert.ok(!(await field("move-limit").isVisible()), "folded away at first");
  await unfold(board);
  for (const rule of await rules.all()) {
    const part = rule.locator("select, input");
    assert.ok(await part.isVisible());
    assert.ok(await part.evaluate((part) => part.labels[0].textContent.length > 2));
    assert.match(await described(part), /^[A-Z].{20,}\.$/);
  }
});

test("a rule changed makes the rules one's own; rules that make no difference are off", async (t) => {
  const board = await app.game(t);
  const field = await form(board);
  await unfold(board);
  assert.ok(await field("count-by").isDisabled());
  await field("agreement").selectOption("24");
  await chosen(field("rules"), "own");
  assert.ok(await field("count-by").isEnabled());
  await field("agreement").selectOption("none");
  await chosen(field("rules"), "standard");
  assert.ok(await field("count-by").isDisabled());
  await field("draw-counts").selectOption("on");
  await chosen(field("rules"), "fesa");
  await field("move-limit").fill("300");
  await chosen(field("rules"), "own");
  await begin(board);
  assert.equal(await inForce(board), "fesa,move-limit=300");
  assert.match(await board.page.locator(".game-caption").innerText(), /Custom rules/);
  const again = await form(board);
  assert.equal(await again("rules").inputValue(), "own");
  assert.equal(await again("move-limit").inputValue(), "300");
});

test("rules of one's own unfold the list; a preset folds it and puts it right", async (t) => {
  const board = await app.game(t);
  const field = await form(board);
  await field("rules").selectOption("own");
  await field("after-draw").waitFor();
  await field("after-draw").selectOption("stands");
  assert.ok(await field("replay-time").isDisabled());
  await field("rules").selectOption("friendly");
  await field("after-draw").waitFor({ state: "hidden" });
  await begin(board);
  assert.equal(await inForce(board), "friendly");
});

test("a limit of three moves ends the game after three moves", async (t) => {
  const board = await app.game(t);
  const field = await form(board);
  await field("rules").selectOption("own");
  await field("move-limit").fill("3");
  await begin(board);
  assert.equal((await listed(board))["move-limit"], "3");
  await board.page.locator("[data-action=done]").click();
  for (const move of ["7g7f", "3c3d"]) await board.move(move);
  assert.equal(await board.outcome(), null);
  await board.move("2g2f");
  assert.equal(await board.outcome(), "none:move_limit");
});

test("a number that is none is named, and nothing begins", async (t) => {
  const board = await app.game(t);
  const field = await form(board);
  await unfold(board);
  const faults = dialog(board, "new-game").locator("[role=alert]");
  for (const number of ["many", "-3", "70000", ""]) {
    await field("move-limit").fill(number);
    await board.page.locator("[data-action=begin]").click();
    await faults.filter({ hasText: "Move limit: a whole number from 0 to 65535" }).waitFor();
    await field("move-limit").fill("0");
  }
  await field("replay-time").selectOption("fixed");
  await field("replay-minutes").fill("9000");
  await dialog(board, "new-game").locator("[name=time-preset][value='10m']").check();
  await board.page.locator("[data-action=begin]").click();
  await faults.filter({ hasText: "Minutes of a replay: Main time is at most 100 hours." }).waitFor();
  assert.equal(await inForce(board), "standard");
});

test("in Japanese, on a small phone", async (t) => {
  const board = await app.game(t, { rules: "try,handicap-credit=off" }, {
    locale: "ja-JP",
    viewport: { width: 320, height: 568 },
    hasTouch: true,
  });
  await press(board.page, "rules");
  const text = await dialog(board, "rules").innerText();
  for (const words of ["独自", "トライルール", "あり", "手数制限"]) assert.ok(text.includes(words), words);
  const wide = await board.page.evaluate(() => {
    const dialog = document.querySelector("dialog[open]");
    return dialog.scrollWidth > dialog.clientWidth || document.body.scrollWidth > innerWidth;
  });
  assert.ok(!wide, "nothing is cut off");
});
