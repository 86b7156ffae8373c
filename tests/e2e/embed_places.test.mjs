// Boards where authors put them: in a book, in a frame, in our gallery, in each kind of
// layout.
import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { test } from "node:test";
import { pathToFileURL } from "node:url";
import { useApp, watchErrors } from "./harness/app.mjs";
import { BOARD, open, state } from "./harness/embedded.mjs";
import { host, policyFor } from "./harness/host.mjs";

const app = useApp();

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
  assert.equal(await page.evaluate(() => window.got.some(({ detail }) => detail?.height === 0)), false);
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

// Layouts that ask a board for its width, as `inside` of a box.
const LONG = `<p>${"A long text beside the board. ".repeat(80)}</p>`;
const styled = (board, style) => board.replace("<shogi-board", `<shogi-board style="${style}"`);
const LAYOUTS = {
  block: (board) => board,
  "flex row": (board) => `<div style="display: flex">${board}<p>beside</p></div>`,
  "flex column": (board) =>
    `<div style="display: flex; flex-direction: column; align-items: center">${board}</div>`,
  grid: (board) => `<div style="display: grid; place-items: center">${board}</div>`,
  float: (board) => `<div style="float: left">${board}</div>`,
  "inline block": (board) => `<span style="display: inline-block">${board}</span>`,
  "table cell": (board) => `<table><tr><td>${board}<td>beside</table>`,
  dialog: (board) => `<dialog open style="max-width: 100%; padding: 0; border: 0">${board}</dialog>`,
  absolute: (board) => `<div style="position: absolute">${board}</div>`,
  "fit-content": (board) => `<div style="inline-size: fit-content">${board}</div>`,
  "float itself": (board) => styled(board, "float: left"),
  "absolute itself": (board) => styled(board, "position: absolute"),
  "fit-content itself": (board) => styled(board, "inline-size: fit-content"),
  vertical: (board) => `<div style="writing-mode: vertical-rl">縦書き${board}</div>`,
};
const MODES = {
  view: 'moves="7g7f"',
  replay: 'moves="7g7f 3c3d" mode="replay"',
  play: 'mode="play"',
  task: 'mode="task" sfen="4k4/9/4P4/9/9/9/9/9/4K4 b G 1" goal="mate 1"',
  problem: 'mode="task" problem="w4abky"',
  lesson: 'lesson="two-pawns"',
};

// The elements' widths, those of the drawn boards, and how far the files lie from the left.
const widths = (page) =>
  page.evaluate(() =>
    [...document.querySelectorAll("shogi-board")].map((element) => {
      const square = (name) =>
        element.shadowRoot.querySelector(`[data-square="${name}"]`).getBoundingClientRect();
      return {
        width: element.getBoundingClientRect().width,
        nineSquares: square("1a").right - square("9a").left,
        isUpright: square("9a").left < square("1a").left && square("9a").top < square("9i").top,
      };
    }));

// A board in each layout, and one of each mode in a flex row: each in a box of that width, on a
// wide page.
async function inLayouts(t, box, size) {
  const kinds = [
    ...Object.keys(LAYOUTS).map((layout) => ({ mode: "replay", layout })),
    ...Object.keys(MODES).map((mode) => ({ mode, layout: "flex row" })),
  ];
  const boards = kinds.map(({ mode, layout }) => {
    const board = LAYOUTS[layout](`<shogi-board ${MODES[mode]} ${size}></shogi-board>`);
    return `<div style="position: relative; width: ${box}px; min-height: 700px; overflow: clip">${board}</div>`;
  });
  const { page, errors } = await open(app, t, boards.join(""), {
    options: { viewport: { width: 1280, height: 900 } },
    ready: false,
  });
  // A board is drawn before it is shown: what its mode needs comes first.
  await page.waitForFunction(() =>
    [...document.querySelectorAll("shogi-board")].every(
      ({ shadowRoot }) => shadowRoot?.querySelector("[data-square='1a']")?.getBoundingClientRect().width > 0,
    ),
  );
  assert.deepEqual(errors, []);
  const seen = await widths(page);
  return kinds.map(({ mode, layout }, index) => ({ name: `${mode}, ${layout}, ${box}px, ${size}`, layout, ...seen[index] }));
}

test("a board is as wide as its size in every layout", async (t) => {
  for (const { name, width, nineSquares, isUpright } of await inLayouts(t, 1000, 'size="400"')) {
    assert.equal(width, 400, name);
    assert.ok(nineSquares > 330 && nineSquares <= 400, `${name}: nine squares take ${nineSquares}`);
    assert.ok(isUpright, name);
  }
});

test("a board without a size has its own width in every layout", async (t) => {
  for (const { name, layout, width, nineSquares } of await inLayouts(t, 1000, "")) {
    assert.equal(width, layout === "block" ? 1000 : 660, name);
    assert.ok(nineSquares > 330, `${name}: nine squares take ${nineSquares}`);
  }
});

test("a board takes no more than there is in any layout", async (t) => {
  for (const size of ['size="400"', 'size="90%"', ""]) {
    for (const { name, layout, width, nineSquares } of await inLayouts(t, 300, size)) {
      // Vertical text has no end to the side: the window is what there is.
      if (layout === "vertical") continue;
      assert.ok(width > 200 && width <= 300, `${name}: ${width}`);
      assert.ok(nineSquares > 170 && nineSquares <= width, `${name}: nine squares take ${nineSquares}`);
    }
  }
});

