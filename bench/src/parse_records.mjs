// The wasm host of `parse_records`: each line read is a task (format, shape, bytes, rounds,
// milliseconds), each line written its times of reading and writing: the best of at least
// these rounds and milliseconds.
import { createRequire } from "node:module";
import { createInterface } from "node:readline";

const { Input } = createRequire(import.meta.url)(process.argv[2]);

// The processor's time in milliseconds.
const now = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

for await (const line of createInterface({ input: process.stdin })) {
  const [format, shape, bytes, rounds, milliseconds] = line.split("\t");
  const input = new Input(format, shape, Number(bytes));
  let [read, write] = [Infinity, Infinity];
  const end = now() + Number(milliseconds);
  for (let round = 0; round < Number(rounds) || now() < end; round++) {
    const start = now();
    input.read();
    const middle = now();
    input.write();
    read = Math.min(read, middle - start);
    write = Math.min(write, now() - middle);
  }
  input.free();
  console.log(`${read}\t${write}`);
}
