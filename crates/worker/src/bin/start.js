// The end of the worker's script, after wasm-bindgen's glue: what stands between the
// program and the browser. `cargo xtask finish-dist` fills in the build id.
const build = () => "__BUILD__";
const now = () => performance.now();
const say = (text) => postMessage(text);

// A message to oneself comes after those of the page that wait already; a timer would be
// held back by some milliseconds.
const turns = new MessageChannel();
let comes = false;

function go(on) {
  if (!on || comes) return;
  comes = true;
  turns.port1.postMessage(null);
}

turns.port2.onmessage = () => {
  comes = false;
  go(wasm_bindgen.think());
};

// The net lies beside the program, packed: `cargo xtask finish-dist` fills in how long it is.
const NET = "search_net.bin";
const NET_BYTES = Number("__NET_BYTES__");
// How often the program is told, and how many times in a row without a byte are too many.
const TICK = 250;
const IDLE_TICKS = 40;
let program;
let tried = false;

async function fetch_net() {
  const stop = new AbortController();
  let bytes = 0;
  let idle = 0;
  // Ticks, not the clock: while the program thinks nothing is heard of what comes.
  const ticks = setInterval(() => {
    idle += 1;
    if (idle > IDLE_TICKS) stop.abort(new Error("nothing has come for ten seconds"));
    go(wasm_bindgen.net_comes(bytes, NET_BYTES));
  }, TICK);
  const given_up = new Promise((_, reject) => {
    stop.signal.onabort = () => reject(stop.signal.reason);
  });
  const whole = async () => {
    // What was fetched before may lie damaged in the browser's own cache.
    const options = { cache: tried ? "reload" : "default", signal: stop.signal };
    const answer = await fetch(new URL(NET, program), options);
    if (!answer.ok) throw new Error(`${NET}: ${answer.status}`);
    const counted = new TransformStream({
      transform(chunk, on) {
        bytes += chunk.length;
        idle = 0;
        on.enqueue(chunk);
      },
    });
    const unpacked = answer.body.pipeThrough(counted).pipeThrough(new DecompressionStream("gzip"));
    return new Uint8Array(await new Response(unpacked).arrayBuffer());
  };
  try {
    const net = await Promise.race([whole(), given_up]);
    go(wasm_bindgen.net_came(net));
  } catch (error) {
    go(wasm_bindgen.no_net(String(error)));
  } finally {
    clearInterval(ticks);
    tried = true;
  }
}

// The page sends the compiled program first, and its address: this script may be imported by
// another that has none.
onmessage = async ({ data: [module, address] }) => {
  program = address;
  onmessage = ({ data }) => go(wasm_bindgen.hear(data));
  try {
    await alive();
    await wasm_bindgen({ module_or_path: module });
  } catch (error) {
    postMessage(`broken\nwhy ${String(error).replace(/\s+/g, " ")}`);
  }
};

// Takes the lock of the worker's name, which nothing but the worker's end gives back.
// Without locks the page knows only what the browser tells it of that.
function alive() {
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
