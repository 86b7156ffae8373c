// The script of the worker, after `common.js` and wasm-bindgen's glue: the browser APIs that the
// program needs.
const build = () => BUILD;
const now = () => performance.now();
const post_message = (message) => postMessage(message);

// A message to itself lets waiting messages of the page in first; a timer would be delayed by
// some milliseconds.
const steps = new MessageChannel();
let scheduled = false;

function schedule(isBusy) {
  if (!isBusy || scheduled) return;
  scheduled = true;
  steps.port1.postMessage(null);
}

steps.port2.onmessage = () => {
  scheduled = false;
  schedule(wasm_bindgen.step());
};

let program;

function fetch_net() {
  fetchNet(program, {
    onProgress: (bytes, of) => schedule(wasm_bindgen.on_net_progress(bytes, of)),
    onLoaded: (net) => schedule(wasm_bindgen.on_net_loaded(net)),
    onError: (why) => schedule(wasm_bindgen.on_net_error(why)),
  });
}

// The page sends the compiled program first, and its address: this script may be imported by
// another one that has no address.
onmessage = async ({ data: [module, address] }) => {
  program = address;
  onmessage = ({ data }) => {
    if (data === "cancel_net") cancelNet();
    else schedule(wasm_bindgen.handle_message(data));
  };
  try {
    await holdLock();
    await wasm_bindgen({ module_or_path: module });
  } catch (error) {
    fail(error);
  }
};
