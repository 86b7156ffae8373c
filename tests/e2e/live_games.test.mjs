// Games over a connection: two devices that find each other at a tracker, or by codes.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { useApp } from "./harness/app.mjs";
import { longTest } from "./harness/long.mjs";
import { Device, RTC_FLAGS, startMeetingPlace } from "./harness/remote.mjs";

const app = useApp({ args: RTC_FLAGS, start: startMeetingPlace });

const games = JSON.parse(await readFile(new URL("fixtures/games.json", import.meta.url), "utf8"));

// Two devices at one game: the host plays Black unless `invitation` says otherwise.
async function meet(t, invitation = {}, { time, watched, ahead } = {}) {
  const host = await Device.of(app, t, { watched });
  const guest = await Device.of(app, t, { watched });
  if (ahead) await guest.page.clock.install({ time: Date.now() + ahead });
  if (time) await setTime(host, time);
  else await host.openScreen();
  await host.invite({ kind: "live", name: "Habu", ...invitation });
  await host.page.locator("[data-link-box=invitation]").waitFor();
  const link = await host.link();
  await guest.join(link, "Oyama");
  for (const device of [host, guest]) {
    await device.board.root.waitFor();
    await device.connected();
  }
  return { host, guest, link };
}

// Chooses a time in the form for a new game, which leads to the invitation.
async function setTime(device, { byoyomi }) {
  await device.page.goto(`${app.url}#/play`);
  await device.press("new-game");
  const dialog = device.page.locator("dialog[open]");
  await dialog.locator("[name=opponent][value=remote]").check();
  await dialog.locator(`[name=time-preset][value="${byoyomi}"]`).check();
  await device.press("begin");
  await device.page.locator("[data-card=invite]").waitFor();
}

// A move of one device, seen at the other.
async function move(from, to, usi) {
  await from.board.move(usi);
  await to.board.shows(await from.board.sfen());
}

test("two devices meet at a tracker and play, with proposals, phrases and a replay", { timeout: 180_000 }, async (t) => {
  const { host, guest } = await meet(t);
  assert.match(await host.page.locator("main.play").innerText(), /Oyama/);
  assert.match(await guest.page.locator("main.play").innerText(), /Habu/);
  await move(host, guest, "7g7f");
  // Only one's own pieces can be picked up.
  await host.board.clickSquare("3c");
  assert.equal(await host.page.locator(".selected").count(), 0);
  await move(guest, host, "3c3d");
  await move(host, guest, "2g2f");
  await host.press("undo");
  await guest.page.locator("[data-asked=undo]").waitFor();
  await guest.press("allow-undo");
  await host.page.waitForFunction(() => document.querySelector("[data-square='2g']").dataset.piece === "P");
  await guest.board.shows(await host.board.sfen());
  await move(host, guest, "8h2b+");
  await move(guest, host, "3a2b");
  await guest.page.locator("[data-menu=say]").click();
  await guest.page.getByRole("menuitem", { name: "A good move!" }).click();
  await host.page.locator(".remote-news").getByText("Oyama: A good move!").waitFor();
  await host.press("resign");
  await host.press("resign-yes");
  for (const device of [host, guest]) await device.page.locator('[data-outcome="white:resignation"]').waitFor();
  await guest.press("ask-replay");
  await host.page.locator("[data-asked=replay]").waitFor();
  await host.press("accept-replay");
  // The sides are exchanged.
  await guest.page.waitForFunction(() => document.querySelector("[data-board]").dataset.sfen.startsWith("lnsgkgsnl"));
  await move(guest, host, "2g2f");
  // An address with no game in it leaves the one on the board as it is.
  await host.page.evaluate(() => (location.hash = "#/play?sfen=nonsense"));
  await host.page.locator("[data-notice=address]").waitFor();
  await move(host, guest, "8c8d");
  await move(guest, host, "2f2e");
  // Both games are kept.
  for (const device of [host, guest]) {
    await device.page.evaluate(() => (location.hash = "#/games"));
    await device.page.locator("[data-game]").nth(1).waitFor();
    assert.equal(await device.page.locator("[data-game]").count(), 2);
  }
});

longTest("a third device is told no, or watches where that is allowed", { timeout: 180_000 }, async (t) => {
  for (const watching of [false, true]) {
    const { host, guest, link } = await meet(t, { watching });
    await move(host, guest, "7g7f");
    const third = await Device.of(app, t);
    await third.page.goto(link);
    await third.page.locator("[name=guest-name]").fill("Eve");
    await third.press("join");
    // Every five seconds the tracker passes its offer on to one of both players, by chance, and
    // only the host answers.
    const declined = third.page.locator("[data-notice=declined]");
    await declined.getByText("Two others play this game already").waitFor({ timeout: 90_000 });
    if (watching) {
      await third.press("watch");
      await third.board.shows(await host.board.sfen());
      await third.page.getByText("You are watching.").first().waitFor();
      await move(guest, host, "3c3d");
      await third.board.shows(await host.board.sfen());
    }
    await move(watching ? host : guest, watching ? guest : host, watching ? "2g2f" : "3c3d");
  }
});

