// A page that is not ours: its own server on another origin, with a content policy.
import { createServer } from "node:http";
import { once } from "node:events";

// `pages` are HTML by path; `policy` is the policy they are served with.
export async function host(pages, policy) {
  const server = createServer((request, response) => {
    const page = pages[new URL(request.url, "http://host").pathname];
    response.writeHead(page === undefined ? 404 : 200, {
      "Content-Type": "text/html; charset=utf-8",
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

// The lines of docs/embedding.md, for our address.
export function policyFor(ours) {
  const from = new URL(ours).origin;
  return [
    "default-src 'none'",
    `script-src ${from} 'wasm-unsafe-eval'`,
    `connect-src ${from}`,
    "worker-src blob:",
    `frame-src ${from}`,
    "style-src 'unsafe-inline'",
  ].join("; ");
}
