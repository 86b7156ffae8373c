// The end of the worker's script, after wasm-bindgen's glue: the browser APIs that the
// program needs. `cargo xtask finish-dist` fills in the build id.
const build = () => "__BUILD__";
const now = () => performance.now();
const post_message = (message) => postMessage(message);

// A message to itself lets waiting messages of the page in first; a timer would be delayed by
// some milliseconds.
const steps = new MessageChannel();
let scheduled = false;

function schedule(is_busy) {
  if (!is_busy || scheduled) return;
  scheduled = true;
  steps.port1.postMessage(null);
}

steps.port2.onmessage = () => {
  scheduled = false;
  schedule(wasm_bindgen.step());
};

// The net is in the program's folder, compressed: `cargo xtask finish-dist` fills in its size.
const NET = "search_net.bin";
const NET_BYTES = Number("__NET_BYTES__");
// The interval of progress reports, and the number of reports without a new byte that end
// the fetch.
const TICK = 250;
const IDLE_TICKS = 40;
let program;
let tried = false;
// Ends the fetch of the net that runs.
let cancel_net = () => {};

async function fetch_net() {
  const abort = new AbortController();
  cancel_net = () => abort.abort("cancelled");
  let bytes = 0;
  let idle = 0;
  // Ticks, not the clock: while the program searches no chunk can arrive.
  const ticks = setInterval(() => {
    idle += 1;
    if (idle > IDLE_TICKS) abort.abort(new Error("nothing has come for ten seconds"));
    schedule(wasm_bindgen.on_net_progress(bytes, NET_BYTES));
  }, TICK);
  const aborted = new Promise((_, reject) => {
    abort.signal.onabort = () => reject(abort.signal.reason);
  });
  const fetched = async () => {
    // The copy in the browser's cache may be damaged.
    const options = { cache: tried ? "reload" : "default", signal: abort.signal };
    const response = await fetch(new URL(NET, program), options);
    if (!response.ok) throw new Error(`${NET}: ${response.status}`);
    const counter = new TransformStream({
      transform(chunk, controller) {
        bytes += chunk.length;
        idle = 0;
        controller.enqueue(chunk);
      },
    });
    const stream = response.body.pipeThrough(counter).pipeThrough(new DecompressionStream("gzip"));
    return new Uint8Array(await new Response(stream).arrayBuffer());
  };
  try {
    const net = await Promise.race([fetched(), aborted]);
    schedule(wasm_bindgen.on_net_loaded(net));
  } catch (error) {
    schedule(wasm_bindgen.on_net_error(String(error)));
  } finally {
    clearInterval(ticks);
    cancel_net = () => {};
    tried = true;
  }
}

// The page sends the compiled program first, and its address: this script may be imported by
// another one that has no address.
onmessage = async ({ data: [module, address] }) => {
  program = address;
  onmessage = ({ data }) => {
    if (data === "cancel_net") cancel_net();
    else schedule(wasm_bindgen.handle_message(data));
  };
  try {
    await hold_lock();
    await wasm_bindgen({ module_or_path: module });
  } catch (error) {
    postMessage({ error: { why: String(error) } });
  }
};

// Takes the lock of the worker's name, which is released only when the worker ends. Without
// Web Locks the page has to rely on the worker's error events.
function hold_lock() {
  return new Promise((done) => {
    const hold = () => {
      postMessage("alive");
      done();
      return new Promise(() => {});
    };
    if (navigator.locks) navigator.locks.request(self.name, hold).catch(done);
    else done();
  });
}
