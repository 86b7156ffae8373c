// A browser and a server for the tests of one file, and a page for each test.
import assert from "node:assert/strict";
import { after, before } from "node:test";
import { chromium } from "playwright-core";
import { Board } from "./board.mjs";
import { PagePool } from "./page_pool.mjs";
import { serve } from "./server.mjs";

const FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

const CHROMIUM = process.env.CHROMIUM ?? "/usr/bin/chromium";
// Chromium without the parts around a page (windows, tabs, menus): half the processor time.
const HEADLESS_SHELL = process.env.CHROMIUM_HEADLESS_SHELL ?? CHROMIUM;

// The headless browser, with flags of a test's own (`--autoplay-policy=...`) if it has some.
// `whole` is the browser that people use, with what surrounds the page.
export function launch({ args = [], whole = false } = {}) {
  return chromium.launch({
    executablePath: whole ? CHROMIUM : HEADLESS_SHELL,
    args: [...FLAGS, ...args],
  });
}

// Call once at the top of a test file. `start` serves another release than the one in dist/.
// Pages have a service worker only where `serviceWorker` says so, here for all pages or for one
// context: it fetches the whole release at the first visit, and most tests do without.
export function useApp({ args, whole, start = serve, serviceWorker = false } = {}) {
  const app = new App(serviceWorker);
  before(async () => {
    app.server = await start();
    app.browser = await launch({ args, whole });
  });
  after(async () => {
    await app.browser?.close();
    await app.server?.stop();
  });
  return app;
}

class App {
  #pages = new PagePool();

  constructor(serviceWorker) {
    this.serviceWorker = serviceWorker;
  }

  get url() {
    return this.server.url;
  }

  // A context of its own (storage, service worker) that ends with the test. `options` are
  // Playwright's: viewport, hasTouch, locale, reducedMotion, bypassCSP...
  async context(t, options = {}) {
    const context = await this.#newContext(options);
    t.after(() => context.close());
    return context;
  }

  async #newContext({ serviceWorker = this.serviceWorker, ...options }) {
    const context = await this.browser.newContext({
      viewport: { width: 1280, height: 900 },
      locale: "en-US",
      // Each picture of a motion is drawn in software here, and costs the tests minutes.
      reducedMotion: "reduce",
      ...options,
    });
    if (!serviceWorker) await context.addInitScript(withoutServiceWorker);
    return context;
  }

  // An empty page that nothing is stored for; the test fails if it reports an error.
  async page(t, options = {}) {
    const page = await this.#pages.take(t, options, new URL(this.url).origin, () => this.#newContext(options));
    const errors = watchErrors(page);
    t.after(() => assert.deepEqual(errors, [], "errors on the page"));
    return page;
  }

  // A page with a game on it, set by the address: `{ sfen, moves, main, byoyomi, ... }`.
  // With `hasTouch` among the options it is played by taps.
  async game(t, game = {}, options = {}) {
    const page = await this.page(t, options);
    const board = new Board(page, this.url, { touch: options.hasTouch });
    await board.open(game);
    return board;
  }
}

// Run in a page before its own scripts: a browser without service workers.
export const withoutServiceWorker = () => delete Navigator.prototype.serviceWorker;

// Collects what the page throws, logs as an error, or is refused by its content policy.
export function watchErrors(page) {
  const errors = [];
  page.on("pageerror", (error) => errors.push(error.message));
  page.on("console", (message) => {
    if (message.type() === "error") errors.push(message.text());
  });
  return errors;
}

// Waits until the service worker serves the page, in a context with `serviceWorker: true`:
// from then on it needs no network. What the page fetches ahead may still be on its way over it.
export async function controlled(page) {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === "activated");
  await page.waitForLoadState("networkidle");
}
