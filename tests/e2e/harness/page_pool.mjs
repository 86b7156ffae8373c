// Pages that are used by one test after the other. A page in a new context has a process of its
// own, which costs more than most tests; one that goes to another address does not.

// What cannot be undone: a page is used by no other test once one of these was called or read,
// on the page or on its context.
const LASTING = {
  page: ["clock", "close", "emulateMedia", "exposeBinding", "exposeFunction", "setViewportSize"],
  context: ["addCookies", "addInitScript", "close", "grantPermissions", "newCDPSession", "newPage", "on", "route",
    "setExtraHTTPHeaders", "setOffline"],
};

// What tests listen to.
const EVENTS = ["console", "dialog", "download", "filechooser", "pageerror", "popup", "request", "requestfailed",
  "requestfinished", "response", "websocket", "worker"];

export class PagePool {
  // Free pages by the options of their context.
  #free = new Map();

  // A page as new, which comes back when the test is over. `newContext` makes a context with the
  // options; `origin` is where the page keeps what it stores.
  async take(t, options, origin, newContext) {
    const key = JSON.stringify(options);
    const page = this.#free.get(key)?.pop() ?? (await UsedPage.open(await newContext()));
    t.after(async () => {
      if (t.error || page.isLasting || !page.isAloneAt(origin)) return page.close();
      await page.reset(origin);
      this.#free.set(key, [...(this.#free.get(key) ?? []), page]);
    });
    return page.page;
  }
}

class UsedPage {
  // Whether the test has done what cannot be undone.
  isLasting = false;
  #initScripts = [];

  static async open(context) {
    const used = new UsedPage();
    used.context = context;
    used.page = await context.newPage();
    used.cdp = await context.newCDPSession(used.page);
    used.#watch();
    return used;
  }

  #watch() {
    const { page } = this;
    for (const [owner, names] of Object.entries(LASTING)) {
      for (const name of names) this.#watchFor(this[owner], name);
    }
    const addInitScript = page.addInitScript.bind(page);
    page.addInitScript = async (...args) => {
      const script = await addInitScript(...args);
      this.#initScripts.push(script);
      return script;
    };
  }

  #watchFor(owner, name) {
    const lasting = owner[name];
    Object.defineProperty(owner, name, {
      get: () => {
        this.isLasting = true;
        return typeof lasting === "function" ? lasting.bind(owner) : lasting;
      },
    });
  }

  // Whether it is the only page of its context, and still at that origin.
  isAloneAt(origin) {
    return this.context.pages().length === 1 && URL.canParse(this.page.url()) && new URL(this.page.url()).origin === origin;
  }

  // Leaves nothing of a test: no listener, no script, nothing stored, no way back.
  async reset(origin) {
    for (const event of EVENTS) this.page.removeAllListeners(event);
    await this.page.unrouteAll({ behavior: "ignoreErrors" });
    for (const script of this.#initScripts.splice(0)) await script.dispose();
    await this.page.goto("about:blank");
    await this.cdp.send("Page.resetNavigationHistory");
    await this.cdp.send("Network.clearBrowserCache");
    await this.cdp.send("Storage.clearDataForOrigin", { origin, storageTypes: "all" });
  }

  close() {
    return this.context.close();
  }
}
