// Prints the rates of the wasm build, a line a task as `peers --rates` does:
// position, mode, nodes per second. Warmed up for two seconds.
import { readFile } from "node:fs/promises";

const [file, tasks] = process.argv.slice(2);
const { instance } = await WebAssembly.instantiate(await readFile(file));
const { count } = instance.exports;

function time(position, depth, leaf) {
  const start = performance.now();
  const nodes = count(position, depth, leaf);
  return { nodes, seconds: (performance.now() - start) / 1000 };
}

for (const { name, position, mode, depth } of JSON.parse(tasks)) {
  const leaf = mode === "leaf" ? 1 : 0;
  for (const end = performance.now() + 2000; performance.now() < end; ) {
    time(position, depth, leaf);
  }
  const { nodes, seconds } = time(position, depth, leaf);
  console.log(`${name}\t${mode}\t${nodes / seconds}`);
}
