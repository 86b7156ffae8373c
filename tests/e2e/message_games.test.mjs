// Games by messages: each move goes as an address.
import assert from "node:assert/strict";
import { test } from "node:test";
import { controlled, useApp } from "./harness/app.mjs";
import { Board } from "./harness/board.mjs";
import { longTest } from "./harness/long.mjs";
import { Device } from "./harness/remote.mjs";

const app = useApp();

const opened = (device) => device.page.locator("[data-card=opened]");

// A game with its first move sent and opened.
async function begin(t) {
  const [black, white] = [await Device.of(app, t), await Device.of(app, t)];
  await black.openScreen();
  await black.invite({ kind: "by-message", name: "Habu", side: "black", days: 3 });
  await black.board.root.waitFor();
  await black.board.move("7g7f");
  const first = await black.address();
  await white.page.goto(first);
  await white.board.root.waitFor();
  return { black, white, first };
}

// One side makes a move and sends it, the other opens it.
async function exchange(from, to, usi) {
  await from.board.move(usi);
  const address = await from.address();
  const sfen = await from.board.sfen();
  await to.page.goto("about:blank");
  await to.page.goto(address);
  await to.board.shows(sfen);
  return address;
}

// One side makes a move and sends it, the other opens it in another tab.
async function openedInTab(to, from, usi) {
  await from.board.move(usi);
  const address = await from.address();
  const tab = await to.page.context().newPage();
  await tab.goto(address);
  return { tab, sfen: await from.board.sfen() };
}

test("three moves each, taken back before they are sent, kept over a reload", async (t) => {
  const { black, white } = await begin(t);
  // The last move is shown as the last one, and only this side may move.
  assert.equal(await white.board.square("7f").getAttribute("class").then((it) => /last/.test(it)), true);
  await white.page.getByText("Due by").waitFor();
  await exchange(white, black, "3c3d");
  await black.board.move("2g2f");
  // What has not been sent can be taken back.
  await black.press("undo");
  await black.page.waitForFunction(() => document.querySelector("[data-square='2g']").dataset.piece === "P");
  await exchange(black, white, "6g6f");
  await exchange(white, black, "8c8d");
  await exchange(black, white, "7i7h");
  const address = await exchange(white, black, "8d8e");
  assert.match(await white.page.locator(".status-text").innerText(), /Sent\. Open the link that Habu sends back/);
  // Nobody moves for the other side.
  await white.board.clickSquare("7h");
  assert.equal(await white.page.locator(".selected").count(), 0);
  await black.page.reload();
  await black.board.root.waitFor();
  assert.equal(await black.board.sfen(), await white.board.sfen());
  // The screen lists it, and shows it again.
  await black.openScreen();
  const row = black.page.locator(".remote-row");
  assert.match(await row.innerText(), /Your move · Due by \d{4}-\d\d-\d\d/);
  await black.press("open-game");
  await black.board.root.waitFor();
  await black.page.goto("about:blank");
  await black.page.goto(address);
  await opened(black).getByText("You have opened this link before.").waitFor();
});

test("what was copied is not sent, and can be taken back", async (t) => {
  const { white } = await begin(t);
  await white.page.locator("[data-notice=invitation]").getByText("Habu invites you to a game. You play White.").waitFor();
  await white.board.move("3c3d");
  await white.page.locator("[data-notice=invitation]").waitFor({ state: "detached" });
  await white.press("copy-move");
  const status = white.page.locator(".status-text");
  await status.filter({ hasText: "Copied, but not sent yet: paste it into a message." }).waitFor();
  await white.press("undo");
  await white.board.move("8c8d");
  await status.filter({ hasText: "Your move is on the board." }).waitFor();
  await white.press("copy-move");
  await white.press("has-sent");
  await status.filter({ hasText: "Sent. Open the link that Habu sends back." }).waitFor();
});

longTest("what is old, altered, or a second answer is said, and spoils nothing", async (t) => {
  const { black, white, first } = await begin(t);
  const answer = await exchange(white, black, "3c3d");
  await exchange(black, white, "2g2f");
  const sfen = await white.board.sfen();
  const open = async (device, address, kind) => {
    await device.page.goto("about:blank");
    await device.page.goto(address);
    await device.page.locator(`[data-opened="${kind}"]`).waitFor();
    return opened(device).innerText();
  };
  assert.match(await open(white, first, "old"), /older than the game that is kept/);
  assert.match(await open(white, answer, "own"), /that you sent yourself/);
  assert.match(await open(white, first.replace("7g7f", "7g7e"), "unreadable"), /missing or has been changed/);
  assert.match(await open(white, first.slice(0, -9), "unreadable"), /missing or has been changed/);
  // Another answer to the same move: made on a third device from the same link.
  const other = await Device.of(app, t);
  await other.page.goto(first);
  await other.board.root.waitFor();
  await other.board.move("8c8d");
  const second = await other.address();
  assert.match(await open(black, second, "second-answer"), /second answer: move 2 was P-3d, and here it is P-8d/);
  await white.openScreen();
  await white.press("open-game");
  await white.board.shows(sfen);
  // A foreign address that is no game at all.
  assert.match(await open(white, `${app.url}#/remote?id=x`, "unreadable"), /cannot be opened/);
});

test("a move that another tab has opened is kept, and is shown here", async (t) => {
  const { black, white } = await begin(t);
  await black.openScreen();
  const row = black.page.locator(".remote-row");
  await row.waitFor();
  assert.doesNotMatch(await row.innerText(), /Your move/);
  const { tab, sfen } = await openedInTab(black, white, "3c3d");
  await row.getByText("Your move").waitFor();
  await tab.close();
  // What is stored here next does not take it away again.
  await black.press("open-game");
  await black.board.shows(sfen);
  await black.board.move("2g2f");
  const after = await black.board.sfen();
  await black.page.reload();
  await black.board.shows(after);
});

longTest("a move that is opened beside the tab with the board is shown once the board is taken over", async (t) => {
  const { black, white } = await begin(t);
  const { tab, sfen } = await openedInTab(black, white, "3c3d");
  await tab.locator("[data-status=other-tab]").waitFor();
  await tab.locator("[data-action=status]").click();
  const board = new Board(tab, app.url);
  await board.shows(sfen);
  await board.move("2g2f");
});

test("a draw is offered and accepted, and the end is told", async (t) => {
  const { black, white } = await begin(t);
  await white.press("resign");
  await white.press("resign-yes");
  assert.equal(await white.board.outcome(), "black:resignation");
  const address = await white.address();
  await black.page.goto("about:blank");
  await black.page.goto(address);
  await black.page.locator('[data-outcome="black:resignation"]').waitFor();
  await black.openScreen();
  await black.page.locator(".remote-row").getByText("Over").waitFor();
  await black.press("delete-game");
  await black.press("undo-delete");
  await black.page.locator(".remote-row").getByText("Over").waitFor();
});

test("without a network a game by messages goes on", async (t) => {
  const device = await Device.of(app, t, { watched: false, serviceWorker: true });
  await device.page.goto(app.url);
  await controlled(device.page);
  await device.page.context().setOffline(true);
  await device.page.reload();
  await device.openScreen();
  await device.invite({ kind: "by-message", name: "Habu", side: "black" });
  await device.page.locator(".remote-panel").waitFor({ state: "attached" });
  await device.board.move("7g7f");
  assert.match(await device.address(), /#\/remote\?.*check=/);
});
