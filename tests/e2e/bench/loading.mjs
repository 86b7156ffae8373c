// What Lighthouse says of the release: all four categories, a phone (the network and the
// processor slowed in its model) and a desktop, the best of five runs. The reports lie in
// target/lighthouse. Served compressed, as hosts of web pages do; `xtask serve` does not.
// RUNS is another number of runs; SCREENS names some of the screens, with commas between.
import { createServer } from "node:http";
import { once } from "node:events";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { availableParallelism, loadavg } from "node:os";
import { extname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import { launch } from "../harness/app.mjs";
import { freePort } from "../harness/free_port.mjs";
import { judged, report } from "../harness/lighthouse.mjs";

const ROOT = fileURLToPath(new URL("../../../", import.meta.url));
const REPORTS = join(ROOT, "target/lighthouse");
const RUNS = Number(process.env.RUNS ?? 5);
const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"];
const TIMES = [
  "first-contentful-paint",
  "largest-contentful-paint",
  "speed-index",
  "total-blocking-time",
  "interactive",
];
const SCREENS = [
  ["home", "#/"],
  ["play", "#/play"],
  ["record", "#/record?usen=~0.6y2."],
  ["gallery", "gallery.html"],
];

const KINDS = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".wasm": "application/wasm",
  ".webmanifest": "application/manifest+json",
};

async function compressed(dir) {
  const server = createServer(async (request, response) => {
    const path = new URL(request.url, "http://host").pathname.slice(1) || "index.html";
    try {
      const body = await promisify(gzip)(await readFile(join(dir, path)));
      const kind = KINDS[extname(path)] ?? "application/octet-stream";
      response.writeHead(200, { "Content-Type": kind, "Content-Encoding": "gzip" }).end(body);
    } catch {
      response.writeHead(404).end();
    }
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return server;
}

// What moved most while the page loaded, if anything did.
function moved(lhr) {
  const items = lhr.audits["layout-shifts"]?.details?.items ?? [];
  return items.map(({ node, score }) => `${node?.selector ?? "?"} ${score.toFixed(4)}`);
}

const server = await compressed(process.env.DIST ?? join(ROOT, "dist"));
const port = await freePort();
const browser = await launch({ args: [`--remote-debugging-port=${port}`] });
const url = `http://127.0.0.1:${server.address().port}/`;
const wanted = process.env.SCREENS?.split(",");
await mkdir(REPORTS, { recursive: true });
const load = loadavg().map((load) => load.toFixed(1)).join(" ");
console.log(`Lighthouse; ${availableParallelism()} cores, load ${load}, the best of ${RUNS}`);
for (const [name, address] of SCREENS.filter(([name]) => !wanted || wanted.includes(name))) {
  for (const form of ["mobile", "desktop"]) {
    const reports = [];
    for (let run = 0; run < RUNS; run++) {
      reports.push(await report(url + address, { port, form, categories: CATEGORIES }));
    }
    const speed = (lhr) => lhr.categories.performance.score;
    const best = reports.reduce((best, lhr) => (speed(lhr) > speed(best) ? lhr : best));
    await writeFile(join(REPORTS, `${name}-${form}.json`), JSON.stringify(best, null, 1));
    const scores = CATEGORIES.map((id) => `${id} ${judged(best, id).score}`);
    const times = TIMES.map((id) => `${id} ${Math.round(best.audits[id].numericValue)} ms`);
    // The worst of all runs: nothing may move in any of them.
    const shift = Math.max(...reports.map((lhr) => lhr.audits["cumulative-layout-shift"].numericValue));
    const all = [...scores, ...times, `layout-shift ${Number(shift.toFixed(4))}`];
    console.log(`${name}, ${form}: ${[...all, ...reports.flatMap(moved)].join(", ")}`);
  }
}
await browser.close();
server.close();
