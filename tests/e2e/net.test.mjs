// The net that the engine evaluates by: fetched when it is first needed, with progress; where it
// cannot be had the engine plays on by hand, and the page says so.
import assert from "node:assert/strict";
import { test } from "node:test";
import { Analysis } from "./harness/analysis.mjs";
import { controlled, useApp } from "./harness/app.mjs";
import { Board } from "./harness/board.mjs";
import { keptFiles, untilKept } from "./harness/kept.mjs";
import { longTest, testFirst } from "./harness/long.mjs";
import { netHost } from "./harness/net_host.mjs";

const app = useApp();

const QUICK = { white: "computer-2" };
const AT_ONCE = { white: "computer-10-at-once" };
const MATE = "position sfen 5s3/5pS1k/8n/9/9/9/9/9/9 b GS 1";
const usi = (text) => ({ name: "a.usi", mimeType: "text/plain", buffer: Buffer.from(text) });

const notice = (page, state) => page.locator(`.engine-net[data-net="${state}"]`);

// A page of its own on a host of its own; it keeps what workers say of the net.
async function visit(t, { net = "whole", before = "", ...options } = {}) {
  const host = Object.assign(await netHost(t, app.server.dir), { net, before });
  const page = await (await app.context(t, options)).newPage();
  await page.addInitScript(() => {
    window.saidOfNet = [];
    window.Worker = class extends Worker {
      constructor(...given) {
        super(...given);
        this.addEventListener("message", ({ data }) => {
          const net = data?.net;
          if (!net || net.coming) return;
          window.saidOfNet.push(`net ${typeof net === "string" ? net : Object.keys(net)[0]}`);
        });
      }
    };
  });
  return { host, page, board: new Board(page, host.url) };
}

const said = (page) => page.evaluate(() => window.saidOfNet);

// Waits until so many moves have been made.
const made = (page, count) =>
  page.waitForFunction(
    (next) => document.querySelector("[data-board]").dataset.sfen.split(" ")[3] === `${next}`,
    count + 1,
  );

test("the net is fetched with the first move to be thought about, and once", async (t) => {
  const { host, page, board } = await visit(t);
  await board.open(QUICK);
  assert.equal(host.asked, 0);
  await board.move("2g2f");
  await made(page, 2);
  assert.deepEqual([host.asked, await said(page)], [1, ["net here"]]);
  // The next game has it.
  await board.open(AT_ONCE);
  await made(page, 0);
  await board.move("2g2f");
  await made(page, 2);
  assert.deepEqual([host.asked, await said(page)], [1, ["net here"]]);
  assert.equal(await page.locator("[data-net]").count(), 0);
});

for (const [index, [net, why]] of [
  ["missing", /search_net\.bin: 404/],
  ["gone", /./],
  ["cut", /./],
  ["damaged", /./],
  ["foreign", /this is no net/],
  ["newer", /version 3/],
].entries()) {
  testFirst(index)(`where the net is ${net} the computer plays on, that is said, and the next game has it`, async (t) => {
    const { host, page, board } = await visit(t, { net });
    await board.open(QUICK);
    await board.move("2g2f");
    await made(page, 2);
    const missing = notice(page, "missing");
    assert.match(await missing.locator("[role=status]").innerText(), /could not be loaded/);
    assert.match(await missing.locator("[title]").getAttribute("title"), why);
    assert.ok(await missing.locator("progress").isHidden());
    // Nobody asks again while this game lasts.
    await board.move("2f2e");
    await made(page, 4);
    assert.deepEqual(await said(page), ["net missing"]);
    // A browser asks again by itself where there is no answer at all.
    const asked = host.asked;
    assert.ok(asked === 1 || net === "gone");

    host.net = "whole";
    await board.open({ ...QUICK, white: "computer-1" });
    await made(page, 0);
    await board.move("7g7f");
    await made(page, 2);
    assert.deepEqual([host.asked, await said(page)], [asked + 1, ["net missing", "net here"]]);
    assert.equal(await page.locator("[data-net]").count(), 0);
  });
}

test("while the net is coming its progress is shown, and the move waits for it", async (t) => {
  const { host, page, board } = await visit(t, { net: "held" });
  await board.open(QUICK);
  await board.move("2g2f");
  const coming = notice(page, "coming");
  await coming.locator("progress").waitFor();
  assert.match(await coming.locator("[role=status]").innerText(), /is being loaded/);
  await page.waitForFunction(() => {
    const { value, max } = document.querySelector("[data-net] progress");
    return max > 10_000 && value === Math.floor(max / 2);
  });
  assert.equal((await board.sfen()).split(" ")[1], "w");
  host.release();
  await made(page, 2);
  assert.deepEqual(await said(page), ["net here"]);
  assert.equal(await page.locator("[data-net]").count(), 0);
});

