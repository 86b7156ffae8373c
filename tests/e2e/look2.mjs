import { chromium } from "playwright-core";
import { drop, kif } from "./harness/files.mjs";
const base = process.argv[2];
const browser = await chromium.launch({ executablePath: "/usr/bin/chromium", args: ["--no-sandbox", "--disable-gpu"] });
for (const [name, size, scheme] of [["desk", { width: 1280, height: 800 }, "light"], ["phone", { width: 360, height: 740 }, "dark"]]) {
  const page = await (await browser.newContext({ bypassCSP: true, viewport: size, colorScheme: scheme })).newPage();
  page.on("console", (m) => ["error", "warning"].includes(m.type()) && console.log(name, m.text()));
  page.on("pageerror", (e) => console.log(name, "ERROR", e.message));
  await page.goto(base + "#/games");
  await page.locator("[data-action=import]").waitFor();
  const games = Array.from({ length: 30 }, (_, number) => {
    const moves = ["   1 ７六歩(77)", "   2 ３四歩(33)", "   3 ２六歩(27)"].slice(0, 1 + (number % 3));
    if (number % 5) moves.push(`   ${moves.length + 1} 投了`);
    return [`game ${number}.kif`, kif({ day: `2026/01/${1 + number}`, black: number % 3 ? `Player ${number}` : "Rival", white: number % 3 ? "Rival" : `Player ${number}`, moves })];
  });
  await drop(page, Object.fromEntries(games));
  await page.locator("[data-import=idle] .shelf-told", { hasText: "imported" }).waitFor();
  await page.locator("[data-action=dismiss-import]").click();
  await page.goto(base + "#/games?position=" + encodeURIComponent("lnsgkgsnl/1r5b1/pppppp1pp/6p2/9/2P6/PP1PPPPPP/1B5R1/LNSGKGSNL b - 3") + "&squares=7f3d");
  await page.locator(".position-board").waitFor({state:"attached"}); await page.addStyleTag({content: ".position-fields{grid-template-columns:minmax(0,20rem) minmax(0,1fr)} .position-board{inline-size:100%!important} @media (max-width: 600px){.position-fields{grid-template-columns:minmax(0,1fr)}}"});
  await page.waitForTimeout(500);
  await page.screenshot({ path: `/tmp/look2-${name}-1.png` });
  await page.locator("[data-game] a").first().click();
  await page.locator("main.record [data-board]").waitFor();
  if (name === "phone") await page.locator("[data-tab=more]").click();
  await page.locator("[data-menu=view]").click();
  await page.locator("[data-action=explorer]").click();
  await page.waitForTimeout(800);
  await page.screenshot({ path: `/tmp/look2-${name}-2.png` });
  console.log(await page.locator("[data-explorer]").innerText().catch((e) => e.message.slice(0, 100)));
  console.log(await page.evaluate(() => [...document.querySelectorAll("[data-board]")].map((b) => b.dataset.sfen)));
}
await browser.close();
