// A USI session: what its lines change, and what they are answered with. Lines that need the
// worker are handled one after the other; `stop`, `quit`, and `isready` during a search at once.
import { OPTIONS, parseGo, parseOption, parsePosition, sideAndMoveNumber } from "./commands.mjs";
import { infoLines } from "./info.mjs";
import { START, limitsMessage, stateMessage } from "./messages.mjs";
import { budgetFromClock } from "./time.mjs";

// The positions of the warm-up.
const WARM_UP = [
  START,
  "lnsgkgsnl/1r7/p1ppp1bpp/1p3pp2/7P1/2P6/PP1PPPP1P/1B3S1R1/LNSGKG1NL b - 9",
];

export class Session {
  #engine;
  #build;
  #warmUp;
  #write;
  #fail;
  #quit;
  #options = Object.fromEntries(OPTIONS.map(({ name, value }) => [name, value]));
  #position = { sfen: START, moves: [] };
  // The work for the worker so far.
  #jobs = Promise.resolve();
  #isStarted = false;
  // Searches are numbered. `stop` stops those before it, started or not.
  #searches = 0;
  #finished = 0;
  #stopped = 0;
  // Whether the worker has a search of `go`.
  #isSearching = false;
  #isInfinite = false;
  #onStop = () => {};

  constructor({ engine, build, warmUp, write, fail, quit }) {
    this.#engine = engine;
    this.#build = build;
    this.#warmUp = warmUp;
    this.#write = write;
    this.#fail = fail;
    this.#quit = quit;
    engine.onNotice = (text) => this.#inform(text);
    engine.onError = fail;
  }

  handleLine(line) {
    const [command, ...words] = line.trim().split(/\s+/);
    try {
      this.#dispatch(command, words);
    } catch (error) {
      this.#inform(error.message);
    }
  }

  // The end of input: an infinite search is stopped, the others are completed.
  close() {
    if (this.#isInfinite) this.#stop();
    this.#add(this.#quit);
  }

  #dispatch(command, words) {
    switch (command) {
      case "":
        return;
      case "usi":
        return this.#identify();
      case "isready":
        if (this.#finished < this.#searches) this.#write("readyok");
        else this.#add(() => this.#makeReady());
        return;
      case "setoption": {
        const { name, value } = parseOption(words);
        this.#options[name] = value;
        if (name === "Threads") this.#add(() => this.#engine.setThreads(value));
        return;
      }
      case "usinewgame":
        this.#add(async () => {
          await this.#start();
          this.#engine.newGame();
        });
        return;
      case "position":
        this.#position = parsePosition(words);
        return;
      case "go":
        return this.#go(words);
      case "stop":
      case "gameover":
        return this.#stop();
      case "quit":
        return this.#quit();
      default:
        throw new Error(`not understood: ${JSON.stringify(command.slice(0, 40))}`);
    }
  }

  #identify() {
    this.#write(`id name Komadai worker ${this.#build}`);
    this.#write("id author the Komadai authors");
    for (const { name, value, min, max } of OPTIONS) {
      this.#write(`option name ${name} type spin default ${value} min ${min} max ${max}`);
    }
    this.#write("usiok");
  }

  #inform(text) {
    this.#write(`info string ${text.replace(/\s+/g, " ").slice(0, 300)}`);
  }

  #add(job) {
    this.#jobs = this.#jobs.then(job).catch(this.#fail);
  }

  async #start() {
    if (this.#isStarted) return;
    this.#isStarted = true;
    await this.#engine.start();
  }

  async #makeReady() {
    const isFirst = !this.#isStarted;
    await this.#start();
    if (isFirst && this.#warmUp > 0) {
      const limits = limitsMessage({ movetime: this.#warmUp / WARM_UP.length });
      for (const sfen of WARM_UP) {
        await this.#engine.search(stateMessage({ sfen, moves: [] }), limits);
      }
      this.#engine.newGame();
    }
    this.#write("readyok");
  }

  #go(words) {
    if (words[0] === "mate") return this.#write("checkmate notimplemented");
    if (words.includes("ponder")) throw new Error("go: it does not ponder");
    const { go, warnings } = parseGo(words);
    for (const warning of warnings) this.#inform(warning);
    // Only `stop` would end it.
    if (this.#isInfinite) this.#stop();
    this.#searches += 1;
    this.#isInfinite = go.infinite;
    const [number, position] = [this.#searches, this.#position];
    const limits = this.#limits(go);
    this.#add(async () => {
      await this.#start();
      const best = await this.#search(number, stateMessage(position), limits);
      if (go.infinite) await this.#untilStopped(number);
      this.#finished = number;
      this.#write(`bestmove ${best}`);
    });
  }

  #limits(go) {
    const common = { lines: this.#options.MultiPV, moves: go.searchmoves };
    if (go.infinite) return limitsMessage(common);
    const { side, moveNumber } = sideAndMoveNumber(this.#position);
    const { nodes, depth, movetime, byoyomi } = go;
    const increment = go[`${side}inc`] ?? 0;
    const isClocked = [go.btime, go.wtime, go.binc, go.winc, byoyomi].some((time) => time !== undefined);
    const budget =
      isClocked &&
      budgetFromClock({
        // The increment may be used for the move itself.
        remaining: (go[`${side}time`] ?? 0) + increment,
        byoyomi: byoyomi ?? 0,
        increment,
        ply: moveNumber,
        margin: this.#options.NetworkDelay,
      });
    return limitsMessage({ ...common, nodes, depth, movetime, budget });
  }

  // The move to play, "win" or "resign".
  async #search(number, state, limits) {
    let last = "";
    const write = (report) => {
      const text = infoLines(report).join("\n");
      if (text !== last) this.#write(text);
      last = text;
    };
    const answer = this.#engine.search(state, limits, write);
    this.#isSearching = true;
    if (this.#stopped >= number) this.#engine.stop();
    const { report, refused } = await answer;
    this.#isSearching = false;
    if (refused) {
      this.#inform(`the position or a limit is refused: ${refused}`);
      return "resign";
    }
    if (report.depth > 0) {
      write(report);
      return report.lines[0].moves.split(" ")[0];
    }
    const decision = await this.#engine.decide(state);
    return decision === "declare" ? "win" : (decision?.play ?? "resign");
  }

  #stop() {
    this.#stopped = this.#searches;
    if (this.#isSearching) this.#engine.stop();
    this.#onStop();
  }

  #untilStopped(number) {
    if (this.#stopped >= number) return Promise.resolve();
    return new Promise((resolve) => (this.#onStop = resolve));
  }
}