longTest("one device is closed at ten moments, and nothing is lost", { timeout: 240_000 }, async (t) => {
  const { host, guest } = await meet(t);
  const moves = ["7g7f", "3c3d", "2g2f", "8c8d", "2f2e", "8d8e", "6i7h", "4a3b", "2e2d", "2c2d"];
  for (const [at, usi] of moves.entries()) {
    const [from, to] = at % 2 ? [guest, host] : [host, guest];
    await from.board.move(usi);
    const sfen = await from.board.sfen();
    // Before or after the move has arrived.
    const killed = at % 3 ? from : to;
    await killed.page.goto("about:blank");
    await killed.page.goto(`${app.url}#/play`);
    await from.board.shows(sfen);
    await to.board.shows(sfen);
    await host.connected();
    await guest.connected();
  }
});

longTest("a whole game in byoyomi, with a clock that is wrong by an hour, is kept by both", { timeout: 300_000 }, async (t) => {
  const { host, guest } = await meet(t, {}, { time: { byoyomi: "10s" }, ahead: 3_600_000 });
  const { moves, final } = games.find(({ name }) => name === "pawn-drop-mate");
  const list = moves.join(" ").split(" ");
  const [black, white] = [host, guest];
  for (const [at, usi] of list.entries()) {
    await (at % 2 ? move(white, black, usi) : move(black, white, usi));
  }
  assert.equal(await host.board.sfen(), `${final} ${list.length + 1}`);
  const loser = list.length % 2 ? white : black;
  await loser.press("resign");
  await loser.press("resign-yes");
  for (const device of [host, guest]) {
    await device.page.locator('[data-outcome="black:resignation"]').waitFor();
    assert.equal(await device.page.locator(".remote-news").getByText("by the clock there").count(), 0);
    await device.page.goto(`${app.url}#/games`);
    const row = device.page.locator("[data-game]").first();
    await row.getByText("Habu").waitFor();
    await row.getByText("Oyama").waitFor();
  }
});

// Nothing leaves a device while its network is cut: neither to the other one nor to a tracker.
function cut(device, isCut) {
  return device.page.evaluate((isCut) => {
    for (const { prototype } of [RTCDataChannel, WebSocket]) {
      prototype.sends ??= prototype.send;
      prototype.send = isCut ? () => {} : prototype.sends;
    }
  }, isCut);
}

longTest("the network is cut for five seconds and for forty, and the game goes on", { timeout: 240_000 }, async (t) => {
  const { host, guest } = await meet(t, { clocksWait: true }, { time: { byoyomi: "10m-30s" } });
  await move(host, guest, "7g7f");
  for (const [seconds, moves] of [[5, ["3c3d", "2g2f"]], [40, ["8c8d", "2f2e"]]]) {
    await cut(guest, true);
    await cut(host, true);
    await host.page.waitForTimeout(seconds * 1_000);
    if (seconds > 30) {
      for (const device of [host, guest]) {
        await device.page.locator(".remote-connection:not([data-link=there])").waitFor();
        await device.page.locator("[data-status=remote-away]").waitFor();
      }
    }
    await cut(guest, false);
    await cut(host, false);
    for (const device of [host, guest]) await device.connected();
    await move(guest, host, moves[0]);
    await move(host, guest, moves[1]);
  }
  // The screen of another clock does not hold the clock of this game.
  await guest.page.evaluate(() => (location.hash = "#/clock"));
  await guest.page.locator("main.timer").waitFor();
  await guest.page.evaluate(() => (location.hash = "#/play"));
  await move(guest, host, "8d8e");
  assert.equal(await host.board.outcome(), null);
});

longTest("a flag that falls ends the game on both devices", { timeout: 120_000 }, async (t) => {
  const { host, guest } = await meet(t, {}, { time: { byoyomi: "10s" } });
  await move(host, guest, "7g7f");
  for (const device of [host, guest]) await device.page.locator('[data-outcome="black:time"]').waitFor();
});

