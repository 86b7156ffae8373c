// The thread that runs the worker's script, with what the script needs of a browser's worker.
import { readFileSync } from "node:fs";
import vm from "node:vm";
import { parentPort, workerData } from "node:worker_threads";

globalThis.self = globalThis;
globalThis.postMessage = (message) => parentPort.postMessage(message);
// Without Web Locks: whether the thread lives is known from its events.
Object.defineProperty(globalThis, "navigator", { value: {} });
// Node's `fetch` reads no files.
globalThis.fetch = async (url) => new Response(readFileSync(url));

parentPort.on("message", (data) => globalThis.onmessage({ data }));
vm.runInThisContext(workerData.script, { filename: "search_worker.js" });
