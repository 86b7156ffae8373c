// The script of the worker with threads, after `common.js` and `wasi_threads.js`. The page
// starts it as a worker, which starts others for the threads of the program.

// The memory of the program in pages of 64 KB: up to 512 MB, since phones refuse more. It needs 64
// for each of two tables, and 17 for each thread.
const MEMORY = { initial: 256, maximum: 8_192, shared: true };

class Program {
  #module;
  #address;
  #shared = {
    memory: new WebAssembly.Memory(MEMORY),
    head: new Int32Array(new SharedArrayBuffer(12)),
    ring: new Uint8Array(new SharedArrayBuffer(INPUT_BYTES)),
  };
  // Input that waits until there is room for it.
  #waiting = [];

  // `threads` is the number of those that search.
  constructor(module, address, threads) {
    this.#module = module;
    this.#address = address;
    this.#write({ begin: { build: BUILD, threads } });
    this.#start();
  }

  // Starts the program, or a thread of it.
  #start(thread) {
    const worker = new Worker(self.location.href);
    worker.onmessage = ({ data: { line, thread, error } }) => {
      if (error) fail(error.why);
      else if (thread) this.#start(thread);
      else this.#handle(JSON.parse(line));
    };
    worker.onerror = (event) => fail(event.message);
    worker.postMessage({ module: this.#module, shared: this.#shared, thread });
  }

  // Handles a line of the program's output.
  #handle(output) {
    if (output !== "fetch_net") {
      postMessage(output.reply);
      return;
    }
    fetchNet(this.#address, {
      onProgress: (bytes, of) => this.#write({ net_progress: { bytes, of } }),
      onLoaded: (net) => this.#write({ net_loaded: { bytes: net.length } }, net),
      onError: (why) => this.#write({ net_error: why }),
    });
  }

  // Passes a message of the page on.
  send(command) {
    this.#write({ command });
  }

  // Writes a line of input, and bytes that belong to it.
  #write(input, bytes) {
    const isIdle = this.#waiting.length === 0;
    this.#waiting.push(new TextEncoder().encode(`${toJson(input)}\n`));
    if (bytes) this.#waiting.push(bytes);
    if (isIdle) this.#flush();
  }

  #flush() {
    const { head, ring } = this.#shared;
    while (this.#waiting.length > 0) {
      const [bytes] = this.#waiting;
      const start = Atomics.load(head, WRITTEN);
      const room = INPUT_BYTES - ((start - Atomics.load(head, READ)) >>> 0);
      const count = Math.min(bytes.length, room);
      for (let i = 0; i < count; i += 1) ring[((start + i) >>> 0) % INPUT_BYTES] = bytes[i];
      Atomics.add(head, WRITTEN, count);
      Atomics.notify(head, WRITTEN);
      if (count < bytes.length) {
        this.#waiting[0] = bytes.subarray(count);
        setTimeout(() => this.#flush(), 1);
        return;
      }
      this.#waiting.shift();
    }
  }
}

// JSON in which a BigInt is a number with all of its digits.
function toJson(value) {
  const text = JSON.stringify(value, (_, part) => (typeof part === "bigint" ? `${part}n` : part));
  return text.replace(/"(\d+)n"/g, "$1");
}

// The first message comes from the page, with the compiled program, its address and the number of
// threads, or from the worker that has started this one for a thread.
onmessage = async ({ data }) => {
  try {
    if (!Array.isArray(data)) {
      await runThread(data);
      return;
    }
    await holdLock();
    const program = new Program(...data);
    onmessage = ({ data }) => {
      if (data === "cancel_net") cancelNet();
      else program.send(data);
    };
  } catch (error) {
    fail(error);
  }
};
