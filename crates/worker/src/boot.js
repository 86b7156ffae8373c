// The end of the worker's script, after wasm-bindgen's glue. The page sends the compiled
// program; before anything is said the lock of the worker's name is taken, which nothing
// but the worker's end gives back. `cargo xtask finish-dist` fills in the build id.
self.build = "__BUILD__";
onmessage = async ({ data }) => {
  onmessage = null;
  try {
    await alive();
    await wasm_bindgen({ module_or_path: data });
  } catch (error) {
    postMessage(`broken\nwhy ${String(error).replace(/\s+/g, " ")}`);
  }
};

function alive() {
  return new Promise((done) => {
    const hold = () => {
      postMessage("alive");
      done();
      return new Promise(() => {});
    };
    // Without locks only what the browser tells of a worker's end is known.
    if (navigator.locks) navigator.locks.request(self.name, hold).catch(done);
    else done();
  });
}
