// Boards on pages that are not ours: another origin, a strict content policy, styles that
// would spoil whatever they reach.
import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { test } from "node:test";
import { pathToFileURL } from "node:url";
import { useApp, watchErrors } from "./harness/app.mjs";
import { host, policyFor } from "./harness/host.mjs";

const app = useApp();

const HOSTILE = `
  * { font-size: 37px !important; color: red !important; letter-spacing: 9px !important;
      text-transform: uppercase !important; line-height: 3 !important; display: inline !important; }
  :root { font-size: 62.5%; --board: red; --line: red; --text: red; --panel: red; }
  button, svg, p, div { margin: 13px !important; border: 5px solid red !important; transform: rotate(3deg); }
  div { display: none !important; }
`;

const BOARD = 'shogi-board [data-board]';

// Opens a page of a host with its own origin; `body` may have several boards.
async function open(t, body, { style = "", options = {}, lang = "en", ready = true, policy = policyFor(app.url) } = {}) {
  const page = await (await app.context(t, options)).newPage();
  const errors = watchErrors(page);
  const html = `<!doctype html><html lang="${lang}"><meta charset="utf-8"><title>Lesson</title>
    <style>${style}</style>
    <script type="module" src="${app.url}embed.js"></script><body>${body}</body></html>`;
  const other = await host({ "/": html }, policy);
  t.after(() => other.stop());
  await page.addInitScript(() => {
    window.heard = [];
    const names = ["ready", "move", "ply", "illegal", "solved", "failed", "ended", "fault", "resize"];
    for (const name of names) {
      document.addEventListener(name, (event) => heard.push({ name, ...event.detail }), true);
    }
  });
  await page.goto(other.url);
  if (ready) {
    await page.waitForFunction(() =>
      [...document.querySelectorAll("shogi-board")].every((board) => board.state),
    );
  }
  return { page, errors };
}

const heard = (page, name) =>
  page.evaluate((name) => window.heard.filter((event) => event.name === name), name);

const state = (page) => page.evaluate(() => document.querySelector("shogi-board").state);

const order = (page, method, ...rest) =>
  page.evaluate(([method, rest]) => document.querySelector("shogi-board")[method](...rest), [method, rest]);

test("a board on a page with a strict policy and hostile styles looks as it does alone", async (t) => {
  const seen = [];
  for (const style of ["", HOSTILE]) {
    const { page, errors } = await open(t, '<shogi-board moves="7g7f 3c3d" size="600"></shogi-board>', { style });
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
  const context = await app.context(t);
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
    workers: (await navigator.serviceWorker?.getRegistrations())?.length ?? 0,
    stored: localStorage.length + sessionStorage.length,
    bases: (await indexedDB.databases()).length,
    cookies: document.cookie,
  }));
  assert.deepEqual(kept, { workers: 0, stored: 0, bases: 0, cookies: "" });
});

test("attributes are live", async (t) => {
  const { page, errors } = await open(t, '<shogi-board moves="7g7f 3c3d 2g2f" mode="replay"></shogi-board>');
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
  const { page, errors } = await open(t, `<shogi-board mode="replay"><script type="text/kif">${kif}</script><pre>record</pre></shogi-board>`);
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
  const { page } = await open(t, body, { ready: false });
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
  const { page } = await open(t, '<shogi-board moves="7g7f"></shogi-board>');
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
    [{ marks: "10z" }, /“10z” is no mark/],
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
  const { page } = await open(t, body, { ready: false, options: { javaScriptEnabled: false } });
  assert.equal(await page.locator("pre").isVisible(), true);
});

