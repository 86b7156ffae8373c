// The thread that runs the worker's script, with what the script needs of a browser's worker.
import { readFileSync } from "node:fs";
import vm from "node:vm";
import { Worker as Thread, parentPort, workerData } from "node:worker_threads";

globalThis.self = globalThis;
globalThis.postMessage = (message) => parentPort.postMessage(message);
// Without Web Locks: whether the thread lives is known from its events.
Object.defineProperty(globalThis, "navigator", { value: {} });
// Node's `fetch` reads no files.
globalThis.fetch = async (url) => new Response(readFileSync(url));
// The script starts itself in further threads.
globalThis.location = { href: import.meta.url };
globalThis.Worker = class {
  #thread;
  constructor(script) {
    this.#thread = new Thread(new URL(script), { workerData });
    this.#thread.on("message", (data) => this.onmessage({ data }));
    this.#thread.on("error", (error) => this.onerror(error));
  }
  postMessage(message) {
    this.#thread.postMessage(message);
  }
};

parentPort.on("message", (data) => globalThis.onmessage({ data }));
vm.runInThisContext(workerData.script, { filename: "search_worker.js" });
