// A thread of a program for WASI (preview 1) with threads (wasi-threads): the functions that
// ours imports, and its start. Its input comes through a ring buffer that all workers share.

// Bytes of the ring buffer.
const INPUT_BYTES = 1 << 16;
// Words of its head: the bytes written and read so far, modulo 2^32, and the threads started.
const [WRITTEN, READ, THREADS] = [0, 1, 2];

const SUCCESS = 0;
const MONOTONIC = 1;

// What a thread imports. `onLine` is called with each line of its output, `onThread` with a
// thread that it starts.
function wasiImports({ memory, head, ring }, { onLine, onThread }) {
  // Anew each time: the memory grows.
  const view = () => new DataView(memory.buffer);
  const bytes = () => new Uint8Array(memory.buffer);
  const outputs = { 1: lineDecoder(onLine), 2: lineDecoder(console.error) };

  // The buffers that a call names: where each begins, and its length.
  const buffers = (at, count) =>
    Array.from({ length: count }, (_, i) => [
      view().getUint32(at + 8 * i, true),
      view().getUint32(at + 8 * i + 4, true),
    ]);

  // Waits until there is input, and copies as much as fits.
  function read(to, length) {
    const start = Atomics.load(head, READ);
    // Nothing read would be the end of the input.
    while (Atomics.load(head, WRITTEN) === start) Atomics.wait(head, WRITTEN, start);
    const count = Math.min(length, (Atomics.load(head, WRITTEN) - start) >>> 0);
    const target = bytes();
    for (let i = 0; i < count; i += 1) {
      target[to + i] = ring[((start + i) >>> 0) % INPUT_BYTES];
    }
    Atomics.add(head, READ, count);
    return count;
  }

  return {
    env: { memory },
    wasi: {
      "thread-spawn": (argument) => {
        const id = Atomics.add(head, THREADS, 1) + 1;
        onThread({ id, argument });
        return id;
      },
    },
    wasi_snapshot_preview1: {
      clock_time_get: (clock, _precision, time) => {
        const ms = performance.now() + (clock === MONOTONIC ? 0 : performance.timeOrigin);
        view().setBigUint64(time, BigInt(Math.round(ms * 1e6)), true);
        return SUCCESS;
      },
      environ_get: () => SUCCESS,
      environ_sizes_get: (count, size) => {
        view().setUint32(count, 0, true);
        view().setUint32(size, 0, true);
        return SUCCESS;
      },
      fd_read: (_file, at, count, size) => {
        const [first] = buffers(at, count).filter(([, length]) => length > 0);
        view().setUint32(size, first ? read(...first) : 0, true);
        return SUCCESS;
      },
      fd_write: (file, at, count, size) => {
        const written = buffers(at, count);
        for (const [start, length] of written) {
          outputs[file](bytes().slice(start, start + length));
        }
        view().setUint32(size, written.reduce((sum, [, length]) => sum + length, 0), true);
        return SUCCESS;
      },
      proc_exit: (code) => {
        throw new Error(`the program has ended with ${code}`);
      },
      sched_yield: () => SUCCESS,
    },
  };
}

// A function that takes bytes of text, and calls `onLine` with each whole line.
function lineDecoder(onLine) {
  const decoder = new TextDecoder();
  let text = "";
  return (bytes) => {
    const lines = (text + decoder.decode(bytes, { stream: true })).split("\n");
    text = lines.pop();
    lines.forEach((line) => onLine(line));
  };
}

// Runs the program, or the thread of it that it has asked for.
async function runThread({ module, shared, thread }) {
  const imports = wasiImports(shared, {
    onLine: (line) => postMessage({ line }),
    onThread: (thread) => postMessage({ thread }),
  });
  const { exports } = await WebAssembly.instantiate(module, imports);
  if (thread) exports.wasi_thread_start(thread.id, thread.argument);
  else exports._start();
}
