// The wasm host of `problems`: each line read is a position after a move and the plies until
// mate, each line written the number of searches for the answer and the milliseconds: the best
// of three times, since other programs use the machine too.
import { createRequire } from "node:module";
import { createInterface } from "node:readline";

const { MateSolver } = createRequire(import.meta.url)(process.argv[2]);

const solver = new MateSolver();
for (const end = performance.now() + 1000; performance.now() < end; ) {
  solver.solve("4k4/9/4P4/9/9/9/9/9/9 b G2r2b3g4s4n4l17p 1");
}

for await (const line of createInterface({ input: process.stdin })) {
  const [sfen, plies] = line.split("\t");
  let searches;
  let best = Infinity;
  for (let round = 0; round < 3; round++) {
    const start = performance.now();
    searches = solver.reply(sfen, Number(plies));
    best = Math.min(best, performance.now() - start);
  }
  console.log(`${searches}\t${best}`);
}
