// The wasm host of `tsume`: each line read is a problem, each line written the length of its
// mate in plies and the milliseconds: the best of three times, since other programs use the
// machine too. The warm-up is a mate in one.
import { createRequire } from "node:module";
import { createInterface } from "node:readline";

const { MateSolver } = createRequire(import.meta.url)(process.argv[2]);

const solver = new MateSolver();
for (const end = performance.now() + 1000; performance.now() < end; ) {
  solver.solve("4k4/9/4P4/9/9/9/9/9/9 b G2r2b3g4s4n4l17p 1");
}

for await (const sfen of createInterface({ input: process.stdin })) {
  let length;
  let best = Infinity;
  for (let round = 0; round < 3; round++) {
    const start = performance.now();
    length = solver.solve(sfen);
    best = Math.min(best, performance.now() - start);
  }
  console.log(`${length}\t${best}`);
}
