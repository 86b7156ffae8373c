// Games between two devices: a release that meets at a tracker of this machine, and what a
// person does on the screen and the panel of such games.
import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Board } from "./board.mjs";
import { ROOT, serve } from "./server.mjs";
import { startTracker } from "./tracker.mjs";

// The addresses of this machine are not hidden behind names that only a whole network knows.
export const RTC_FLAGS = ["--disable-features=WebRtcHideLocalIpsWithMdns"];

// Serves a release whose build names this tracker, and no STUN servers.
export async function serveWithTracker(tracker) {
  const dir = await mkdtemp(join(tmpdir(), "komadai-remote-"));
  await cp(`${ROOT}dist`, dir, { recursive: true });
  const page = await readFile(join(dir, "index.html"), "utf8");
  const named = page
    .replace(/(<meta name="trackers" content=")[^"]*/, `$1${tracker}`)
    .replace(/(<meta name="stun" content=")[^"]*/, "$1")
    .replace(/connect-src 'self'[^;]*/, `connect-src 'self' ${tracker}`);
  await writeFile(join(dir, "index.html"), named);
  const server = await serve({ dir });
  const stop = async () => {
    await server.stop();
    await rm(dir, { recursive: true });
  };
  return { ...server, stop };
}

// A tracker and the release that knows it, as one server of an app.
export async function startMeetingPlace() {
  const tracker = await startTracker();
  const server = await serveWithTracker(tracker.url);
  const stop = async () => {
    await server.stop();
    await tracker.stop();
  };
  return { ...server, tracker, stop };
}

// One device.
export class Device {
  constructor(page, url, options) {
    this.page = page;
    this.url = url;
    this.board = new Board(page, url, options);
  }

  // A device that is not `watched` may report errors on its console.
  static async of(app, t, { watched = true, ...options } = {}) {
    const page = watched ? await app.page(t, options) : await (await app.context(t, options)).newPage();
    return new Device(page, app.url, { touch: options.hasTouch });
  }

  action(name) {
    return this.page.locator(`[data-action="${name}"]:visible`);
  }

  press(name) {
    return this.action(name).click();
  }

  async openScreen() {
    await this.page.goto(`${this.url}#/remote`);
    await this.page.locator("[data-card=invite]").waitFor();
  }

  // Fills in the form of an invitation: `kind` is "live" or "by-message".
  async invite({ kind, name, side = "black", clocksWait, watching, days } = {}) {
    const form = this.page.locator("[data-card=invite]");
    await form.locator(`[name=remote-kind][value=${kind}]`).check();
    await form.locator("[name=own-name]").fill(name);
    await form.locator("[name=remote-side]").selectOption(side);
    if (days !== undefined) await form.locator("[name=days]").selectOption(`${days}`);
    if (clocksWait !== undefined) await form.locator("[name=clocks-wait]").setChecked(clocksWait);
    if (watching !== undefined) await form.locator("[name=watching]").setChecked(watching);
    await this.press("invite");
  }

  // The link of the invitation that is out.
  link(box = "invitation") {
    return this.page.locator(`[data-link-box="${box}"] input`).inputValue();
  }

  async join(link, name) {
    await this.page.goto(link);
    await this.page.locator("[name=guest-name]").fill(name);
    await this.press("join");
  }

  // Waits until the other device is there.
  connected() {
    return this.page.locator(".remote-connection[data-link=there]").waitFor();
  }

  // The address of the move that waits to be sent: copied, and said to be sent.
  async address() {
    await this.page.locator(".remote-address").waitFor();
    await this.press("copy-move");
    await this.press("has-sent");
    return this.page.locator(".remote-address").inputValue();
  }

  moves() {
    return this.page.locator("[data-board]").getAttribute("data-sfen");
  }
}
