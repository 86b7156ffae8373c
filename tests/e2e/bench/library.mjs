// A library of 20,000 games of a hundred moves: how fast they come in, are listed, searched and
// explored, and what they take up. Goals: 500 games a second, 100 MB of storage, an answer of
// the page within 50 ms meanwhile, a position in all games in half a second, the explorer's
// answers within 50 ms.
import { availableParallelism, loadavg } from "node:os";
import { launch } from "../harness/app.mjs";
import { serve } from "../harness/server.mjs";

const GAMES = Number(process.argv[2] ?? 20_000);
const GAMES_PER_FILE = 100;
const MOVES = 100;

// Drops files of games on the page, all different: pawns are pushed, and rooks wander.
function dropGames([games, perFile, length]) {
  let seed = 1;
  const random = (below) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((seed / 2_147_483_648) * below);
  };
  const pick = (list) => list[random(list.length)];
  const names = Array.from({ length: 300 }, (_, index) => `Player ${index}`);
  const game = (number) => {
    const sides = [
      { sign: "+", pawns: [1, 3, 4, 5, 6, 7, 9].map((file) => `${file}7${file}6FU`), rook: 2, files: [2, 3, 4, 5, 6, 7], rank: 8 },
      { sign: "-", pawns: [1, 3, 4, 5, 6, 7, 9].map((file) => `${file}3${file}4FU`), rook: 8, files: [3, 4, 5, 6, 7, 8], rank: 2 },
    ];
    const moves = Array.from({ length }, (_, ply) => {
      const side = sides[ply % 2];
      if (side.pawns.length && random(4) === 0) {
        return side.sign + side.pawns.splice(random(side.pawns.length), 1)[0];
      }
      const to = pick(side.files.filter((file) => file !== side.rook));
      const move = `${side.sign}${side.rook}${side.rank}${to}${side.rank}HI`;
      side.rook = to;
      return move;
    });
    const day = `${2000 + (number % 26)}/${1 + (number % 12)}/${1 + (number % 28)}`;
    return `V2.2\nN+${pick(names)}\nN-${pick(names)}\n$EVENT:Event ${number % 40}\n$START_TIME:${day}\nPI\n+\n${moves.join("\n")}\n%TORYO\n`;
  };
  const data = new DataTransfer();
  for (let first = 0; first < games; first += perFile) {
    const texts = Array.from({ length: Math.min(perFile, games - first) }, (_, index) => game(first + index));
    data.items.add(new File([texts.join("/\n")], `games ${first}.csa`));
  }
  // The longest time in which the page has not answered.
  window.longest = 0;
  let last = performance.now();
  const channel = new MessageChannel();
  channel.port1.onmessage = () => {
    const now = performance.now();
    window.longest = Math.max(window.longest, now - last);
    last = now;
    setTimeout(() => channel.port2.postMessage(0));
  };
  channel.port2.postMessage(0);
  document.body.dispatchEvent(new DragEvent("drop", { dataTransfer: data, bubbles: true, cancelable: true }));
}

// Does something in the page, and waits until `shown` is true of the document: milliseconds.
async function timed(page, act, shown, argument) {
  return page.evaluate(
    ([act, shown, argument]) =>
      new Promise((resolve) => {
        const is = new Function(`return (${shown})(document)`);
        const start = performance.now();
        const look = () => (is() ? resolve(performance.now() - start) : requestAnimationFrame(look));
        new Function("argument", `(${act})(argument)`)(argument);
        requestAnimationFrame(look);
      }),
    [act.toString(), shown.toString(), argument],
  );
}

