// Boards on other people's pages: <shogi-board sfen="..." moves="..." mode="replay">.
// docs/embedding.md says what it takes, tells and does. `cargo xtask finish-dist` fills in
// the build id; what a board needs lies in that build's folder, beside this file.
const FILES = new URL("v/__BUILD__/", import.meta.url);

// Attributes whose changes a board follows.
const ATTRIBUTES = [
  "sfen", "moves", "ply", "variation", "mode", "orientation", "coordinates", "theme", "interaction",
  "pieces", "board", "size", "marks", "arrows", "goal", "answer", "hint", "right", "wrong",
  "lesson", "step", "problem",
];
const ALL = [...ATTRIBUTES, "lang"];

// Attributes that any element can have. Names with other characters than letters (data-*,
// aria-*, those of frameworks) and handlers of events are not for the board either.
const GLOBAL = new Set([
  "accesskey", "autocapitalize", "autocorrect", "autofocus", "class", "contenteditable", "dir",
  "draggable", "enterkeyhint", "exportparts", "hidden", "id", "inert", "inputmode", "is", "itemid",
  "itemprop", "itemref", "itemscope", "itemtype", "nonce", "part", "popover", "role", "slot",
  "spellcheck", "style", "tabindex", "title", "translate", "writingsuggestions", "xmlns",
]);

// What a board looks like before its styles have come, and where nothing can be shown.
const FRAME = `
  :host { display: block !important; }
  :host([hidden]) { display: none !important; }
  .place { all: initial; display: block; color-scheme: inherit; }
  /* Without height: how wide a board is where its parent asks it, at most. */
  .place::before { content: ""; display: grid; grid-template-columns: minmax(0, 660px); }
  [hidden] { display: none !important; }
  .fault {
    all: initial; display: block; margin-block: 8px; padding: 8px 12px; color-scheme: inherit;
    border: 2px solid light-dark(#b3261e, #ff8d80); border-radius: 6px;
    background: light-dark(#fff, #1e2026); color: light-dark(#26221b, #e9e6df);
    font: 14px/1.5 system-ui, sans-serif;
  }
`;

let loading;

