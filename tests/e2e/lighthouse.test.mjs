// What Lighthouse says of accessibility and best practices: 100 of 100, on every screen.
//
// package.json has it without Sentry, by which it would report its own errors if it were asked
// to (a small package stands in its place), and pins the one package whose newest version its
// lock file would ask for.
import assert from "node:assert/strict";
import { test } from "node:test";
import { useApp } from "./harness/app.mjs";
import { freePort } from "./harness/free_port.mjs";
import { judged, report } from "./harness/lighthouse.mjs";

const port = await freePort();
const app = useApp({ args: [`--remote-debugging-port=${port}`] });

const CATEGORIES = ["accessibility", "best-practices"];

for (const [name, form, address, hasBoard = true] of [
  ["home", "mobile", "#/", false],
  ["a first visit", "mobile", "#/play"],
  ["a game", "desktop", "#/play?black=human&white=human&main=600&byoyomi=30&moves=7g7f+3c3d+8h2b%2B"],
  ["a record", "mobile", "#/record?usen=~0.6y2."],
  ["boards in other pages", "mobile", "gallery.html"],
]) {
  test(`${name}, ${form}`, { timeout: 120_000 }, async () => {
    const lhr = await report(app.url + address, { port, form, categories: CATEGORIES });
    // A page that shows no board has nothing to be blamed for.
    const shown = lhr.audits["aria-required-children"].scoreDisplayMode === "binary";
    if (hasBoard) assert.ok(shown, "a board is there");
    for (const id of CATEGORIES) {
      const { score, lost, failed } = judged(lhr, id);
      assert.deepEqual(failed, [], `${id}: audits that failed`);
      assert.equal(score, 100, `${id}\n${lost.join("\n")}`);
    }
  });
}
