// The search worker of a release as a USI engine under Node, for matches against other
// engines:
//
//   DIST=dist/v/BUILD WARM=3000 node bench/worker_usi.mjs
//
// DIST is the folder of a build, by default that of the release in dist/. WARM is how many
// milliseconds it searches at the first `isready`, so that the time in which the program is
// compiled does not count. docs/engine.md has more.
import { createInterface } from "node:readline";
import { Engine } from "./worker_usi/engine.mjs";
import { loadRelease } from "./worker_usi/release.mjs";
import { Session } from "./worker_usi/session.mjs";

const WARM = 3000;

function fail(problem) {
  console.error(`worker_usi: ${problem}`);
  process.exit(1);
}

function warmUpTime() {
  const text = process.env.WARM ?? `${WARM}`;
  if (!/^\d+$/.test(text)) throw new Error(`WARM is a number of milliseconds, not "${text}"`);
  return Number(text);
}

try {
  const release = loadRelease(process.env.DIST);
  const session = new Session({
    engine: new Engine(release),
    build: release.build,
    warmUp: warmUpTime(),
    write: (line) => process.stdout.write(`${line}\n`),
    fail: (error) => fail(error.message),
    quit: () => process.exit(0),
  });
  const lines = createInterface({ input: process.stdin });
  lines.on("line", (line) => session.handleLine(line));
  lines.on("close", () => session.close());
} catch (error) {
  fail(error.message);
}
