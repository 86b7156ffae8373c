// axe-core finds nothing to object to, on any screen, in any language, light or dark.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { test } from "node:test";
import { useApp } from "./harness/app.mjs";
import { testFirst } from "./harness/long.mjs";
import { SCENES } from "./harness/scenes.mjs";
import { show } from "./harness/stage.mjs";

const app = useApp();
const AXE = await readFile(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

const PHONE = { viewport: { width: 360, height: 640 }, hasTouch: true };
// One looks like a record that is analysed, and takes minutes; one is no page of its own.
const LEFT_OUT = ["record-reviewed", "frame"];
const ALL = Object.keys(SCENES).filter((name) => !LEFT_OUT.includes(name));
const PHONES = [
  "learn", "lesson-stars", "lesson-wrong", "lesson-clock", "problems", "problem-wrong",
  "play-first-visit", "play-promotion", "play-mated", "newcomer", "new-game", "settings", "rules",
  "record-opened", "record-sheet-moves", "record-sheet-comment", "record-sheet-more", "record-save", "games", "games-filtered", "editor", "clock",
];
// What differs between languages is text and its lengths.
const SOME = ["lesson-wrong", "problem-wrong", "play-mated", "new-game", "record-opened"];

// What is looked at every day.
const CORE = ["home-first-visit", "play-mated", "record-opened", "problem-wrong", "lesson-wrong", "settings"];

const SETTLED = 250;
const AT_ONCE = 2;
// Scenes of a test: all of them together take minutes where little else is done.
const A_TEST = 12;

async function violations(page) {
  await page.evaluate(AXE);
  const found = await page.evaluate(async () => (await axe.run(document)).violations);
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ").slice(0, 600)}`);
}

async function look(t, scenes, options) {
  const found = {};
  const left = [...scenes];
  const work = async () => {
    for (let name = left.shift(); name; name = left.shift()) {
      const context = await app.context(t, options);
      const { page } = await show(context, app.url, name);
      await page.waitForTimeout(SETTLED);
      const all = await violations(page);
      if (all.length) found[name] = all;
      await context.close();
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return found;
}

for (const [index, [locale, colorScheme, scenes, options]] of [
  ["en-US", "light", CORE],
  ["en-US", "light", ALL],
  ["ja-JP", "dark", PHONES, PHONE],
  ["it-IT", "dark", SOME],
  ["ro-RO", "light", SOME, PHONE],
  ["sv-SE", "dark", SOME],
].entries()) {
  for (let at = 0; at < scenes.length; at += A_TEST) {
    const some = scenes.slice(at, at + A_TEST);
    const name = `nothing is found in ${locale}, ${colorScheme}, from ${some[0]} to ${some.at(-1)}`;
    testFirst(index)(name, { timeout: 300_000 }, async (t) => {
      assert.deepEqual(await look(t, some, { locale, colorScheme, ...options }), {});
    });
  }
}