test("who does not want to wait for the net plays on without it, and the next game has it", async (t) => {
  const { host, page, board } = await visit(t, { net: "held" });
  await board.open(QUICK);
  await board.move("2g2f");
  const coming = notice(page, "coming");
  await coming.locator("progress").waitFor();
  assert.match(await coming.locator("progress").getAttribute("aria-valuetext"), /^\d+ of \d+ kB$/);
  await coming.locator("[data-action=cancel]").click();
  await made(page, 2);
  const missing = notice(page, "missing");
  assert.match(await missing.locator("[role=status]").innerText(), /goes on without its neural net/);
  assert.equal(await missing.locator("progress, button").count(), 0);
  assert.deepEqual(await said(page), ["net missing"]);

  host.net = "whole";
  await board.open({ ...QUICK, white: "computer-1" });
  await made(page, 0);
  await board.move("7g7f");
  await made(page, 2);
  assert.deepEqual([host.asked, await said(page)], [2, ["net missing", "net here"]]);
});

longTest("whose time is short does not wait, and a host that falls silent is given up", async (t) => {
  const { host, page, board } = await visit(t, { net: "held" });
  await board.open(AT_ONCE);
  // Not in the opening book.
  await board.move("9i9h");
  await made(page, 2);
  // The computer has moved before anybody has given up.
  assert.deepEqual(await said(page), []);
  await notice(page, "coming").waitFor();
  await notice(page, "missing").waitFor({ timeout: 20_000 });
  await board.move("2g2f");
  await made(page, 4);
  assert.deepEqual([host.asked, await said(page)], [1, ["net missing"]]);
});

for (const means of ["DecompressionStream", "TransformStream"]) {
  test(`a browser that cannot unpack, without ${means}, plays without the net`, async (t) => {
    const { page, board } = await visit(t, { before: `self.${means} = undefined;\n` });
    await board.open(QUICK);
    await board.move("2g2f");
    await made(page, 2);
    await notice(page, "missing").waitFor();
  });
}

test("analysis says that the net is missing, but not of mates, for which it is never fetched", async (t) => {
  const { host, page } = await visit(t, { net: "missing" });
  const analysis = new Analysis(page, host.url);
  await analysis.open(usi(MATE));
  await analysis.show("mate");
  await page.locator("[data-action=solve]").click();
  await page.locator("[data-solution]").waitFor();
  assert.equal(host.asked, 0);
  await analysis.open(usi("position startpos moves 7g7f 3c3d 2g2f"), { here: true });
  await analysis.show("lines");
  await analysis.answered();
  const missing = notice(page, "missing");
  assert.match(await missing.innerText(), /could not be loaded/);
  await analysis.show("mate");
  assert.ok(await missing.isHidden());
});

test("analysis that goes on elsewhere while the net is coming fetches it once", async (t) => {
  const { host, page } = await visit(t, { net: "held" });
  const analysis = new Analysis(page, host.url);
  await analysis.open(usi("position startpos moves 7g7f 3c3d 2g2f 8c8d 2f2e 8d8e"));
  await analysis.show("lines");
  await notice(page, "coming").waitFor();
  for (let i = 0; i < 4; i += 1) {
    await page.keyboard.press("ArrowRight");
    await page.waitForTimeout(100);
  }
  host.release();
  await analysis.answered();
  assert.deepEqual([host.asked, await said(page)], [1, ["net here"]]);
});

test("a worker that takes the place of another has the net from what is kept", async (t) => {
  const { host, page, board } = await visit(t, { serviceWorker: true });
  await board.open();
  await controlled(page);
  await untilKept(page, "/search_net.bin");
  const { asked } = host;
  const analysis = new Analysis(page, host.url);
  await analysis.open(usi("position startpos moves 7g7f 3c3d 2g2f 8c8d 2f2e 8d8e"));
  await analysis.show("lines");
  // It is deep in thought when something else is looked at.
  for (let key = "ArrowRight"; (await said(page)).length < 2; key = key === "ArrowLeft" ? "ArrowRight" : "ArrowLeft") {
    await page.waitForTimeout(2_000);
    await page.keyboard.press(key);
    await analysis.answered();
  }
  assert.ok((await said(page)).every((text) => text === "net here"));
  assert.equal(host.asked, asked);
  assert.equal(await page.locator("[data-net]").count(), 0);
});

test("what is damaged is not kept; what is whole is, and is there without the host", async (t) => {
  const { host, page, board } = await visit(t, { net: "damaged", serviceWorker: true });
  await board.open(QUICK);
  await controlled(page);
  await board.move("2g2f");
  await made(page, 2);
  await notice(page, "missing").waitFor();
  assert.deepEqual(await keptFiles(page, "/search_net.bin"), []);

  host.net = "whole";
  await board.open({ ...QUICK, white: "computer-1" });
  await made(page, 0);
  await board.move("7g7f");
  await made(page, 2);
  assert.deepEqual((await said(page)).at(-1), "net here");
  await untilKept(page, "/search_net.bin");
  await host.stop();

  await page.goto("about:blank");
  await board.open(QUICK);
  await board.move("2g2f");
  await made(page, 2);
  assert.deepEqual(await said(page), ["net here"]);
});
