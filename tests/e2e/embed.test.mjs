// Boards on pages that are not ours: another origin, a strict content policy, styles that
// would spoil whatever they reach. What attributes say is shown, what is wrong in them is said.
import assert from "node:assert/strict";
import { test } from "node:test";
import { useApp } from "./harness/app.mjs";
import { BOARD, heard, loaded, open, order, state } from "./harness/embedded.mjs";
import { host, policyFor } from "./harness/host.mjs";

const app = useApp();

const HOSTILE = `
  * { font-size: 37px !important; color: red !important; letter-spacing: 9px !important;
      text-transform: uppercase !important; line-height: 3 !important; display: inline !important; }
  :root { font-size: 62.5%; --board: red; --line: red; --text: red; --panel: red; }
  button, svg, p, div { margin: 13px !important; border: 5px solid red !important; transform: rotate(3deg); }
  div { display: none !important; }
`;

test("a board on a page with a strict policy and hostile styles looks as it does alone", async (t) => {
  const seen = [];
  for (const style of ["", HOSTILE]) {
    const { page, errors } = await open(app, t, '<shogi-board moves="7g7f 3c3d" size="600"></shogi-board>', { style });
    seen.push(
      await page.locator(BOARD).evaluate((board) => {
        const count = board.querySelector(".files span");
        const square = board.querySelector('[data-square="7f"]');
        const { width, height } = square.getBoundingClientRect();
        const styles = getComputedStyle(count);
        return {
          sfen: board.dataset.sfen, width, height,
          color: styles.color, size: styles.fontSize, spacing: styles.letterSpacing,
          wood: getComputedStyle(board.querySelector(".board")).backgroundColor,
        };
      }),
    );
    assert.deepEqual(errors, []);
  }
  assert.ok(seen[0].width > 30, `squares are ${seen[0].width} wide`);
  assert.deepEqual(seen[1], seen[0]);
});

test("ten boards load the program once, and keep nothing in the host's name", async (t) => {
  const asked = [];
  const boards = Array.from({ length: 10 }, (_, i) => `<shogi-board moves="7g7f" orientation="${i % 2 ? "white" : "black"}"></shogi-board>`);
  const context = await app.context(t, { serviceWorker: true });
  context.on("request", (request) => asked.push(new URL(request.url()).pathname.split("/").at(-1)));
  const page = await context.newPage();
  const other = await host(
    { "/": `<!doctype html><title>x</title><script type="module" src="${app.url}embed.js"></script>${boards.join("")}` },
    policyFor(app.url),
  );
  t.after(() => other.stop());
  await page.goto(other.url);
  await page.waitForFunction(() => [...document.querySelectorAll("shogi-board")].every((board) => board.state));
  assert.equal(await page.locator(BOARD).count(), 10);
  for (const file of ["embed_bg.wasm", "embed.css"]) {
    assert.equal(asked.filter((name) => name === file).length, 1, file);
  }
  assert.ok(!asked.some((name) => name.includes("reading") || name.includes("solving")), `${asked}`);
  const kept = await page.evaluate(async () => ({
    workers: (await navigator.serviceWorker.getRegistrations()).length,
    stored: localStorage.length + sessionStorage.length,
    bases: (await indexedDB.databases()).length,
    cookies: document.cookie,
  }));
  assert.deepEqual(kept, { workers: 0, stored: 0, bases: 0, cookies: "" });
});

test("attributes are live", async (t) => {
  const { page, errors } = await open(app, t, '<shogi-board moves="7g7f 3c3d 2g2f" mode="replay"></shogi-board>');
  const set = (name, value) =>
    page.evaluate(([name, value]) => document.querySelector("shogi-board").setAttribute(name, value), [name, value]);
  const board = page.locator(BOARD);
  assert.equal((await state(page)).ply, 0);
  await set("ply", "2");
  await page.waitForFunction(() => document.querySelector("shogi-board").state.ply === 2);
  await set("orientation", "white");
  await page.waitForFunction(() =>
    document.querySelector("shogi-board").shadowRoot.querySelector(".row > *").dataset.square === "1i");
  await set("coordinates", "digits");
  await board.locator(".ranks", { hasText: "1" }).waitFor();
  await set("lang", "ja");
  await page.locator('shogi-board [data-action="next"][aria-label="一手進む"]').waitFor();
  await set("theme", "dark");
  await page.locator('shogi-board .embed[data-theme="dark"]').waitFor();
  await set("marks", "R7f 7g7f");
  await page.locator("shogi-board .embed-marks svg").waitFor();
  await set("size", "300");
  await page.waitForFunction(() => {
    const embed = document.querySelector("shogi-board").shadowRoot.querySelector(".embed");
    return embed.getBoundingClientRect().width <= 300;
  });
  await page.evaluate(() => document.querySelector("shogi-board").removeAttribute("ply"));
  await set("moves", "2g2f");
  await page.waitForFunction(() => document.querySelector("shogi-board").state.last === 1);
  assert.deepEqual(errors, []);
});