test("both sides are moved by clicks, drags and keys, by the rules", async (t) => {
  const { page, errors } = await open(t, '<shogi-board mode="play"></shogi-board>');
  const square = (name) => page.locator(`${BOARD} [data-square="${name}"]`);
  await square("7g").click();
  await square("7f").click();
  await page.waitForFunction(() => document.querySelector("shogi-board").state.usi === "7g7f");
  const [from, to] = await Promise.all(["3c", "3d"].map((name) => square(name).boundingBox()));
  const middle = ({ x, y, width, height }) => [x + width / 2, y + height / 2];
  await page.mouse.move(...middle(from));
  await page.mouse.down();
  await page.mouse.move(...middle(to), { steps: 4 });
  await page.mouse.up();
  await page.waitForFunction(() => document.querySelector("shogi-board").state.usi === "3c3d");
  await square("8h").focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("2");
  await page.keyboard.press("2");
  await page.keyboard.press("Enter");
  await page.locator("shogi-board [data-promote=yes]").waitFor();
  await page.keyboard.press("Enter");
  await page.waitForFunction(() => document.querySelector("shogi-board").state.usi === "8h2b+");
  await square("7c").click();
  await square("7e").click();
  await page.locator("shogi-board .refusal").waitFor();
  const [illegal] = await heard(page, "illegal");
  assert.ok(illegal.reason.length > 5);
  const moves = await heard(page, "move");
  assert.deepEqual(moves.map(({ usi }) => usi), ["7g7f", "3c3d", "8h2b+"]);
  assert.match(moves[2].sfen, /^lnsgkgsnl\/1r5\+B1/);
  assert.equal(moves[2].text, "Bx2b+");
  assert.deepEqual(errors, []);
});

test("an end by the rules is told", async (t) => {
  const { page } = await open(t, '<shogi-board mode="play" sfen="4k4/9/4P4/9/9/9/9/9/4K4 b G 1"></shogi-board>');
  assert.equal(await order(page, "play", "G*5b"), true);
  const [ended] = await heard(page, "ended");
  assert.deepEqual([ended.winner, ended.reason], ["black", "mate"]);
});

const verdict = (page) => page.locator("shogi-board [data-task]").getAttribute("data-task");

const play = async (page, usi) => {
  assert.equal(await order(page, "play", usi), true, usi);
};

test("a task of one of several moves says what its author wrote", async (t) => {
  const body = `<shogi-board mode="task" answer="7g7f | 2g2f" wrong="Not that one.">
    <b slot="right">Well done.</b></shogi-board>`;
  const { page, errors } = await open(t, body);
  const square = (name) => page.locator(`${BOARD} [data-square="${name}"]`);
  await square("9g").click();
  await square("9f").click();
  await page.locator("shogi-board .embed-verdict", { hasText: "Not that one." }).waitFor();
  assert.equal((await heard(page, "failed"))[0].usi, "9g9f");
  await page.locator('shogi-board [data-action="again"]').click();
  assert.equal(await verdict(page), "open");
  await square("2g").click();
  await square("2f").click();
  await page.locator("b", { hasText: "Well done." }).waitFor();
  assert.equal((await heard(page, "solved"))[0].usi, "2g2f");
  assert.equal(await verdict(page), "solved");
  assert.deepEqual(errors, []);
});

test("a capture solves its task, a hint is shown when it is asked for", async (t) => {
  const task = 'goal="capture 5e" sfen="4k4/9/9/9/4p4/4P4/9/9/4K4 b - 1" hint="What stands on 5e?"';
  const { page, errors } = await open(t, `<shogi-board mode="task" ${task}></shogi-board>`);
  const hint = page.locator("shogi-board .embed-hint");
  assert.equal(await hint.evaluate((hint) => hint.open), false);
  await hint.locator("summary").click();
  assert.equal(await hint.evaluate((hint) => hint.open), true);
  assert.equal(await hint.locator("[name=hint]").textContent(), "What stands on 5e?");
  await play(page, "5f5e");
  assert.equal(await verdict(page), "solved");
  assert.equal((await heard(page, "solved"))[0].usi, "5f5e");
  assert.deepEqual(errors, []);
});

test("a board that is not to be touched is moved by nobody; methods turn and reset it", async (t) => {
  const { page, errors } = await open(t, '<shogi-board mode="play" interaction="off" arrows="7g7f"></shogi-board>');
  const corner = () =>
    page.locator(BOARD).evaluate((board) => board.querySelector(".row > *").dataset.square);
  await page.locator("shogi-board .embed-marks svg").waitFor();
  assert.equal(await order(page, "play", "7g7f"), false);
  await page.locator(`${BOARD} [data-square="7g"]`).click();
  assert.equal(await page.locator(`${BOARD} .destination`).count(), 0);
  const live = page.evaluate(() => new Promise((done) => document.addEventListener("ready", done, { once: true })));
  await page.evaluate(() => document.querySelector("shogi-board").setAttribute("interaction", "on"));
  await live;
  assert.equal(await order(page, "play", "7g7f"), true);
  assert.equal(await order(page, "play", "7f7d"), false);
  assert.equal(await corner(), "9a");
  assert.equal(await order(page, "flip"), true);
  assert.equal(await corner(), "1i");
  await order(page, "reset");
  assert.equal((await state(page)).ply, 0);
  await page.evaluate(() => document.querySelector("shogi-board").setAttribute("size", "300"));
  await page.waitForFunction(() => window.heard.some(({ name, height }) => name === "resize" && height > 100 && height < 500));
  assert.deepEqual(errors, []);
});

