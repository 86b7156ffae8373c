// The release on a server of its own, under a deep path.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";

export const ROOT = fileURLToPath(new URL("../../../", import.meta.url));
// Given by `cargo xtask test`; any run of `cargo xtask` leaves it here.
const XTASK = process.env.KOMADAI_XTASK ?? `${ROOT}target/debug/xtask`;

// Serves `dir` (dist/ unless given). `port` lets a second server take the first one's place.
export async function serve({ dir = `${ROOT}dist`, path = "/deep/path/", port = 0 } = {}) {
  const server = spawn(XTASK, ["serve", "--dir", dir, "--path", path, "--port", `${port}`], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const closed = once(server, "exit");
  const stop = async () => {
    process.off("exit", kill);
    server.kill();
    await closed;
  };
  const kill = () => server.kill();
  process.on("exit", kill);

  for await (const line of createInterface({ input: server.stdout })) {
    const url = /http:\S+/.exec(line)?.[0];
    if (url) return { url, port: Number(new URL(url).port), dir, stop };
  }
  throw new Error(`the server ended: ${(await closed)[0]}`);
}
