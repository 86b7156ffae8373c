// Times the wasm build as `search_nps` lists it: every line read is a task (position,
// nodes), every line written the nodes it took and its milliseconds of processor time.
// It is warmed up before it says that it is ready. The second argument is a net, if
// the search is to be with one.
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