test("a record as text is read, its entities and indentation undone, and stepped through", async (t) => {
  const kif = `
      手合割：平手
      *a &amp; b &lt; c
         1 ７六歩(77)
      *&#x89d2;道
         2 ３四歩(33)`;
  const { page, errors } = await open(app, t, `<shogi-board mode="replay"><script type="text/kif">${kif}</script><pre>record</pre></shogi-board>`);
  const comment = page.locator("shogi-board .embed-comment");
  assert.equal(await comment.textContent(), "a & b < c");
  assert.equal(await page.locator("shogi-board pre").isVisible(), false);
  await page.locator('shogi-board [data-action="next"]').click();
  assert.equal(await comment.textContent(), "角道");
  assert.equal((await state(page)).text, "P-7f");
  assert.equal(await order(page, "last"), true);
  assert.equal((await state(page)).ply, 2);
  assert.equal(await order(page, "next"), false);
  assert.equal(await order(page, "goto", 1), true);
  assert.equal((await heard(page, "ply")).at(-1).usi, "7g7f");
  assert.deepEqual(errors, []);
});

test("what is wrong is said, and the element's own content shows", async (t) => {
  const body = '<shogi-board moves="7g7f 7g7f"><pre>1. P-7f</pre></shogi-board>';
  const { page } = await open(app, t, body, { ready: false });
  const fault = page.locator("shogi-board .fault");
  await fault.waitFor();
  assert.match(await fault.textContent(), /move 2, 7g7f, is illegal/);
  assert.equal(await page.locator("shogi-board pre").isVisible(), true);
  assert.equal((await heard(page, "fault")).length, 1);
  await page.evaluate(() => document.querySelector("shogi-board").setAttribute("moves", "7g7f"));
  await page.waitForFunction(() => document.querySelector("shogi-board").state);
  assert.equal(await fault.isVisible(), false);
  assert.equal(await page.locator("shogi-board pre").isVisible(), false);
});

test("a value that an attribute cannot have is named, with those it can", async (t) => {
  const { page } = await open(app, t, '<shogi-board moves="7g7f"></shogi-board>');
  // Sets attributes, gives what the board says of them, and takes them away again.
  const said = (attributes) =>
    page.evaluate(async (attributes) => {
      const board = document.querySelector("shogi-board");
      const next = (name) => new Promise((done) => board.addEventListener(name, done, { once: true }));
      const fault = next("fault");
      for (const [name, value] of Object.entries(attributes)) board.setAttribute(name, value);
      const { message } = (await fault).detail;
      const ready = next("ready");
      for (const name of Object.keys(attributes)) board.removeAttribute(name);
      await ready;
      return message;
    }, attributes);
  for (const [attributes, expected] of [
    [{ mode: "lesson" }, /attribute mode is “lesson”; it can be: view, replay, play, task/],
    [{ orientation: "left" }, /attribute orientation is “left”; it can be: black, white/],
    [{ coordinates: "roman" }, /attribute coordinates is “roman”/],
    [{ theme: "blue" }, /attribute theme is “blue”; it can be: auto, light, dark/],
    [{ pieces: "chess" }, /attribute pieces is “chess”/],
    [{ board: "marble" }, /attribute board is “marble”/],
    [{ interaction: "maybe" }, /attribute interaction is “maybe”; it can be: on, off/],
    [{ ply: "9" }, /attribute ply is “9”; it can be a number from 0 to 1/],
    [{ marks: "10z" }, /“10z” is not a mark/],
    [{ size: "wide" }, /attribute size is “wide”/],
    [{ sfen: "4k4/9 b - 1" }, /attribute sfen: /],
    [{ mode: "task" }, /a task needs the attribute answer or goal/],
    [{ mode: "task", goal: "win" }, /attribute goal is “win”; it can be: move, mate N/],
    [{ mode: "task", answer: "7776" }, /move 1, “7776”, is not written as USI/],
  ]) {
    assert.match(await said(attributes), expected);
  }
});

