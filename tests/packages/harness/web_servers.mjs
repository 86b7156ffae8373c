// nginx and Caddy with the settings of a release, each on a port of its own.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { get } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../../e2e/harness/free_port.mjs";

const MODULES = process.env.NGINX_MODULES ?? "/usr/lib/nginx/modules";

// What a release expects, in its settings.
const ROOT = "/srv/komadai";
const PORT = 8080;

export async function nginx({ release, site, port }) {
  port ??= await freePort();
  const folder = mkdtempSync(join(tmpdir(), "komadai-nginx-"));
  const settings = replaced(readFileSync(join(release, "nginx.conf"), "utf8"), [
    [`listen ${PORT};`, `listen 127.0.0.1:${port};`],
    [`listen [::]:${PORT};`, ""],
    [`root ${ROOT};`, `root ${site};`],
  ]);
  const bodies = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
  writeFileSync(join(folder, "nginx.conf"), `
    load_module ${MODULES}/ngx_http_brotli_static_module.so;
    daemon off;
    user root;
    pid ${folder}/pid;
    error_log stderr;
    events {}
    http {
      access_log off;
      ${bodies.map((body) => `${body}_temp_path ${folder}/${body};`).join(" ")}
      ${settings}
    }
  `);
  return run("nginx", ["-p", folder, "-c", join(folder, "nginx.conf"), "-e", "stderr"], { folder, port });
}

export async function caddy({ release, site, port }) {
  port ??= await freePort();
  const folder = mkdtempSync(join(tmpdir(), "komadai-caddy-"));
  const settings = replaced(readFileSync(join(release, "Caddyfile"), "utf8"), [
    [`:${PORT} {`, `http://127.0.0.1:${port} {`],
    [`root * ${ROOT}`, `root * ${site}`],
  ]);
  writeFileSync(join(folder, "Caddyfile"), `{\n\tadmin off\n}\n${settings}`);
  return run("caddy", ["run", "--config", join(folder, "Caddyfile")], { folder, port });
}

export const SERVERS = [nginx, caddy];

// The answer to a GET as it is sent: `fetch` would unpack it.
export async function fetchRaw(url, headers = {}) {
  const [answer] = await once(get(url, { headers, agent: false }), "response");
  const chunks = [];
  for await (const chunk of answer) chunks.push(chunk);
  return { status: answer.statusCode, headers: answer.headers, body: Buffer.concat(chunks) };
}

async function run(program, args, { folder, port }) {
  let said = "";
  let ended = false;
  const env = { ...process.env, HOME: folder, PATH: `${process.env.PATH}:/usr/sbin` };
  const server = spawn(program, args, { env, stdio: ["ignore", "pipe", "pipe"] });
  for (const stream of [server.stdout, server.stderr]) stream.on("data", (text) => (said += text));
  const exit = new Promise((resolve) => {
    server.once("error", (error) => resolve((said += `${program} is not installed: ${error.message}`)));
    server.once("exit", resolve);
  }).then(() => (ended = true));
  const kill = () => server.kill("SIGKILL");
  process.on("exit", kill);
  const stop = async () => {
    process.off("exit", kill);
    server.kill("SIGTERM");
    await exit;
    rmSync(folder, { recursive: true, force: true });
  };
  const url = `http://127.0.0.1:${port}/`;
  for (let tries = 0; tries < 100 && !ended; tries++) {
    try {
      await fetchRaw(url);
      return { url, port, stop };
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
  await stop();
  throw new Error(`${program} does not answer:\n${said}`);
}

function replaced(text, pairs) {
  for (const [from, to] of pairs) {
    if (!text.includes(from)) throw new Error(`the settings have no \`${from}\``);
    text = text.replaceAll(from, to);
  }
  return text;
}
