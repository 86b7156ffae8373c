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

// The page sends the compiled program first.
onmessage = async ({ data }) => {
  onmessage = ({ data }) => go(wasm_bindgen.hear(data));
  try {
    await alive();
    await wasm_bindgen({ module_or_path: data });
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
