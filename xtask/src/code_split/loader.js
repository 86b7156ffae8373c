// Loads the files of the program that come later. `cargo xtask finish-dist` fills in the
// names, and adds an export for each part.
import { initSync } from "__GLUE__";

// How long a host may be silent, in milliseconds.
const SILENCE = 30_000;

const loading = {};

// Each file once; what has failed is tried again by the next part that needs it.
function load(file) {
  loading[file] ??= instantiate(file).catch((error) => {
    delete loading[file];
    throw error;
  });
  return loading[file];
}

// Not streamed: a host may serve wasm under another type.
async function instantiate(file) {
  const program = await fetched(new URL(`__FILES__${file}.wasm`, import.meta.url));
  await WebAssembly.instantiate(program, { __wasm_split: initSync() });
}

// A slow network is waited for; a host from which nothing comes any more is given up.
async function fetched(url) {
  const abort = new AbortController();
  let limit;
  const wait = () => {
    clearTimeout(limit);
    limit = setTimeout(() => abort.abort(), SILENCE);
  };
  wait();
  try {
    const answer = await fetch(url, { signal: abort.signal });
    if (!answer.ok) throw new Error(`${answer.url}: ${answer.status}`);
    const pieces = [];
    for (const reader = answer.body.getReader(); ; wait()) {
      const { done, value } = await reader.read();
      if (done) return await new Blob(pieces).arrayBuffer();
      pieces.push(value);
    }
  } finally {
    clearTimeout(limit);
  }
}

const loads = (files) => async (callback, data) => {
  let loaded = true;
  try {
    await Promise.all(files.split(" ").map(load));
  } catch (error) {
    console.error(error);
    loaded = false;
  }
  initSync().__indirect_function_table.get(callback)(data, loaded);
};
