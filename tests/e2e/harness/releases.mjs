// Copies of the release that a test may change, and what the browser keeps of them.
import { createReadStream } from "node:fs";
import { once } from "node:events";
import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { extname, join } from "node:path";

// A folder of the test's own.
export async function copyOfDist(t, dist) {
  const dir = await mkdtemp(join(tmpdir(), "komadai-"));
  t.after(() => rm(dir, { recursive: true }));
  await cp(dist, dir, { recursive: true });
  return dir;
}

// Makes a next version of what lies in a folder; its build.
export async function publish(dir) {
  const page = await readFile(join(dir, "index.html"), "utf8");
  const [, build] = /name="build" content="([^"]+)"/.exec(page);
  const next = build.replace(/^./, (digit) => (digit === "0" ? "1" : "0"));
  for (const file of ["index.html", "sw.js"]) {
    const text = await readFile(join(dir, file), "utf8");
    await writeFile(join(dir, file), text.replaceAll(build, next));
  }
  await cp(join(dir, "v", build), join(dir, "v", next), { recursive: true });
  return next;
}

// The build that a page runs.
export function buildOf(page) {
  return page.locator("meta[name=build]").getAttribute("content");
}

// The builds that the browser keeps, sorted.
export async function builds(page) {
  const names = await page.evaluate(() => caches.keys());
  const ours = names.filter((name) => name.startsWith("komadai "));
  return ours.map((name) => name.split(" ").at(-1)).sort();
}

const KINDS = { ".html": "text/html", ".js": "text/javascript", ".css": "text/css" };

// A server that goes away in the middle of an installation: after that of the service worker it
// gives so many answers, and breaks off in the next. `gone` is when it has.
export async function fragile(dir, { port, answers }) {
  let left = Infinity;
  const server = createServer((request, response) => {
    const [path] = request.url.split("?");
    const file = path.replace("/deep/path/", "") || "index.html";
    const kind = KINDS[extname(file)] ?? "application/octet-stream";
    left = file === "sw.js" ? answers : left - 1;
    response.setHeader("content-type", kind);
    if (left >= 0) {
      createReadStream(join(dir, file)).pipe(response);
    } else {
      response.setHeader("content-length", 1_000_000);
      response.write("half of", () => server.closeAllConnections());
      server.close();
    }
  });
  const gone = once(server, "close");
  server.listen(port, "127.0.0.1");
  await once(server, "listening");
  return { gone };
}
