// The wasm host of `search_nps`: each line read is a task (position, nodes), each line
// written the nodes searched and the milliseconds of processor time. The line "ready" comes
// after a warm-up. The second argument is the net, if there is to be one.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { createInterface } from "node:readline";

const { SearchTask } = createRequire(import.meta.url)(process.argv[2]);

const now = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

const net = process.argv[3] ? readFileSync(process.argv[3]) : new Uint8Array();
const task = new SearchTask(net);
for (const end = performance.now() + 3000; performance.now() < end; ) {
  task.clear();
  task.search(0, 100_000);
}
console.log("ready");

for await (const line of createInterface({ input: process.stdin })) {
  const [position, nodes] = line.split("\t").map(Number);
  task.clear();
  const start = now();
  const searched = task.search(position, nodes);
  console.log(`${searched}\t${now() - start}`);
}
