// The search worker in its thread: requests, stopping, answers. As the page does, a worker
// that does not stop in time is replaced; its messages are in crates/protocol.
import { once } from "node:events";
import { Worker } from "node:worker_threads";
import { START, limitsMessage, stateMessage } from "./messages.mjs";

// The version of the messages that this program knows.
const VERSION = 8;
// How long the worker may take to answer a stop, in milliseconds: it reads messages between
// two iterations only.
const STOP_TIMEOUT = 50;
const STATE = stateMessage({ sfen: START, moves: [] });

export class Engine {
  #release;
  #worker = null;
  #threads = 1;
  #lastId = 0;
  // The request in progress: its id, `onReport`, `resolve`, and the last report.
  #running = null;
  // Called when the net is loaded, or is known to be missing.
  #onNet = () => {};

  // Called with a message of the worker that the user has to see, and with an error that
  // ends the program.
  onNotice = () => {};
  onError = () => {};

  constructor(release) {
    this.#release = release;
  }

  // Starts the worker, and loads its net.
  async start() {
    const { script, module, address } = this.#release.program(this.#threads);
    const worker = new Worker(new URL("thread.mjs", import.meta.url), { workerData: { script } });
    this.#worker = worker;
    worker.on("error", (error) => this.onError(error));
    worker.postMessage([module, address, this.#threads]);
    const [first] = await once(worker, "message");
    if (!first.ready) throw new Error(`the worker did not start: ${first.error?.why ?? first}`);
    const { version } = first.ready;
    if (version !== VERSION) {
      throw new Error(`the worker's messages are of version ${version}, not ${VERSION}`);
    }
    worker.on("message", (message) => this.#handle(message));
    const net = new Promise((resolve) => (this.#onNet = resolve));
    await this.search(STATE, limitsMessage({ depth: 1 }));
    await net;
  }

  // Searches on so many threads from now on.
  async setThreads(threads) {
    if (threads === this.#threads) return;
    this.#threads = threads;
    if (this.#worker) await this.#restart();
  }

  async #restart() {
    await this.#worker.terminate();
    await this.start();
  }

  // Searches a position up to the limits; reports go to `onReport`. Returns the answer:
  // `{ report }`, or `{ refused }` with the reason.
  search(state, limits, onReport = () => {}) {
    return this.#request({ analyse: { state, limits } }, onReport);
  }

  // What to do where nothing was searched: "declare", "no_move", or `{ play }`.
  async decide(state) {
    const play = { state, level: 10, time: limitsMessage({ movetime: 0 }).time, seed: 0, book: false };
    return (await this.#request({ play }, () => {})).decision;
  }

  #request(request, onReport) {
    this.#lastId += 1;
    const id = this.#lastId;
    return new Promise((resolve) => {
      this.#running = { id, onReport, resolve, report: null, stopped: false };
      this.#worker.postMessage({ start: { id, request } });
    });
  }

  // Ends the search: it is answered with the result so far.
  stop() {
    const running = this.#running;
    if (!running || running.stopped) return;
    running.stopped = true;
    this.#worker.postMessage({ stop: { id: running.id } });
    setTimeout(() => this.#replaceWorker(running), STOP_TIMEOUT);
  }

  // Clears the tables.
  newGame() {
    this.#worker.postMessage("new_game");
  }

  async #replaceWorker(running) {
    if (this.#running !== running) return;
    if (!running.report) {
      // Without a first iteration there is no move to play.
      setTimeout(() => this.#replaceWorker(running), STOP_TIMEOUT);
      return;
    }
    this.#running = null;
    try {
      await this.#restart();
      running.resolve({ report: running.report });
    } catch (error) {
      this.onError(error);
    }
  }

  #handle(message) {
    const { info, net, error } = message;
    if (net) this.#handleNet(net);
    else if (info) {
      if (info.id !== this.#running?.id) return;
      this.#running.report = info.report;
      this.#running.onReport(info.report);
    } else if (error) this.#answer({ refused: error.why });
    else {
      const { done, decided, refused } = message;
      if (done) this.#answer({ report: done.report });
      else if (decided) this.#answer({ decision: decided.decision });
      else if (refused) this.#answer({ refused: refused.why });
      else this.onError(new Error(`an unknown message of the worker: ${JSON.stringify(message)}`));
    }
  }

  #handleNet(net) {
    if (net.coming) return;
    if (net.missing) this.onNotice(`it searches without its net: ${net.missing.why}`);
    this.#onNet();
  }

  #answer(answer) {
    const running = this.#running;
    if (!running) return;
    this.#running = null;
    running.resolve(answer);
  }
}
