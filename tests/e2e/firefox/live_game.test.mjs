// In Firefox: a game over a connection with Chromium, and a game by messages.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { launch } from "../harness/app.mjs";
import { Device, RTC_FLAGS, startMeetingPlace } from "../harness/remote.mjs";
import { Firefox } from "../harness/webdriver.mjs";

let server;
let chromium;
let firefox;

before(async () => {
  server = await startMeetingPlace();
  chromium = await launch({ args: RTC_FLAGS });
  firefox = await Firefox.open();
});

after(async () => {
  await firefox?.close();
  await chromium?.close();
  await server?.stop();
});

const shows = (sfen) =>
  firefox.until((sfen) => document.querySelector("[data-board]")?.dataset.sfen === sfen, sfen);

// Plays a move, and returns the position once the board says that it is painted: the pieces
// stand on their squares earlier.
async function move(usi) {
  const before = await firefox.attribute("[data-board]", "data-sfen");
  await firefox.click(`[data-square="${usi.slice(0, 2)}"]`);
  await firefox.click(`[data-square="${usi.slice(2, 4)}"]`);
  return firefox.until((before) => {
    const { sfen } = document.querySelector("[data-board]").dataset;
    return sfen !== before && sfen;
  }, before);
}

async function chromiumDevice() {
  const context = await chromium.newContext({ viewport: { width: 1280, height: 900 }, locale: "en-US", reducedMotion: "reduce" });
  return new Device(await context.newPage(), server.url);
}

const type = (selector, text) =>
  firefox.find(selector).then((element) =>
    firefox.evaluate((element, text) => {
      element.value = text;
      element.dispatchEvent(new Event("input", { bubbles: true }));
    }, element, text));

test("Firefox accepts the invitation of Chromium, and they play", { timeout: 120_000 }, async () => {
  const host = await chromiumDevice();
  await host.openScreen();
  await host.invite({ kind: "live", name: "Habu", side: "black" });
  await host.page.locator("[data-link-box=invitation]").waitFor();
  await firefox.goto(await host.link());
  await type("[name=guest-name]", "Oyama");
  await firefox.click("[data-action=join]");
  await firefox.find(".remote-connection[data-link=there]");
  await host.connected();
  for (const [own, answer] of [["7g7f", "3c3d"], ["2g2f", "8c8d"]]) {
    await host.board.move(own);
    await shows(await host.board.sfen());
    await host.board.shows(await move(answer));
  }
  await firefox.click("[data-action=undo]");
  await host.page.locator("[data-asked=undo]").waitFor();
  await host.press("refuse-undo");
  await host.press("resign");
  await host.press("resign-yes");
  await firefox.find('[data-outcome="white:resignation"]');
  assert.deepEqual(firefox.errors.splice(0), [], "errors on the page");
});

test("a move by message goes from Chromium to Firefox and back", { timeout: 120_000 }, async () => {
  const black = await chromiumDevice();
  await black.openScreen();
  await black.invite({ kind: "by-message", name: "Habu", side: "black" });
  await black.board.root.waitFor();
  await black.page.locator("[data-hand]").first().waitFor();
  await black.board.move("7g7f");
  await firefox.goto("about:blank");
  await firefox.goto(await black.address());
  await shows(await black.board.sfen());
  const sfen = await move("3c3d");
  const address = await firefox.until(() => document.querySelector(".remote-address")?.value);
  await black.page.goto("about:blank");
  await black.page.goto(address);
  await black.board.shows(sfen);
  assert.deepEqual(firefox.errors.splice(0), [], "errors on the page");
});