const MATE = 'mode="task" goal="mate 3" sfen="7nl/7k1/9/6PP1/9/9/9/9/9 b 2G 1"';

// How often a part has been loaded.
const loaded = (page, part) =>
  page.evaluate((part) => performance.getEntriesByType("resource").filter(({ name }) => name.includes(part)).length, part);

// Solves the mate in three; the other side's move comes from the solver.
async function solveMate(page) {
  await play(page, "G*2c");
  await page.waitForFunction(() => document.querySelector("shogi-board").state.ply === 2);
  assert.equal((await heard(page, "move")).length, 2);
  const { usi } = await state(page);
  assert.equal(await verdict(page), "open");
  await play(page, usi === "2b3a" ? "G*3b" : "G*2b");
  await page.waitForFunction(() => window.heard.some(({ name }) => name === "solved" || name === "failed"));
  assert.equal((await heard(page, "solved")).length, 1);
}

test("the mate solver defends in a worker, which is started only then", async (t) => {
  const { page, errors } = await open(t, `<shogi-board ${MATE}></shogi-board>`);
  assert.deepEqual([await loaded(page, "search_worker"), page.workers().length], [0, 0]);
  const requests = [];
  page.on("request", (request) => requests.push(request.url()));
  await solveMate(page);
  assert.equal(page.workers().length, 1);
  assert.ok(requests.some((url) => url.endsWith("search_worker.js")));
  assert.ok(!requests.some((url) => url.endsWith("search_net.bin")));
  assert.equal(await loaded(page, "embed-solving"), 0);
  assert.deepEqual(errors, []);
});

test("where the page forbids workers, the solver works in the page", async (t) => {
  const policy = policyFor(app.url).replace("worker-src blob:", "worker-src 'none'");
  const { page } = await open(t, `<shogi-board ${MATE}></shogi-board>`, { policy });
  await solveMate(page);
  assert.equal(page.workers().length, 0);
  assert.equal(await loaded(page, "embed-solving"), 1);
});

test("two boards ask the solver at once, and each is answered", async (t) => {
  const { page } = await open(t, `<shogi-board ${MATE}></shogi-board><shogi-board ${MATE}></shogi-board>`);
  await page.evaluate(() => document.querySelectorAll("shogi-board").forEach((board) => board.play("G*2c")));
  await page.waitForFunction(() =>
    [...document.querySelectorAll("shogi-board")].every((board) => board.state.ply === 2));
});

test("a check that the king escapes fails, and the escape is shown", async (t) => {
  const { page } = await open(t, `<shogi-board ${MATE}></shogi-board>`);
  await play(page, "G*3b");
  await page.waitForFunction(() => window.heard.some(({ name }) => name === "failed"));
  assert.equal((await state(page)).ply, 2);
  assert.equal(await verdict(page), "failed");
  assert.equal(await order(page, "reset"), true);
  assert.equal((await state(page)).ply, 0);
});

test("a survival is judged by the solver", async (t) => {
  // Black's king on 2h is mated by G*2g or so unless it leaves.
  const sfen = "9/9/9/9/9/6pp1/9/7K1/7NL b - 1";
  const task = `mode="task" goal="survive 3" sfen="${sfen.replace(" b - ", " b 2g ")}"`;
  const { page } = await open(t, `<shogi-board ${task}></shogi-board>`);
  await play(page, "1i1f");
  await page.waitForFunction(() => window.heard.some(({ name }) => name === "failed" || name === "solved"));
  assert.equal((await heard(page, "failed")).length, 1);
  await order(page, "reset");
  await play(page, "2h3i");
  await page.waitForFunction(() => window.heard.some(({ name }) => name === "solved"));
});

