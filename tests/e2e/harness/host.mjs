// A page that is not ours: its own server on another origin, with a content policy.
import { createServer } from "node:http";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const TYPES = { css: "text/css", js: "text/javascript", svg: "image/svg+xml", png: "image/png" };

// `pages` are files by path, HTML where the path does not say otherwise; `policy` is the
// policy they are served with.
export async function host(pages, policy) {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url, "http://host");
    const page = pages[pathname];
    response.writeHead(page === undefined ? 404 : 200, {
      "Content-Type": TYPES[pathname.split(".").at(-1)] ?? "text/html; charset=utf-8",
      ...(policy && { "Content-Security-Policy": policy }),
    });
    response.end(page ?? "not found");
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address();
  const stop = async () => {
    server.closeAllConnections();
    server.close();
    await once(server, "close");
  };
  return { url: `http://127.0.0.1:${port}/`, stop };
}

const GUIDE = fileURLToPath(new URL("../../../docs/embedding.md", import.meta.url));

// The policy that docs/embedding.md asks for, word for word, on a page that allows nothing
// else but styles of its own. `frames`: the lines for boards in frames.
export function policyFor(ours, { frames = false } = {}) {
  const chapter = readFileSync(GUIDE, "utf8").split("## Content security policy")[1];
  const blocks = [...chapter.matchAll(/```\n([^`]*)```/g)].map(([, lines]) => lines);
  const lines = blocks[frames ? 1 : 0].trim().split("\n");
  const policy = lines.map((line) => line.replaceAll("https://HOST", new URL(ours).origin));
  return ["default-src 'none'", "style-src 'unsafe-inline'", ...policy].join("; ");
}
