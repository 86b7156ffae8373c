// A host of the release that serves the engine's net in the ways in which a host can fail to.
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { extname, join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";

const KINDS = { ".html": "text/html", ".js": "text/javascript", ".css": "text/css" };

// What becomes of the net's bytes.
const DAMAGE = {
  whole: (net) => net,
  damaged: (net) => net.map((byte, at) => (at === net.length >> 1 ? byte ^ 255 : byte)),
  foreign: () => gzipSync("<!doctype html>"),
  // The next version of the format.
  newer: (net) => gzipSync(gunzipSync(net).map((byte, at) => (at === 8 ? byte + 1 : byte))),
};

// `host.net` says how the net is served: as in `DAMAGE`; `missing` is a 404, `gone` no answer;
// `cut` breaks off in its middle, `held` stands still there until `host.release()`. `host.asked`
// counts who has asked for it. `host.before` is put before the worker's script. `host.silent`
// names a file in whose middle the host falls silent.
export async function netHost(t, dir) {
  const host = { net: "whole", asked: 0, before: "", silent: null };
  const held = [];
  host.release = () => held.splice(0).forEach((release) => release());
  const server = createServer(async (request, response) => {
    const [path] = request.url.split("?");
    const file = path.replace("/deep/path/", "") || "index.html";
    let content;
    try {
      content = await readFile(join(dir, file));
    } catch {
      response.statusCode = 404;
      return response.end();
    }
    response.setHeader("content-type", KINDS[extname(file)] ?? "application/octet-stream");
    if (host.silent && file.endsWith(host.silent)) {
      response.setHeader("content-length", content.length);
      return response.write(content.subarray(0, content.length >> 1));
    }
    if (file.endsWith("search_worker.js")) return response.end(host.before + content);
    if (!file.endsWith("search_net.bin")) return response.end(content);
    host.asked += 1;
    if (host.net in DAMAGE) return response.end(DAMAGE[host.net](content));
    if (host.net === "gone") return request.socket.destroy();
    if (host.net === "missing") {
      response.statusCode = 404;
      return response.end();
    }
    response.setHeader("content-length", content.length);
    const half = content.length >> 1;
    response.write(content.subarray(0, half), () => {
      if (host.net === "cut") request.socket.destroy();
      else held.push(() => response.end(content.subarray(half)));
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  host.stop = async () => {
    server.closeAllConnections();
    if (server.listening) await new Promise((closed) => server.close(closed));
  };
  t.after(host.stop);
  host.url = `http://127.0.0.1:${server.address().port}/deep/path/`;
  return host;
}