const MB = 1024 * 1024;
const server = await serve();
const browser = await launch();
try {
  console.log(`${GAMES} games of ${MOVES} moves; ${availableParallelism()} cores, load ${loadavg()[0].toFixed(1)}`);
  const context = await browser.newContext();
  const page = await context.newPage();
  page.setDefaultTimeout(600_000);
  await page.goto(`${server.url}#/games`);
  await page.locator("[data-action=import]").waitFor();
  const begun = performance.now();
  await page.evaluate(dropGames, [GAMES, GAMES_PER_FILE, MOVES]);
  await page.locator("[data-import=idle] .shelf-told", { hasText: "imported" }).waitFor();
  const seconds = (performance.now() - begun) / 1000;
  const longest = await page.evaluate(() => window.longest);
  console.log(`import: ${seconds.toFixed(1)} s, ${(GAMES / seconds).toFixed(0)} games a second; longest time without an answer ${longest.toFixed(0)} ms`);
  await page.locator("[data-action=dismiss-import]").click();

  const opening = performance.now();
  await page.reload();
  await page.locator("[data-game]").nth(99).waitFor();
  console.log(`list, from a reload: ${(performance.now() - opening).toFixed(0)} ms`);

  const type = (words) => {
    const field = document.querySelector("[name=words]");
    field.value = words;
    field.dispatchEvent(new Event("input", { bubbles: true }));
  };
  const some = (document) => /^[\d,]+ of /.test(document.querySelector(".shelf-count").textContent);
  const all = (document) => /^[\d,]+ games/.test(document.querySelector(".shelf-count").textContent);
  console.log(`words, the first time: ${(await timed(page, type, some, "player 17")).toFixed(0)} ms`);
  await timed(page, type, all, "");
  console.log(`words, then: ${(await timed(page, type, some, "player 23")).toFixed(0)} ms`);
  await timed(page, type, all, "");
  for (const column of ["players", "moves", "date"]) {
    const sort = (column) => document.querySelector(`[data-sort=${column}]`).click();
    const sorted = `(document) => document.querySelector("th[aria-sort] [data-sort=${column}]")`;
    console.log(`sorted by ${column}: ${(await timed(page, sort, sorted, column)).toFixed(0)} ms`);
  }

  // The position after 7g7f 3c3d, then only the two pawns.
  const sfen = "lnsgkgsnl/1r5b1/pppppp1pp/6p2/9/2P6/PP1PPPPPP/1B5R1/LNSGKGSNL b - 3";
  const go = (query) => (location.hash = `/games?${query}`);
  const query = (more) => `position=${encodeURIComponent(sfen)}${more}`;
  const found = (document) => /^[1-9][\d,]* of /.test(document.querySelector(".shelf-count").textContent);
  console.log(`a position, the first time: ${(await timed(page, go, found, query(""))).toFixed(0)} ms`);
  await timed(page, go, all, "");
  console.log(`a position, then: ${(await timed(page, go, found, query(""))).toFixed(0)} ms`);
  await timed(page, go, all, "");
  console.log(`two squares of it, mirrored too: ${(await timed(page, go, found, query("&squares=7f3d&hands=off&symmetry=both"))).toFixed(0)} ms`);
  await timed(page, go, all, "");

  await page.locator("[data-game] a").first().click();
  await page.locator("main.record [data-board]").waitFor();
  const press = (name) => document.querySelector(`[data-action=${name}]`).click();
  const explored = (document) => document.querySelector("[data-explored]");
  console.log(`explorer, opened: ${(await timed(page, press, explored, "explorer")).toFixed(0)} ms`);
  const play = () => document.querySelector("[data-explored]").click();
  for (let ply = 1; ply <= 3; ply++) {
    const deeper = `(document) => document.querySelector("[data-board]").dataset.sfen.endsWith(" ${ply + 1}") && document.querySelector("[data-explored]")`;
    console.log(`explorer, after move ${ply}: ${(await timed(page, play, deeper)).toFixed(0)} ms`);
  }

  const { usage } = await page.evaluate(() => navigator.storage.estimate());
  const session = await context.newCDPSession(page);
  await session.send("HeapProfiler.collectGarbage");
  const { usedSize } = await session.send("Runtime.getHeapUsage");
  const memory = await page.evaluate(() => performance.memory?.usedJSHeapSize ?? 0);
  console.log(`storage ${(usage / MB).toFixed(0)} MB; heap of scripts ${(usedSize / MB).toFixed(0)} MB (${(memory / MB).toFixed(0)})`);
} finally {
  await browser.close();
  await server.stop();
}