test("a Japanese page has Japanese boards", async (t) => {
  const { page } = await open(t, '<shogi-board moves="7g7f" mode="replay" ply="1"></shogi-board>', { lang: "ja" });
  assert.equal((await state(page)).text, "▲７六歩");
  await page.locator('shogi-board [data-square="7f"][aria-label*="先手の歩"]').waitFor();
});

test("boards speak the language around them", async (t) => {
  for (const [lang, next, fault] of [
    ["it", "Avanti di una mossa", "non si può mostrare"],
    ["ro", "O mutare înainte", "nu poate fi afișată"],
    ["sv", "Ett drag framåt", "kan inte visas"],
  ]) {
    const { page } = await open(t, '<shogi-board moves="7g7f" mode="replay"></shogi-board>', { lang });
    await page.locator(`shogi-board [data-action=next][aria-label="${next}"]`).waitFor();
    await page.evaluate(() => document.querySelector("shogi-board").setAttribute("moves", "7g7e"));
    await page.waitForFunction(() => window.heard.some(({ name }) => name === "fault"));
    const [{ message }] = await heard(page, "fault");
    assert.ok(message.includes(fault), message);
  }
});

test("pieces and board are the author's choice, and come then", async (t) => {
  const { page, errors } = await open(t, '<shogi-board size="500"></shogi-board>');
  const look = () =>
    page.locator(BOARD).evaluate((board) => ({
      king: board.getRootNode().querySelector("#piece-king").innerHTML,
      wood: getComputedStyle(board.querySelector(".board")).backgroundImage,
    }));
  const before = await look();
  assert.equal(await loaded(page, "embed-looks"), 0);
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
  assert.equal(await loaded(page, "embed-looks"), 1);
  assert.notEqual(after.king, before.king);
  assert.notEqual(after.wood, before.wood);
  await set("pieces", "kanji");
  await set("board", "table");
  assert.deepEqual(await look(), before);
  assert.deepEqual(errors, []);
});

// Opens a book made with mdBook (fixtures/mdbook) at a page, with the policy that
// docs/embedding.md has for it.
async function openBook(t, name) {
  const folder = new URL("fixtures/mdbook/site/", import.meta.url);
  const files = {};
  for (const file of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!file.isFile()) continue;
    const path = new URL(file.name, pathToFileURL(`${file.parentPath}/`));
    const name = path.href.slice(folder.href.length - 1);
    const content = await readFile(path);
    files[name] = name.endsWith(".html") ? content.toString().replaceAll("https://HOST/PATH/", app.url) : content;
  }
  const inline = Object.values(files).flatMap((content) =>
    [...content.toString().matchAll(/<script>([^]*?)<\/script>/g)].map(([, script]) => script));
  const hashes = inline.map((script) => `'sha256-${createHash("sha256").update(script).digest("base64")}'`);
  const own = ["'self'", ...new Set(hashes)].join(" ");
  const policy = policyFor(app.url)
    .replace("script-src ", `script-src ${own} `)
    .replace("style-src ", "style-src 'self' ");
  const page = await (await app.context(t)).newPage();
  const errors = watchErrors(page);
  const other = await host(files, `${policy}; img-src 'self' data:`);
  t.after(() => other.stop());
  const ready = () =>
    page.waitForFunction(() => [...document.querySelectorAll("shogi-board")].every((board) => board.state));
  await page.goto(`${other.url}${name}`);
  await ready();
  return { page, errors, ready };
}

test("a book made with mdBook shows its boards", async (t) => {
  const { page, errors, ready } = await openBook(t, "first-moves.html");
  assert.equal(await page.locator(BOARD).count(), 3);
  const boards = page.locator("shogi-board");
  const fits = await boards.evaluateAll((all) =>
    all.map((board) => board.getBoundingClientRect().width <= board.parentElement.clientWidth));
  assert.deepEqual(fits, [true, true, true]);
  // Its type is 62.5 % of the usual size at the root; the board's is not.
  assert.equal(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize), "10px");
  const place = boards.first().locator(".embed-place");
  assert.equal(await place.evaluate((place) => getComputedStyle(place).fontSize), "15px");
  const comment = boards.first().locator(".embed-comment");
  assert.equal(await comment.textContent(), "Nobody has moved yet & Black begins.");
  await boards.first().locator("[data-action=next]").click();
  assert.equal(await comment.textContent(), "The bishop's diagonal is open.");
  assert.equal(await boards.first().locator("pre").isVisible(), false);

  // In its dark themes the board is dark too.
  const ink = () => place.evaluate((place) => getComputedStyle(place).color);
  const light = await ink();
  await page.locator("#mdbook-theme-toggle").click();
  await page.locator("#mdbook-theme-navy").click();
  assert.notEqual(await ink(), light);
  assert.deepEqual(errors, []);

  await page.locator("a.next:visible").click();
  await page.waitForURL(/mate\.html$/);
  await ready();
  await page.locator(`${BOARD} [data-hand=black] [data-piece=G]`).click();
  await page.locator(`${BOARD} [data-square="5b"]`).click();
  await page.locator("b", { hasText: "Mate!" }).waitFor();
  assert.deepEqual(errors, []);
});

