// Boards on a page that is not ours, as a test sees them.
import assert from "node:assert/strict";
import { watchErrors } from "./app.mjs";
import { host, policyFor } from "./host.mjs";

export const BOARD = "shogi-board [data-board]";

// Opens a page of a host with its own origin; `body` may have several boards. `style` is the
// host's, `options` are Playwright's, `ready` is whether to wait until each board is there.
export async function open(app, t, body, { style = "", options = {}, lang = "en", ready = true, policy = policyFor(app.url) } = {}) {
  const page = await (await app.context(t, options)).newPage();
  const errors = watchErrors(page);
  const html = `<!doctype html><html lang="${lang}"><meta charset="utf-8"><title>Lesson</title>
    <style>${style}</style>
    <script type="module" src="${app.url}embed.js"></script><body>${body}</body></html>`;
  const other = await host({ "/": html }, policy);
  t.after(() => other.stop());
  await page.addInitScript(() => {
    window.heard = [];
    const names = ["ready", "move", "ply", "illegal", "solved", "failed", "ended", "fault", "resize"];
    for (const name of names) {
      document.addEventListener(name, (event) => heard.push({ name, ...event.detail }), true);
    }
  });
  await page.goto(other.url);
  if (ready) {
    await page.waitForFunction(() =>
      [...document.querySelectorAll("shogi-board")].every((board) => board.state),
    );
  }
  return { page, errors };
}

// The events of that name so far.
export const heard = (page, name) =>
  page.evaluate((name) => window.heard.filter((event) => event.name === name), name);

// What the first board tells of itself.
export const state = (page) => page.evaluate(() => document.querySelector("shogi-board").state);

// Calls a method of the first board.
export const order = (page, method, ...rest) =>
  page.evaluate(([method, rest]) => document.querySelector("shogi-board")[method](...rest), [method, rest]);

// How its task stands.
export const verdict = (page) => page.locator("shogi-board [data-task]").getAttribute("data-task");

// Plays a move on it that the rules allow.
export const play = async (page, usi) => {
  assert.equal(await order(page, "play", usi), true, usi);
};

// How often a part has been loaded.
export const loaded = (page, part) =>
  page.evaluate((part) => performance.getEntriesByType("resource").filter(({ name }) => name.includes(part)).length, part);