// The program and the styles, once for all boards of a page. What has failed is tried again
// for the next board.
function load() {
  loading ??= Promise.all([program(), styles()]).catch((error) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

async function program() {
  const glue = await import(new URL("embed.js", FILES));
  await glue.default({ module_or_path: new URL("embed_bg.wasm", FILES) });
  return glue;
}

async function styles() {
  const answer = await fetch(new URL("embed.css", FILES));
  if (!answer.ok) throw new Error(`${answer.url}: ${answer.status}`);
  return sheet(await answer.text());
}

function sheet(text) {
  const made = new CSSStyleSheet();
  made.replaceSync(text);
  return made;
}

let frame;

class ShogiBoard extends HTMLElement {
  static observedAttributes = ALL;

  #shadow = this.attachShadow({ mode: "open" });
  #own = document.createElement("slot");
  #fault = document.createElement("p");
  #place = document.createElement("div");
  #layout = new CSSStyleSheet();
  #board;
  #due = false;
  #sizes;
  #told = "";
  #warned = "";

  constructor() {
    super();
    frame ??= sheet(FRAME);
    this.#shadow.adoptedStyleSheets = [frame];
    this.#fault.className = "fault";
    this.#fault.setAttribute("part", "fault");
    this.#fault.setAttribute("role", "alert");
    this.#place.className = "place";
    this.#fault.hidden = this.#place.hidden = true;
    this.#shadow.append(this.#own, this.#fault, this.#place);
    // A key that the board has taken is not the page's too: books turn pages with arrows.
    this.#place.addEventListener("keydown", (event) => {
      if (event.defaultPrevented) event.stopPropagation();
    });
  }

  connectedCallback() {
    this.#sizes ??= new ResizeObserver(() => this.#resized());
    this.#sizes.observe(this);
    this.#plan();
  }

  disconnectedCallback() {
    this.#sizes.disconnect();
    // An element that is only moved keeps its board.
    setTimeout(() => {
      if (this.isConnected) return;
      this.#board?.free();
      this.#board = undefined;
      this.#place.replaceChildren();
      this.#place.hidden = true;
      this.#layout.replaceSync("");
      this.#own.hidden = false;
    });
  }

  attributeChangedCallback() {
    if (this.isConnected) this.#plan();
  }

  // Attributes that are changed together are taken up together, once the element's own
  // content is there too.
  #plan() {
    if (this.#due) return;
    this.#due = true;
    const ready = () => {
      this.#due = false;
      if (this.isConnected) this.#update();
    };
    if (document.readyState === "loading") {
      document.addEventListener("DOMContentLoaded", ready, { once: true });
    } else {
      queueMicrotask(ready);
    }
  }

  async #update() {
    try {
      const [{ mount }, style] = await load();
      if (!this.isConnected) return;
      if (!this.#board) {
        this.#shadow.adoptedStyleSheets = [frame, style, this.#layout];
        const tell = (name, details) => this.#hears(name, details);
        this.#board = mount(this.#place, tell, FILES.href);
      }
      this.#warn();
      this.#board.update(this.#wishes());
    } catch (error) {
      this.#fail(String(error?.message ?? error));
    }
  }

  #wishes() {
    const pairs = new URLSearchParams();
    for (const name of ATTRIBUTES) {
      if (this.hasAttribute(name)) pairs.set(name, this.getAttribute(name));
    }
    const hint = this.querySelector(":scope > [slot='hint']");
    if (hint) pairs.set("hint", hint.textContent);
    const record = recordIn(this);
    if (record) {
      pairs.set("record", record.text);
      pairs.set("format", record.format);
    }
    pairs.set("unknown", this.#unknown().join(" "));
    const around = this.closest("[lang]")?.lang;
    pairs.set("languages", [around, ...navigator.languages].filter(Boolean).join(" "));
    return pairs.toString();
  }

  // Names attributes that mean nothing here, once.
  #warn() {
    const unknown = this.#unknown().join(", ");
    if (unknown && unknown !== this.#warned) console.warn(this, `unknown attributes: ${unknown}`);
    this.#warned = unknown;
  }

  #unknown() {
    return this.getAttributeNames().filter((name) =>
      /^[a-z]+$/.test(name) && !name.startsWith("on") && !ALL.includes(name) && !GLOBAL.has(name));
  }

  // While there is a board, the element is upright in vertical text too, and no wider than
  // `size`, which the program has checked. In a flex row the item that would be widest gives
  // way least: so a board keeps its size beside a long text.
  #fit() {
    const size = this.getAttribute("size")?.trim();
    const [, number, unit] = /^([\d.]+)([a-z]*|%)$/.exec(size) ?? [];
    const most = number ? number + (unit || "px") : "none";
    const wanted = number && unit !== "%" ? "100000px" : "660px";
    this.#layout.replaceSync(`
      :host { writing-mode: horizontal-tb; max-inline-size: ${most}; }
      .place::before { grid-template-columns: minmax(0, ${wanted}); }
    `);
  }

  #hears(name, details) {
    const detail = Object.fromEntries(new URLSearchParams(details));
    for (const number of ["ply", "last"]) {
      if (number in detail) detail[number] = Number(detail[number]);
    }
    if (name === "fault") return this.#fail(detail.message);
    if (name === "ready") {
      this.#own.hidden = true;
      this.#fault.hidden = true;
      this.#place.hidden = false;
      this.#fit();
      this.#board?.resized();
    }
    // Never in the middle of what the program does: who hears of it may change the board.
    queueMicrotask(() => this.#tell(name, detail));
  }

  #tell(name, detail) {
    // A page may listen to its window's own `resize`.
    const bubbles = name !== "resize";
    this.dispatchEvent(new CustomEvent(name, { detail, bubbles, composed: true }));
  }

  #fail(message) {
    this.#own.hidden = false;
    this.#place.hidden = true;
    this.#layout.replaceSync("");
    this.#fault.textContent = message;
    this.#fault.hidden = false;
    console.warn(this, message);
    this.#tell("fault", { message });
  }

  #resized() {
    const { width, height } = this.getBoundingClientRect();
    // Nothing is shown yet, or any more.
    if (height === 0) return;
    const size = `${Math.round(width)} ${Math.round(height)}`;
    if (size === this.#told) return;
    this.#told = size;
    this.#board?.resized();
    this.#tell("resize", { width, height });
  }

  #obey(order) {
    return this.#board?.execute(order) ?? false;
  }

  // Where the board is: `usi`, `sfen`, `text`, `ply`, `last`, `turn`, `mode`; null before
  // `ready`.
  get state() {
    if (!this.#board || this.#place.hidden) return null;
    const state = Object.fromEntries(new URLSearchParams(this.#board.state()));
    return { ...state, ply: Number(state.ply), last: Number(state.last) };
  }

  first() { return this.#obey("first"); }
  prev() { return this.#obey("previous"); }
  next() { return this.#obey("next"); }
  last() { return this.#obey("last"); }
  goto(ply) { return this.#obey(`go ${ply}`); }
  flip() { return this.#obey("flip"); }
  reset() { return this.#obey("again"); }
  play(usi) { return this.#obey(`play ${usi}`); }
}

// A record in an element: in a script that is not run, or where the attributes name no
// position, the text that is seen until the board is there.
function recordIn(element) {
  const script = element.querySelector(":scope > script[type^='text/']");
  if (script) {
    const format = script.type.slice("text/".length);
    return { text: decoded(plain(script.textContent)), format: format === "plain" ? "" : format };
  }
  if (element.hasAttribute("sfen") || element.hasAttribute("moves")) return null;
  const seen = element.querySelector(":scope > pre");
  const bare = () => [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE);
  const text = seen ? seen.textContent : bare().map((node) => node.data).join("");
  return text.trim() ? { text: plain(text), format: "" } : null;
}

// Without the indentation that all lines share, and without empty lines at both ends.
function plain(text) {
  const lines = text.replaceAll("\r", "").split("\n");
  const indents = lines.filter((line) => line.trim()).map((line) => /^[ \t]*/.exec(line)[0].length);
  const indent = indents.length ? Math.min(...indents) : 0;
  return `${lines.map((line) => line.slice(indent)).join("\n").replace(/^\n+|\s+$/g, "")}\n`;
}

// In a script, unlike elsewhere, the parser leaves entities as they are.
function decoded(text) {
  const named = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", nbsp: " " };
  return text.replace(/&(?:#x([\da-f]{1,6})|#(\d{1,7})|(amp|lt|gt|quot|apos|nbsp));/gi, (whole, hex, number, name) => {
    if (name) return named[name.toLowerCase()];
    const code = hex ? parseInt(hex, 16) : Number(number);
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
}

// Two pages' worth of tags on one page are no error.
if (!customElements.get("shogi-board")) customElements.define("shogi-board", ShogiBoard);

export { ShogiBoard };
