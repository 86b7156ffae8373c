// The worker's files in a release.
import { existsSync, readFileSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

const DIST = fileURLToPath(new URL("../../dist/", import.meta.url));
const NET = "search_net.bin";
// Scripts and programs.
const ONE_THREAD = ["search_worker.js", "search_worker.wasm"];
const THREADS = ["search_threads.js", "search_threads.wasm"];

// The folder of the build that the page in dist/ runs.
function folderInDist() {
  const page = join(DIST, "index.html");
  if (!existsSync(page)) {
    throw new Error(`there is no release in ${DIST}: run \`cargo xtask build\`, or set DIST`);
  }
  const build = /name="build" content="([^"]+)"/.exec(readFileSync(page, "utf8"))?.[1];
  if (!build) throw new Error(`${page} does not name its build: set DIST`);
  return join(DIST, "v", build);
}

// The build, and `program`: that for so many threads, as its script, the compiled program and its
// address. It is compiled when it is first asked for.
export function loadRelease(dist) {
  const folder = resolve(dist || folderInDist());
  const files = [...ONE_THREAD, ...THREADS, NET];
  const missing = files.find((file) => !existsSync(join(folder, file)));
  if (missing) throw new Error(`${folder} has no ${missing}: DIST is a folder such as dist/v/BUILD`);
  const loaded = new Map();
  const program = (threads) => {
    const files = threads > 1 ? THREADS : ONE_THREAD;
    if (!loaded.has(files)) loaded.set(files, load(folder, files));
    return loaded.get(files);
  };
  return { build: basename(folder), program };
}

function load(folder, files) {
  const [script, program] = files.map((file) => join(folder, file));
  return {
    script: readFileSync(script, "utf8"),
    module: new WebAssembly.Module(readFileSync(program)),
    address: pathToFileURL(program).href,
  };
}
