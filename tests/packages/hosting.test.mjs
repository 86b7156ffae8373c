// The site of a release behind nginx and Caddy, with the settings that come with it: the app,
// offline, a new version, and boards on pages of other hosts.
import assert from "node:assert/strict";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, test } from "node:test";
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from "node:zlib";
import { controlled, useApp } from "../e2e/harness/app.mjs";
import { Board } from "../e2e/harness/board.mjs";
import { BOARD, open, play } from "../e2e/harness/embedded.mjs";
import { buildOf, copyOfDist, publish } from "../e2e/harness/releases.mjs";
import { SERVERS, fetchRaw } from "./harness/web_servers.mjs";
import { filesIn } from "./harness/package.mjs";

// The unpacked release.
const RELEASE = process.env.KOMADAI_SITE;
const SITE = join(RELEASE, "site");

const TYPES = {
  html: "text/html; charset=utf-8",
  js: "text/javascript; charset=utf-8",
  css: "text/css; charset=utf-8",
  json: "application/json",
  webmanifest: "application/manifest+json",
  wasm: "application/wasm",
  svg: "image/svg+xml",
  png: "image/png",
  txt: "text/plain; charset=utf-8",
  bin: "application/octet-stream",
};
const UNPACK = { br: brotliDecompressSync, gzip: gunzipSync };

for (const start of SERVERS) {
  describe(start.name, () => {
    const app = useApp({ start: () => start({ release: RELEASE, site: SITE }) });

    test("every file comes with its type, compressed if that is asked for", async () => {
      const files = filesIn(SITE).filter((file) => !/\.(br|gz)$/.test(file));
      const sample = files.filter((file) => !/\/lessons\/.+\/./.test(file));
      for (const file of sample) {
        const plain = readFileSync(join(SITE, file));
        const ending = file.split(".").at(-1);
        for (const encoding of ["br", "gzip", "identity"]) {
          const { status, headers, body } = await fetchRaw(app.url + file, { "accept-encoding": encoding });
          assert.equal(status, 200, file);
          assert.equal(normal(headers["content-type"]), normal(TYPES[ending]), file);
          const sent = headers["content-encoding"];
          const compressible = !["png", "bin"].includes(ending);
          if (compressible) assert.match(headers.vary ?? "", /accept-encoding/i, file);
          assert.equal(sent, encoding === "identity" || !compressible ? undefined : encoding, file);
          assert.ok(plain.equals(sent ? UNPACK[sent](body) : body), `${file} as ${encoding}`);
        }
      }
    });

    test("files with hashed names are kept, others asked for again", async () => {
      const cache = async (path) => (await fetchRaw(app.url + path)).headers["cache-control"];
      const [hashed] = filesIn(SITE).filter((file) => /^app-.*\.js$/.test(file));
      const [inBuild] = filesIn(SITE).filter((file) => /^v\/.*\/embed\.js$/.test(file));
      for (const file of [hashed, inBuild]) assert.equal(await cache(file), "public, max-age=31536000, immutable");
      for (const file of ["", "index.html", "sw.js", "embed.js", "manifest.webmanifest"]) {
        assert.equal(await cache(file), "no-cache", file);
      }
      const missing = await fetchRaw(`${app.url}app-0000.js`);
      assert.equal(missing.status, 404);
      assert.ok(!/immutable/.test(missing.headers["cache-control"]));
    });

    test("the headers protect the page, and let others have boards", async () => {
      const { headers, body } = await fetchRaw(app.url, { "accept-encoding": "identity" });
      const [, policy] = /http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(body.toString());
      assert.equal(headers["content-security-policy"], `${policy}; frame-ancestors 'self'`);
      assert.match(headers["strict-transport-security"], /^max-age=\d+/);
      assert.match(headers["permissions-policy"], /camera=\(self\)/);
      assert.equal(headers["x-content-type-options"], "nosniff");
      const frame = await fetchRaw(`${app.url}embed.html`);
      assert.equal(frame.headers["content-security-policy"], undefined);
      assert.equal(frame.headers["access-control-allow-origin"], "*");
    });

    test("a board on a page of another host, with the mate solver", async (t) => {
      const task = '<shogi-board mode="task" sfen="4k4/9/4P4/9/9/9/9/9/4K4 b G 1" goal="mate 1"></shogi-board>';
      const { page, errors } = await open(app, t, `${task}<shogi-board lesson="two-pawns"></shogi-board>`);
      await page.locator(BOARD).first().waitFor();
      await play(page, "G*5b");
      await page.locator("shogi-board [data-task=solved]").waitFor();
      assert.deepEqual(errors, []);
    });

    test("offline, back again, and a new version", { timeout: 180_000 }, async (t) => {
      const site = await copyOfDist(t, SITE);
      const server = await start({ release: RELEASE, site });
      t.after(() => server.stop());
      const page = await app.page(t, { serviceWorker: true });
      const board = new Board(page, server.url);
      await board.open();
      await board.move("7g7f");
      await controlled(page);
      const first = await buildOf(page);

      await server.stop();
      await page.reload();
      await board.root.waitFor();
      await board.move("3c3d");
      assert.deepEqual(await board.piece("3d"), { piece: "P", color: "white" });

      const next = await publish(site);
      for (const file of ["index.html", "sw.js"]) {
        const text = readFileSync(join(site, file));
        writeFileSync(join(site, `${file}.br`), brotliCompressSync(text));
        writeFileSync(join(site, `${file}.gz`), gzipSync(text));
      }
      const again = await start({ release: RELEASE, site, port: server.port });
      t.after(() => again.stop());
      await page.reload();
      await page.locator("html[data-update=ready]").waitFor({ state: "attached" });
      assert.equal(await buildOf(page), first);
      await page.evaluate(() => document.dispatchEvent(new Event("komadai-update-accepted")));
      await page.locator(`meta[name=build][content="${next}"]`).waitFor({ state: "attached" });
      assert.deepEqual(await board.piece("3d"), { piece: "P", color: "white" });
    });
  });
}

// `text/html;charset=UTF-8` is the same.
function normal(type) {
  return type?.toLowerCase().replaceAll(" ", "");
}
