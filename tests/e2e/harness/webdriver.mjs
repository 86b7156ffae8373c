// Firefox by WebDriver (https://www.w3.org/TR/webdriver2/), since Playwright cannot drive
// the one that Debian has.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import WebSocket from "ws";

// Given by `cargo xtask test`; its setup leaves it here unless the machine has one.
const DRIVER =
  process.env.GECKODRIVER ?? fileURLToPath(new URL("../../../.tools/bin/geckodriver", import.meta.url));

// What a reference to an element is called on the wire.
const ELEMENT = "element-6066-11e4-a52e-4f735466cecf";

// Keys that are no characters (the standard's chapter "Keyboard actions").
const KEYS = { Tab: "\ue004", Enter: "\ue007", Escape: "\ue00c" };

const PATIENCE = 15_000;

export class Firefox {
  // What the page throws, logs as an error, or is refused by its content policy.
  errors = [];

  // The browser with its driver; both end with `close`.
  static async open() {
    const firefox = new Firefox();
    try {
      await firefox.#startDriver();
      await firefox.#startSession();
    } catch (error) {
      await firefox.close();
      throw error;
    }
    return firefox;
  }

  async #startSession() {
    const capabilities = {
      "moz:firefoxOptions": {
        binary: process.env.FIREFOX ?? "/usr/bin/firefox-esr",
        args: ["-headless"],
        // A page's icon is asked for outside the page's doing, and its policy may forbid it.
        prefs: { "intl.accept_languages": "en-US", "browser.chrome.site_icons": false },
      },
      webSocketUrl: true,
    };
    const session = await this.#ask("POST", "/session", { capabilities: { alwaysMatch: capabilities } });
    this.path = `/session/${session.sessionId}`;
    await this.#listen(session.capabilities.webSocketUrl);
    await this.#ask("POST", "/window/rect", { width: 1280, height: 1024 });
  }

  async #startDriver() {
    const args = ["--port", "0", "--websocket-port", "0"];
    this.driver = spawn(DRIVER, args, { stdio: ["ignore", "pipe", "ignore"] });
    this.kill = () => this.driver.kill();
    process.on("exit", this.kill);
    const lines = createInterface({ input: this.driver.stdout });
    const listening = new Promise((found) => {
      // Read to the end: a driver whose pipe is full stands still.
      lines.on("line", (line) => {
        const address = /Listening on (\S+)/.exec(line)?.[1];
        if (address) found(`http://${address}`);
      });
    });
    const failed = once(this.driver, "exit").then(([code]) => Promise.reject(new Error(`geckodriver ended: ${code}`)));
    this.ended = failed.catch(() => {});
    this.url = await Promise.race([listening, failed]);
  }

  // The events of the page come over the standard's newer, two-way half.
  async #listen(url) {
    this.socket = new WebSocket(url);
    await once(this.socket, "open");
    const answers = new Map();
    this.socket.on("message", (text) => {
      const { id, type, params, message } = JSON.parse(text);
      if (type === "event" && params.level === "error") this.errors.push(params.text);
      answers.get(id)?.(type === "error" ? Promise.reject(new Error(message)) : undefined);
    });
    const send = (method, params) =>
      new Promise((answer) => {
        const id = answers.size;
        answers.set(id, answer);
        this.socket.send(JSON.stringify({ id, method, params }));
      });
    await send("session.subscribe", { events: ["log.entryAdded"] });
    const refused = () => {
      addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
        console.error(`refused by ${violatedDirective}: ${blockedURI}`));
    };
    await send("script.addPreloadScript", { functionDeclaration: `${refused}` });
  }

  async #ask(method, path, body) {
    const answer = await fetch(this.url + (this.path ?? "") + path, {
      method,
      headers: { "Content-Type": "application/json" },
      body: method === "POST" ? JSON.stringify(body ?? {}) : undefined,
    });
    const { value } = await answer.json();
    if (!answer.ok) throw new Error(`${value.error}: ${value.message}`);
    return value;
  }

  async close() {
    try {
      if (this.path) await this.#ask("DELETE", "");
    } finally {
      this.socket?.terminate();
      process.off("exit", this.kill);
      this.driver.kill();
      await this.ended;
    }
  }

  goto(url) {
    return this.#ask("POST", "/url", { url });
  }

  reload() {
    return this.#ask("POST", "/refresh");
  }

  // What a function of the page returns; the arguments are values of JSON, or elements that
  // another call returned.
  evaluate(run, ...args) {
    return this.#ask("POST", "/execute/sync", { script: `return (${run})(...arguments)`, args });
  }

  // Waits until a function of the page returns something, and returns that.
  async until(run, ...args) {
    for (const end = Date.now() + PATIENCE; Date.now() < end; await sleep(20)) {
      const found = await this.evaluate(run, ...args);
      if (found) return found;
    }
    throw new Error(`not within ${PATIENCE} ms: ${run} of ${JSON.stringify(args)}`);
  }

  // Waits until there is an element; `within` is a custom element whose shadow is searched.
  find(selector, within = null) {
    const seek = (selector, within) =>
      (within ? document.querySelector(within)?.shadowRoot : document)?.querySelector(selector);
    return this.until(seek, selector, within);
  }

  // Clicks with the pointer, where it is seen.
  async click(selector, within) {
    const element = await this.find(selector, within);
    await this.#ask("POST", `/element/${element[ELEMENT]}/click`);
  }

  async attribute(selector, name, within) {
    const read = (element, name) => element.getAttribute(name);
    return this.evaluate(read, await this.find(selector, within), name);
  }

  async text(selector, within) {
    return this.evaluate((element) => element.textContent, await this.find(selector, within));
  }

  // Presses keys one after another: characters, or names in `KEYS`.
  press(...keys) {
    const actions = keys
      .map((key) => KEYS[key] ?? key)
      .flatMap((value) => [{ type: "keyDown", value }, { type: "keyUp", value }]);
    return this.#ask("POST", "/actions", { actions: [{ type: "key", id: "keys", actions }] });
  }
}
