// A reporter of Node's test runner: a line for each test, with its milliseconds, its file and its
// name. `cargo xtask test` makes the table of the slowest of it.
import { basename } from "node:path";

export default async function* times(events) {
  for await (const { type, data } of events) {
    if ((type !== "test:pass" && type !== "test:fail") || data.skip !== undefined) continue;
    const file = basename(data.file ?? "", ".test.mjs");
    yield `${Math.round(data.details.duration_ms)}\t${file}\t${data.name}\n`;
  }
}