test("without scripts the element's own content shows", async (t) => {
  const body = '<shogi-board moves="7g7f"><pre>1. P-7f</pre></shogi-board>';
  const { page } = await open(app, t, body, { ready: false, options: { javaScriptEnabled: false } });
  assert.equal(await page.locator("pre").isVisible(), true);
});

test("a Japanese page has Japanese boards", async (t) => {
  const { page } = await open(app, t, '<shogi-board moves="7g7f" mode="replay" ply="1"></shogi-board>', { lang: "ja" });
  assert.equal((await state(page)).text, "▲７六歩");
  await page.locator('shogi-board [data-square="7f"][aria-label*="先手の歩"]').waitFor();
});

test("boards speak the language around them", async (t) => {
  for (const [lang, next, fault] of [
    ["it", "Avanti di una mossa", "non si può mostrare"],
    ["ro", "O mutare înainte", "nu poate fi afișată"],
    ["sv", "Ett drag framåt", "kan inte visas"],
  ]) {
    const { page } = await open(app, t, '<shogi-board moves="7g7f" mode="replay"></shogi-board>', { lang });
    await page.locator(`shogi-board [data-action=next][aria-label="${next}"]`).waitFor();
    await page.evaluate(() => document.querySelector("shogi-board").setAttribute("moves", "7g7e"));
    await page.waitForFunction(() => window.heard.some(({ name }) => name === "fault"));
    const [{ message }] = await heard(page, "fault");
    assert.ok(message.includes(fault), message);
  }
});

test("pieces and board are the author's choice, and come then", async (t) => {
  const { page, errors } = await open(app, t, '<shogi-board size="500"></shogi-board>');
  const look = () =>
    page.locator(BOARD).evaluate((board) => ({
      king: board.getRootNode().querySelector("#piece-king").innerHTML,
      wood: getComputedStyle(board.querySelector(".board")).backgroundImage,
    }));
  const before = await look();
  assert.equal(await loaded(page, "embed-extras"), 0);
  const set = (name, value) =>
    page.evaluate(async ([name, value]) => {
      const board = document.querySelector("shogi-board");
      const ready = new Promise((done) => board.addEventListener("ready", done, { once: true }));
      board.setAttribute(name, value);
      await ready;
    }, [name, value]);
  await set("pieces", "letters");
  await set("board", "contrast");
  const after = await look();
  assert.equal(await loaded(page, "embed-extras"), 1);
  assert.notEqual(after.king, before.king);
  assert.notEqual(after.wood, before.wood);
  await set("pieces", "kanji");
  await set("board", "table");
  assert.deepEqual(await look(), before);
  assert.deepEqual(errors, []);
});

test("a narrow board is as high at each of its moves", async (t) => {
  const record = `手合割：平手
*A comment that is long enough for more than one line of a board as narrow as this one is.
   1 ７六歩(77)
   2 ３四歩(33)
*Short.
   3 ２二角成(88)`;
  const boards = `<shogi-board mode="replay" moves="7g7f 3c3d 8h2b+"></shogi-board>
    <shogi-board mode="play" moves="7g7f 3c3d"></shogi-board>
    <shogi-board mode="replay"><script type="text/kif">${record}</script></shogi-board>`;
  const { page } = await open(app, t, boards, { options: { viewport: { width: 320, height: 900 } } });
  const heights = () =>
    page.evaluate(() => [...document.querySelectorAll("shogi-board")].map((board) => board.offsetHeight));
  const each = (act) => page.evaluate((act) => document.querySelectorAll("shogi-board").forEach((board) => eval(act)(board)), act);
  await each("(board) => board.first()");
  const before = await heights();
  for (let step = 0; step < 3; step += 1) {
    await each("(board) => board.next()");
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    assert.deepEqual(await heights(), before, `after ${step + 1}`);
  }
});
