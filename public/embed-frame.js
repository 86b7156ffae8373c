// One board for a frame on another page. Its attributes stand in the address after `?`; with
// `origin=https://...` there too, it talks with that origin, and no other, by messages.
// docs/embedding.md has their list.
import "./embed.js";

const VERSION = 1;
const EVENTS = ["ready", "move", "ply", "illegal", "solved", "failed", "ended", "fault", "resize"];
const ORDERS = ["first", "prev", "next", "last", "goto", "flip", "reset", "play"];

const wishes = new URLSearchParams(location.search);
const origin = wishes.get("origin");
wishes.delete("origin");

const room = new CSSStyleSheet();
room.replaceSync("html { color-scheme: light dark; } body { margin: 0; }");
document.adoptedStyleSheets = [room];

const board = document.createElement("shogi-board");
for (const [name, value] of wishes) {
  if (name === "record") board.textContent = value;
  else if (/^[a-z]+$/.test(name)) board.setAttribute(name, value);
}

function tell(event, detail) {
  if (!origin || parent === window) return;
  parent.postMessage({ komadai: VERSION, event, detail }, origin);
}

for (const name of EVENTS) {
  board.addEventListener(name, ({ detail }) => tell(name, detail));
}

addEventListener("message", ({ data, origin: from, source }) => {
  if (source !== parent || !origin || from !== origin) return;
  if (data?.komadai !== VERSION) return;
  const { order, argument, attribute, value } = data;
  if (ORDERS.includes(order)) {
    const done = argument === undefined ? board[order]() : board[order](argument);
    tell("done", { order, done });
  } else if (order === "state") {
    tell("state", board.state);
  } else if (order === "set" && /^[a-z]+$/.test(attribute)) {
    if (value === null) board.removeAttribute(attribute);
    else board.setAttribute(attribute, String(value));
  }
});

document.body.append(board);
