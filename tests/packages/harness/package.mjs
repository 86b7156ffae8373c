// The npm package as somebody has it who installed it: unpacked in `node_modules`.
import { execFileSync } from "node:child_process";
import { mkdirSync, readdirSync, rmSync } from "node:fs";
import { fileURLToPath } from "node:url";

// The folder of these tests.
export const TESTS = fileURLToPath(new URL("../", import.meta.url));
export const PACKAGE = `${TESTS}node_modules/komadai-board/`;
// Where sites are built.
export const OUTPUT = fileURLToPath(new URL("../../../target/packages/", import.meta.url));

// Unpacks what `cargo xtask npm` has made.
export function install() {
  rmSync(PACKAGE, { recursive: true, force: true });
  mkdirSync(PACKAGE, { recursive: true });
  const file = process.env.KOMADAI_PACKAGE;
  if (!file) throw new Error("KOMADAI_PACKAGE is not set: run `cargo xtask test packages`");
  execFileSync("tar", ["-xzf", file, "--strip-components=1", "-C", PACKAGE]);
}

// All files in a folder, with `/` between folders, sorted.
export function filesIn(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath ?? entry.path}/${entry.name}`.slice(folder.length).replace(/^[\\/]/, ""))
    .sort();
}
