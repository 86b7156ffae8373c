// axe-core finds nothing to object to, on any screen, in any language, light or dark.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { test } from "node:test";
import { useApp } from "./harness/app.mjs";

const app = useApp();
const AXE = await readFile(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

const PHONE = { viewport: { width: 360, height: 640 }, hasTouch: true };
const MOVES = "7g7f+3c3d+8h2b%2B+3a2b+B*4e";
const press = (name) => async (page) => {
  await page.locator(`[data-action="${name}"]:visible`).first().click();
};
const dialog = (name) => async (page) => {
  await press(name)(page);
  await page.locator("dialog[open]").waitFor();
};

// Where each screen is, and what leads to it from there.
const SCREENS = {
  "a first visit": ["play?"],
  "who is new": [
    "play?",
    async (page) => {
      await press("newcomer")(page);
      await page.locator(".newcomer").waitFor();
    },
  ],
  "all pieces": [
    "play?",
    async (page) => {
      await press("newcomer")(page);
      await dialog("all-pieces")(page);
    },
  ],
  "a piece picked up": ["play?moves=7g7f", (page) => page.locator("[data-square='3c']").click()],
  "a refused move": [
    "play?moves=7g7f",
    async (page) => {
      await page.locator("[data-square='3c']").click();
      await page.locator("[data-square='3e']").click();
    },
  ],
  "a question of promotion": [
    "play?moves=7g7f+3c3d",
    async (page) => {
      await page.locator("[data-square='8h']").click();
      await page.locator("[data-square='2b']").click();
      await page.locator("[data-promote=yes]").waitFor();
    },
  ],
  "a clock in byoyomi": ["play?main=0&byoyomi=30&periods=1", (page) => page.locator("[data-status] button").click()],
  "a list of moves": [`play?moves=${MOVES}`, (page) => page.keyboard.press("/")],
  "an impasse counted": [`play?moves=${MOVES}`, press("impasse")],
  "a game that is over": ["play?sfen=8k/9/7G1/9/9/9/9/9/R3K4 b G2Pp 1&moves=G*1b"],
  "an address that is no game": ["play?sfen=nonsense"],
  "the form of a new game": ["play?", dialog("new-game")],
  "the settings": ["play?", dialog("settings")],
  "the rules": ["play?", dialog("rules")],
  "giving up": ["play?moves=7g7f", dialog("resign")],
  "the clock alone": ["clock", (page) => page.locator("main.timer").waitFor()],
  "its times": ["clock", dialog("times")],
  "a record": ["record?usen=~0.6y2.", (page) => page.locator("main.record").waitFor()],
  "games kept": ["record?usen=~0.6y2.", dialog("shelf")],
  "saving a record": ["record?usen=~0.6y2.", dialog("save")],
  "what is known of a game": ["record?usen=~0.6y2.", dialog("information")],
  "setting up a position": ["record?usen=~0.6y2.", press("set-up")],
  "analysis": [
    "record?usen=~0.6y2.",
    async (page) => {
      await press("analyse")(page);
      await page.locator("[data-line='1']:not([hidden]) .line-move").first().waitFor();
    },
  ],
};

const SETTLED = 250;

async function violations(page) {
  await page.evaluate(AXE);
  const found = await page.evaluate(async () => (await axe.run(document)).violations);
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ").slice(0, 600)}`);
}

async function look(t, screens, options) {
  const found = {};
  for (const name of screens) {
    const [address, lead = () => {}] = SCREENS[name];
    const page = await (await app.context(t, options)).newPage();
    await page.goto(`${app.url}#/${address}`);
    await page.locator("main").waitFor();
    await lead(page);
    await page.waitForTimeout(SETTLED);
    const all = await violations(page);
    if (all.length) found[name] = all;
    await page.context().close();
  }
  return found;
}

const ALL = Object.keys(SCREENS);
// What differs between languages is text and its lengths.
const SOME = ["a first visit", "a game that is over", "the form of a new game", "the settings", "the clock alone", "a record"];

for (const [locale, colorScheme, screens, options] of [
  ["en-US", "light", ALL],
  ["ja-JP", "dark", ALL, PHONE],
  ["it-IT", "dark", SOME],
  ["ro-RO", "light", SOME, PHONE],
  ["sv-SE", "dark", SOME],
]) {
  test(`nothing is found in ${locale}, ${colorScheme}`, { timeout: 240_000 }, async (t) => {
    assert.deepEqual(await look(t, screens, { locale, colorScheme, ...options }), {});
  });
}
