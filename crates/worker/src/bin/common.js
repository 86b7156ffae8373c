// The beginning of the scripts of both workers. `cargo xtask finish-dist` fills in the build id
// and the size of the net.
const BUILD = "__BUILD__";

// The net is in the program's folder, compressed.
const NET = "search_net.bin";
const NET_BYTES = Number("__NET_BYTES__");
// The interval of progress reports, and the number of reports without a new byte that end
// the fetch.
const TICK = 250;
const IDLE_TICKS = 40;
let hasTriedNet = false;
// Ends the fetch of the net that runs.
let cancelNet = () => {};

// Fetches the net from the folder of `program`, an address. Calls `onProgress` with the bytes
// so far and of the whole file, regularly even without progress, and once `onLoaded` or
// `onError`.
async function fetchNet(program, { onProgress, onLoaded, onError }) {
  const abort = new AbortController();
  cancelNet = () => abort.abort("cancelled");
  let bytes = 0;
  let idle = 0;
  // Ticks, not the clock: while the program searches no chunk can arrive.
  const ticks = setInterval(() => {
    idle += 1;
    if (idle > IDLE_TICKS) abort.abort(new Error("nothing has come for ten seconds"));
    onProgress(bytes, NET_BYTES);
  }, TICK);
  const aborted = new Promise((_, reject) => {
    abort.signal.onabort = () => reject(abort.signal.reason);
  });
  const fetched = async () => {
    // The copy in the browser's cache may be damaged.
    const options = { cache: hasTriedNet ? "reload" : "default", signal: abort.signal };
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
    onLoaded(await Promise.race([fetched(), aborted]));
  } catch (error) {
    onError(String(error));
  } finally {
    clearInterval(ticks);
    cancelNet = () => {};
    hasTriedNet = true;
  }
}

// Tells the page that the worker has failed.
const fail = (error) => postMessage({ error: { why: String(error) } });

// Takes the lock of the worker's name, which is released only when the worker ends. Without
// Web Locks the page has to rely on the worker's error events.
function holdLock() {
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