test("arrows on a board do not turn the page of its book", async (t) => {
  const { page } = await openBook(t, "first-moves.html");
  const focused = () =>
    page.evaluate(() => document.activeElement.shadowRoot?.activeElement?.dataset.square);
  const board = page.locator("shogi-board").last();
  await board.locator('[data-square="5e"]').focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowRight");
  assert.equal(await focused(), "4e");
  assert.match(page.url(), /first-moves\.html$/);
  await page.evaluate(() => document.activeElement.blur());
  await page.keyboard.press("ArrowRight");
  await page.waitForURL(/mate\.html$/);
});

test("a frame talks with the origin it is told, and with no other", async (t) => {
  const page = await (await app.context(t)).newPage();
  const errors = watchErrors(page);
  const pages = {};
  const other = await host(pages, policyFor(app.url, { frames: true }).concat("; script-src 'unsafe-inline'"));
  t.after(() => other.stop());
  const origin = new URL(other.url).origin;
  const frame = (told) => `<!doctype html><title>x</title><script>
    window.got = [];
    addEventListener("message", ({ data, origin }) => got.push({ ...data, origin }));
    </script><iframe src="${app.url}embed.html?moves=7g7f+3c3d&mode=replay&origin=${told}" width="600" height="600"></iframe>`;
  pages["/"] = frame(origin);
  pages["/stranger"] = frame("https://stranger.example");
  const got = (event) => page.evaluate((event) => window.got.find((message) => message.event === event), event);
  const send = (message) =>
    page.evaluate((message) => document.querySelector("iframe").contentWindow.postMessage(message, "*"), message);

  await page.goto(other.url);
  await page.waitForFunction(() => window.got.some(({ event }) => event === "ready"));
  const ready = await got("ready");
  assert.deepEqual([ready.komadai, ready.origin, ready.detail.last], [1, new URL(app.url).origin, 2]);
  await page.waitForFunction(() => window.got.some(({ event, detail }) => event === "resize" && detail.height > 200));
  await send({ komadai: 2, order: "last" });
  await send({ komadai: 1, order: "next" });
  await page.waitForFunction(() => window.got.some(({ event }) => event === "done"));
  assert.deepEqual((await got("done")).detail, { order: "next", done: true });
  assert.equal((await got("ply")).detail.ply, 1);
  await send({ komadai: 1, order: "set", attribute: "moves", value: "2g2f" });
  await page.waitForFunction(() => window.got.some(({ event, detail }) => event === "ready" && detail.last === 1));

  await page.goto(`${other.url}stranger`);
  await page.frameLocator("iframe").locator("[data-board]").waitFor();
  await send({ komadai: 1, order: "next" });
  assert.deepEqual(await page.evaluate(() => window.got), []);
  assert.equal(errors.filter((error) => !error.includes("postMessage")).length, 0);
});

test("the gallery shows each of its boards", async (t) => {
  const page = await app.page(t);
  page.removeAllListeners("console");
  await page.goto(`${app.url}gallery.html`);
  for (const id of ["view", "replay", "play", "task", "mate", "small"]) {
    await page.waitForFunction((id) => document.getElementById(id).state, id);
  }
  await page.locator("#fault .fault").waitFor();
  await page.frameLocator("iframe").locator("[data-board]").waitFor();
  assert.equal(await page.locator("#fault pre").isVisible(), true);
  await page.locator("#task summary").click();
  assert.equal(await page.locator("#task [slot=hint]").isVisible(), true);
  assert.equal(await page.locator("#small [data-action=next]").getAttribute("aria-label"), "一手進む");
});
