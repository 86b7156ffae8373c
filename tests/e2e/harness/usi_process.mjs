// A USI engine in a process of its own.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";

const FRONT = fileURLToPath(new URL("../../../bench/worker_usi.mjs", import.meta.url));

export class UsiProcess {
  #child;
  #lines;

  // The released search worker behind its USI front, without a warm-up; it ends with the test.
  static ofWorker(t, env = {}) {
    const child = spawn(process.execPath, [FRONT], { env: { ...process.env, WARM: "0", ...env } });
    t.after(() => child.kill());
    return new UsiProcess(child);
  }

  constructor(child) {
    this.#child = child;
    this.ended = once(child, "exit").then(([status]) => status);
    this.#lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
    this.complaints = "";
    child.stderr.on("data", (text) => (this.complaints += text));
  }

  send(...lines) {
    this.#child.stdin.write(lines.map((line) => `${line}\n`).join(""));
  }

  endInput() {
    this.#child.stdin.end();
  }

  // Reads up to the first line for which `isLast` holds, a function or a first word.
  async until(isLast) {
    const holds =
      typeof isLast === "function" ? isLast : (line) => line.split(" ")[0] === isLast;
    const lines = [];
    for (;;) {
      const { value, done } = await this.#lines.next();
      if (done) throw new Error(`the output ended: ${lines.join("\n")}${this.complaints}`);
      lines.push(value);
      if (holds(value)) return lines;
    }
  }

  // The best move, and the lines before it.
  async best() {
    const lines = await this.until("bestmove");
    return { move: lines.pop().split(" ")[1], lines };
  }
}
