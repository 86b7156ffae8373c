// Times the wasm build as `peers tasks` lists it: every line read is a task
// (name, mode, position, depth), every line written its nodes per second.
// A task is warmed up for two seconds when it is first asked for.
import { createRequire } from "node:module";
import { createInterface } from "node:readline";

const { count } = createRequire(import.meta.url)(process.argv[2]);
const warm = new Set();

for await (const line of createInterface({ input: process.stdin })) {
  const [, mode, position, depth] = line.split("\t");
  const run = () => count(Number(position), Number(depth), mode === "leaf");
  if (!warm.has(line)) {
    for (const end = performance.now() + 2000; performance.now() < end; ) run();
    warm.add(line);
  }
  const start = performance.now();
  const nodes = run();
  console.log((nodes * 1000) / (performance.now() - start));
}
