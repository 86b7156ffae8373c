// The wasm host of `peers`: each line read is a task (name, mode, position, depth), each line
// written its nodes per second. The first run of a task is preceded by a warm-up of two
// seconds.
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
