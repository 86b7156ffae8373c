// An audio context that makes no sound and writes down what it would have played. Its time
// is the page's, which a test controls.
import { Board } from "../harness/board.mjs";
import { habits, keep } from "../harness/settings.mjs";

// Runs in the page before its scripts.
function install() {
  const instances = [];

  class Param {
    value = 0;
    setValueAtTime() {}
    linearRampToValueAtTime() {}
    setTargetAtTime() {}
    cancelScheduledValues() {}
  }

  class Node {
    connect() {}
  }

  class Oscillator extends Node {
    frequency = new Param();
    constructor(context) {
      super();
      this.context = context;
    }
    start(when) {
      this.from = when;
      this.context.played.push(this);
    }
    stop(when) {
      this.to = when;
    }
  }

  class Source extends Node {
    start() {
      this.started = true;
    }
  }

  class Recorder {
    sampleRate = 44_100;
    destination = new Node();
    state = "running";
    onstatechange = null;
    played = [];
    // How far this clock is ahead of the page's, in seconds.
    ahead = -performance.now() / 1_000;

    constructor() {
      instances.push(this);
    }
    get currentTime() {
      return this.state === "running" ? performance.now() / 1_000 + this.ahead : this.stopped;
    }
    getOutputTimestamp() {
      return { contextTime: this.currentTime, performanceTime: performance.now() };
    }
    createGain() {
      return Object.assign(new Node(), { gain: new Param() });
    }
    createOscillator() {
      return new Oscillator(this);
    }
    createBufferSource() {
      return new Source();
    }
    createBiquadFilter() {
      return Object.assign(new Node(), { frequency: new Param(), Q: new Param() });
    }
    createBuffer() {
      return { copyToChannel() {} };
    }
    // Stands still, as when a device is taken away.
    hold() {
      this.stopped = this.currentTime;
      this.state = "suspended";
      this.onstatechange?.(new Event("statechange"));
    }
    async resume() {
      if (this.state === "running") return;
      this.ahead = this.stopped - performance.now() / 1_000;
      this.state = "running";
      this.onstatechange?.(new Event("statechange"));
    }
  }

  // What is heard, in seconds of the page's time, in order; what was taken back is left out.
  window.heard = () =>
    instances
      .flatMap(({ played, ahead }) => played.map(({ from, to }) => [from - ahead, to - ahead]))
      .filter(([from, to]) => to > from)
      .sort(([a], [b]) => a - b);
  window.recorders = instances;
  window.AudioContext = Recorder;
}

// In seconds.
export const FRAME = 0.02;

// Opens a game on a page whose time stands still until it is told to pass.
export class Recorded {
  // The end of a game is not heard, unless the settings say so.
  static async open(t, app, game, settings = { manner: habits("end-unheard") }) {
    const page = await app.page(t);
    await keep(page, settings);
    await page.addInitScript(install);
    await page.clock.install({ time: new Date("2026-11-20T10:00:00") });
    await page.clock.pauseAt(new Date("2026-11-20T10:00:10"));
    const board = new Board(page, app.url);
    await board.open(game);
    await board.startClock();
    await page.waitForFunction(() => window.heard().length > 0);
    const recorded = new Recorded(page, board);
    recorded.start = await recorded.now();
    return recorded;
  }

  constructor(page, board) {
    this.page = page;
    this.board = board;
  }

  // In seconds.
  async now() {
    return (await this.page.evaluate(() => performance.now())) / 1_000;
  }

  // Makes a move. Nothing that follows the painted board comes before a frame.
  async move(usi) {
    const before = await this.board.sfen();
    await this.board.choose(usi);
    if (usi.endsWith("+")) await this.board.prompt("yes").click();
    await this.pass(FRAME);
    await this.board.moved(before);
  }

  async pass(seconds) {
    await this.page.clock.runFor(seconds * 1_000);
  }

  // What is heard from the beginning or after an instant, in seconds since the game began.
  async heard({ after = -Infinity } = {}) {
    const heard = await this.page.evaluate(() => window.heard());
    return heard
      .map(([from, to]) => [from - this.start, to - this.start])
      .filter(([, to]) => to > after);
  }

  // The audio context's clock is ahead of what it was.
  async drift(seconds) {
    await this.page.evaluate((seconds) => (window.recorders[0].ahead += seconds), seconds);
  }

  async hold() {
    await this.page.evaluate(() => window.recorders[0].hold());
  }

  async resume() {
    await this.page.evaluate(() => window.recorders[0].resume());
  }
}
