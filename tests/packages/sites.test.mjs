// Sites made with the npm package, as their authors would make them, in a browser.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { copyFileSync, mkdirSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { before, test } from "node:test";
import { createServer, build as vite } from "vite";
import webpack from "webpack";
import { useApp } from "../e2e/harness/app.mjs";
import { host } from "../e2e/harness/host.mjs";
import { serve } from "../e2e/harness/server.mjs";
import { OUTPUT, PACKAGE, TESTS, install } from "./harness/package.mjs";

const SITES = `${TESTS}sites/`;

before(() => {
  install();
  rmSync(OUTPUT, { recursive: true, force: true });
});

const app = useApp();

// Solves the board's task on the page, with the solver; `said` is where the page writes it.
async function solve(t, url, { said = true } = {}) {
  const page = await app.page(t);
  await page.goto(url);
  const board = page.locator("shogi-board");
  await board.locator("[data-hand] [data-piece], [data-board]").first().waitFor();
  await page.waitForFunction(() => document.querySelector("shogi-board").state);
  assert.equal(await board.evaluate((element) => element.play("G*5b")), true);
  await board.locator("[data-task=solved]").waitFor();
  if (said) await page.locator("#said", { hasText: "G*5b" }).waitFor();
  return page;
}

for (const base of ["/deep/path/", "./"]) {
  test(`a site of Vite, of plain HTML, React, Vue and Svelte, below ${base}`, async (t) => {
    const dir = `${OUTPUT}vite${base === "./" ? "-relative" : ""}`;
    // Some frameworks put scripts deeper.
    const names = base === "./" ? { chunkFileNames: "app/deep/[name].js", entryFileNames: "app/[name].js" } : {};
    const rollupOptions = { output: names };
    const { output } = await vite({ root: `${SITES}vite`, base, logLevel: "warn", build: { outDir: dir, emptyOutDir: true, rollupOptions } });
    // VitePress takes a style sheet of the bundle for its own.
    assert.deepEqual(output.filter(({ fileName }) => fileName.endsWith(".css")), []);
    const server = await serve({ dir });
    t.after(() => server.stop());
    await solve(t, server.url);
    const page = await solve(t, `${server.url}react.html`);
    await page.getByRole("button", { name: "Again", exact: true }).click();
    await page.locator("shogi-board [data-task=open]").waitFor();
    await solve(t, `${server.url}vue.html`);
    await solve(t, `${server.url}svelte.html`);
  });
}

test("Vite's server for development", async (t) => {
  const server = await createServer({ root: `${SITES}vite`, logLevel: "warn", server: { port: 0, host: "127.0.0.1" } });
  await server.listen();
  t.after(() => server.close());
  await solve(t, server.resolvedUrls.local[0]);
});

test("a site of webpack", async (t) => {
  const dir = `${OUTPUT}webpack`;
  const config = createRequire(import.meta.url)(`${SITES}webpack/webpack.config.cjs`);
  const stats = await new Promise((resolve, reject) => {
    webpack({ ...config, context: `${SITES}webpack`, output: { path: dir } }, (error, stats) => (error ? reject(error) : resolve(stats)));
  });
  const { errors, warnings } = stats.toJson({ all: false, errors: true, warnings: true });
  assert.deepEqual([...errors, ...warnings], []);
  copyFileSync(`${SITES}webpack/index.html`, `${dir}/index.html`);
  const server = await serve({ dir });
  t.after(() => server.stop());
  await solve(t, server.url);
});

test("a page of Docusaurus", async (t) => {
  const dir = `${OUTPUT}docusaurus`;
  mkdirSync(OUTPUT, { recursive: true });
  const program = `${TESTS}node_modules/@docusaurus/core/bin/docusaurus.mjs`;
  execFileSync(process.execPath, [program, "build", `${SITES}docusaurus`, "--out-dir", dir, "--no-minify"], {
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...process.env, NO_UPDATE_NOTIFIER: "1", DOCUSAURUS_GENERATED_FILES_DIR_NAME: "../../../../target/docusaurus" },
  });
  const server = await serve({ dir });
  t.after(() => server.stop());
  const page = await solve(t, server.url, { said: false });
  await page.getByText("The text goes on.").waitFor();
});

test("a plain page with the package on another host, as on a CDN", async (t) => {
  const cdn = await serve({ dir: PACKAGE, path: "/npm/komadai-board@0.0.0/" });
  t.after(() => cdn.stop());
  const page = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Boards</title><link rel="icon" href="data:,">
    <script type="module" src="${cdn.url}auto.js"></script>
    <body><shogi-board sfen="4k4/9/4P4/9/9/9/9/9/4K4 b G 1" mode="task" goal="mate 1"></shogi-board></body></html>`;
  const other = await host({ "/": page });
  t.after(() => other.stop());
  await solve(t, other.url, { said: false });
});

test("files that are not there are told", async (t) => {
  const files = await serve({ dir: PACKAGE, path: "/npm/" });
  t.after(() => files.stop());
  const page = await (await app.context(t)).newPage();
  const html = (base) => `<!doctype html><title>Boards</title><script type="module">
    import { registerBoard } from "${files.url}index.js";
    registerBoard({ base: "${base}" }).catch((error) => (document.title = error.message));
  </script>`;
  const other = await host({ "/missing": html("/nowhere/"), "/file": html("file:///x/") });
  t.after(() => other.stop());
  await page.goto(`${other.url}missing`);
  await page.waitForFunction(() => document.title.includes("/nowhere/embed.js"));
  await page.goto(`${other.url}file`);
  await page.waitForFunction(() => document.title.startsWith("komadai-board: its files are looked for at file:///x/"));
});