longTest("another game on the board gets none of the other player's moves, and the game is gone on with", { timeout: 120_000 }, async (t) => {
  const { host, guest } = await meet(t);
  await move(host, guest, "7g7f");
  await host.page.evaluate(() => (location.hash = "#/play?moves=2g2f"));
  await host.board.shows("lnsgkgsnl/1r5b1/ppppppppp/9/9/7P1/PPPPPPP1P/1B5R1/LNSGKGSNL w - 2");
  await guest.page.locator(".remote-connection:not([data-link=there])").waitFor();
  const other = await host.board.sfen();
  await host.page.waitForTimeout(2_000);
  assert.equal(await host.board.sfen(), other);
  await host.openScreen();
  await host.press("go-on");
  await host.board.shows(await guest.board.sfen());
  for (const device of [host, guest]) await device.connected();
  await move(guest, host, "3c3d");
});

test("a second tab leaves the game to the first, until it takes it over", { timeout: 120_000 }, async (t) => {
  const { host, guest } = await meet(t);
  await move(host, guest, "7g7f");
  const page = await host.page.context().newPage();
  const second = new Device(page, app.url);
  await page.goto(`${app.url}#/remote`);
  await page.locator("[data-card=live] [data-notice=elsewhere]").waitFor();
  assert.equal(await second.action("leave").count(), 0);
  await move(guest, host, "3c3d");
  await second.press("go-on");
  await page.locator(".status[data-status=other-tab]").waitFor();
  await second.press("status");
  await second.connected();
  await second.board.shows(await guest.board.sfen());
  await host.page.locator(".status[data-status=other-tab]").waitFor();
  await move(second, guest, "2g2f");
  await move(guest, second, "8c8d");
});

longTest("whoever has a game is asked to leave it before another one is joined", { timeout: 120_000 }, async (t) => {
  const { host, guest } = await meet(t);
  const other = await Device.of(app, t);
  await other.openScreen();
  await other.invite({ kind: "live", name: "Kimura" });
  await other.page.locator("[data-link-box=invitation]").waitFor();
  await guest.page.goto(await other.link());
  await guest.page.locator("[data-notice=has-game]").waitFor();
  assert.equal(await guest.action("join").isDisabled(), true);
  await guest.press("leave-other");
  await guest.page.waitForFunction(() => document.activeElement.matches("[data-action=join]"));
  await host.page.locator(".remote-news").getByText("left").waitFor();
  await guest.page.locator("[name=guest-name]").fill("Oyama");
  await guest.press("join");
  for (const device of [other, guest]) await device.connected();
});

longTest("what one device holds is taken up again after a reload, and after the tracker is gone", { timeout: 180_000 }, async (t) => {
  const { host, guest } = await meet(t, {}, { watched: false });
  await move(host, guest, "7g7f");
  await guest.page.reload();
  await guest.connected();
  await guest.board.shows(await host.board.sfen());
  await move(guest, host, "3c3d");
  // Nobody moves before what tells the other device is there.
  await host.page.route("**/later/*-remote.wasm", (route) => route.abort());
  await host.page.reload();
  await host.page.locator("dialog.crash button").click();
  await host.board.clickSquare("2g");
  assert.equal(await host.page.locator(".selected").count(), 0);
  await host.page.unroute("**/later/*-remote.wasm");
  await host.page.reload();
  await host.connected();
  await guest.connected();
  await move(host, guest, "2g2f");
  await app.server.tracker.stop();
  await move(guest, host, "8c8d");
});

longTest("two devices meet by codes, without a tracker", { timeout: 180_000 }, async (t) => {
  // The tracker has been stopped: the browser reports that as an error.
  const host = await Device.of(app, t, { watched: false });
  const guest = await Device.of(app, t, { watched: false });
  await host.openScreen();
  await host.invite({ kind: "live", name: "Habu" });
  await host.page.locator("[data-notice=unreached]").waitFor();
  await host.page.locator(".remote-codes summary").click();
  await host.press("make-code");
  const link = await host.link("code-link");
  assert.match(link, /&code=[A-Z2-7]+$/);
  await guest.join(link, "Oyama");
  const answer = await guest.link("answer");
  const field = host.page.locator("[name=answer-code]");
  // What is no code, and one's own code, is said.
  for (const [text, words] of [
    ["hello", "This is not a code."],
    [link.split("code=")[1], "This is the first code."],
    [answer.slice(0, -3), "A part of the code is missing"],
  ]) {
    await field.fill(text);
    await host.press("use-code");
    await host.page.locator(".remote-codes .faults").getByText(words).waitFor();
  }
  // Messengers break long words into lines.
  await field.fill(answer.replace(/(.{20})/g, "$1\n").toLowerCase());
  await host.press("use-code");
  for (const device of [host, guest]) await device.connected();
  await move(host, guest, "7g7f");
  await move(guest, host, "3c3d");
});
