// Loads the files of the program that come later. `cargo xtask finish-dist` fills in the
// names, and adds an export for each part.
import { initSync } from "__GLUE__";

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
  const answer = await fetch(new URL(`__FILES__${file}.wasm`, import.meta.url));
  if (!answer.ok) throw new Error(`${answer.url}: ${answer.status}`);
  await WebAssembly.instantiate(await answer.arrayBuffer(), { __wasm_split: initSync() });
}

const loads = (files) => async (callback, data) => {
  let loaded = true;
  try {
    await Promise.all(files.map(load));
  } catch (error) {
    console.error(error);
    loaded = false;
  }
  initSync().__indirect_function_table.get(callback)(data, loaded);
};