test("a board keeps its size beside a long text, and several share a row", async (t) => {
  const board = (size) => `<shogi-board moves="7g7f" ${size}></shogi-board>`;
  const row = (content) => `<div style="display: flex; width: 1000px">${content}</div>`;
  const columns = `<div style="display: grid; grid-template-columns: repeat(4, 1fr); width: 1000px">${board('size="400"').repeat(4)}</div>`;
  const cells = `<table style="width: 1000px"><tr><td>${board("")}<td>${LONG}</table>`;
  const body = row(board('size="400"') + LONG) + row(board('size="400"').repeat(4)) + columns + row(board("") + LONG) + cells;
  const { page } = await open(app, t, body, { options: { viewport: { width: 1280, height: 900 } } });
  const seen = (await widths(page)).map(({ width }) => Math.round(width));
  assert.deepEqual(seen.slice(0, 9), [400, ...Array(8).fill(250)]);
  assert.ok(seen[9] >= 160 && seen[10] >= 160, `${seen}`);
});

test("a board on a vertical page is upright, and what stands inside it is vertical", async (t) => {
  const style = "html { writing-mode: vertical-rl }";
  const body = '<p>縦書きの文章</p><shogi-board size="400" moves="7g7f"><p>７六歩</p></shogi-board>';
  const { page } = await open(app, t, body, { style, lang: "ja" });
  const [{ width, isUpright }] = await widths(page);
  assert.deepEqual([width, isUpright], [400, true]);
  await page.setViewportSize({ width: 320, height: 700 });
  await page.waitForFunction(() => document.querySelector("shogi-board").offsetWidth === 320);
  await page.evaluate(() => document.querySelector("shogi-board").setAttribute("moves", "7g7e"));
  await page.locator("shogi-board .fault").waitFor();
  const mode = await page.locator("shogi-board > p:not([part])").evaluate((inside) => getComputedStyle(inside).writingMode);
  assert.equal(mode, "vertical-rl");
});

test("a size can be changed, of a lesson too", async (t) => {
  const boards = '<shogi-board moves="7g7f" size="400"></shogi-board><shogi-board lesson="two-pawns" size="400"></shogi-board>';
  const { page } = await open(app, t, boards, { ready: false });
  await page.waitForFunction(() =>
    [...document.querySelectorAll("shogi-board")].every(({ shadowRoot, offsetWidth }) =>
      shadowRoot?.querySelector("[data-square]") && offsetWidth === 400));
  await page.evaluate(() => document.querySelectorAll("shogi-board").forEach((board) => board.setAttribute("size", "20em")));
  await page.waitForFunction(() =>
    [...document.querySelectorAll("shogi-board")].every(({ offsetWidth }) => offsetWidth === 320));
});

test("arrows on the buttons of a board step, and do not scroll the page", async (t) => {
  const record = "手合割：平手\n*The start\n   1 ７六歩(77)\n   2 ３四歩(33)\n";
  const style = "body { width: 300vw; height: 300vh }";
  for (const mode of ["replay", "play"]) {
    const body = `<shogi-board mode="${mode}" size="400"><script type="text/kif">${record}</script></shogi-board>`;
    const { page } = await open(app, t, body, { style });
    const press = async (key, ply) => {
      await page.keyboard.press(key);
      const told = await state(page);
      assert.equal(told.ply, ply, `${mode}: ${key}`);
    };
    await page.locator("shogi-board [data-action=next]").focus();
    await press("ArrowRight", 1);
    await press("ArrowRight", 2);
    await press("ArrowRight", 2);
    await press("ArrowLeft", 1);
    await press("End", 2);
    await press("Home", 0);
    await press("ArrowLeft", 0);
    await page.locator("shogi-board .embed-comment").focus();
    await press("ArrowRight", 1);
    // Those of the browser stay its own.
    await press("Control+ArrowRight", 1);
    assert.deepEqual(await page.evaluate(() => [scrollX, scrollY]), [0, 0]);
  }
});

test("an attribute that is not known is named", async (t) => {
  const context = await app.context(t);
  const warnings = [];
  context.on("console", (message) => message.type() === "warning" && warnings.push(message.text()));
  const body = `<shogi-board src="game.kif" opponent="3">The game is shown here.</shogi-board>
    <shogi-board id="b" class="c" data-x="1" aria-label="d" moves="7g7f" size="300" lang="en" onclick="0"></shogi-board>
    <shogi-board move="7g7f"></shogi-board>`;
  const pages = { "/": `<!doctype html><html lang="en"><title>x</title><script type="module" src="${app.url}embed.js"></script>${body}` };
  const other = await host(pages, null);
  t.after(() => other.stop());
  const page = await context.newPage();
  await page.goto(other.url);
  const fault = page.locator("shogi-board .fault").first();
  await fault.waitFor();
  const text = await fault.textContent();
  assert.match(text, /^This board cannot be shown: the attribute src is not known; the attribute opponent is not known; /);
  await page.waitForFunction(() => document.querySelectorAll("shogi-board")[2].state);
  const named = warnings.flatMap((warning) => /unknown attributes: (.*)$/.exec(warning)?.[1] ?? []);
  assert.deepEqual(named.sort(), ["move", "src, opponent"]);
});
