import { chromium } from "playwright-core";
const base = process.argv[2];
const browser = await chromium.launch({ executablePath: "/usr/bin/chromium", args: ["--no-sandbox", "--disable-gpu"] });
const kif = (n) => `開始日時：2026/0${1 + (n % 9)}/1${n % 9}\n棋戦：${["", "Club evening", "名人戦"][n % 3]}\n先手：${["Aoki", "佐々木 勇気", "A very long name of a player indeed", "Rival"][n % 4]}\n後手：${["Rival", "Shirakawa"][n % 2]}\n手数----指手---------消費時間--\n${["   1 ７六歩(77)", "   2 ３四歩(33)", "   3 ２六歩(27)", "   4 投了"].slice(0, 1 + (n % 4)).join("\n")}\n`;
for (const [name, size, scheme, query] of [
  ["desk", { width: 1280, height: 800 }, "light", "#/games"],
  ["phone", { width: 360, height: 740 }, "light", "#/games"],
  ["tablet", { width: 768, height: 1024 }, "dark", "#/games?player=aoki&side=black&min-moves=1&sort=players"],
  ["small", { width: 320, height: 568 }, "dark", "#/games?player=aoki"],
]) {
  const context = await browser.newContext({ viewport: size, colorScheme: scheme, acceptDownloads: true });
  const page = await context.newPage();
  page.on("console", (m) => ["error", "warning"].includes(m.type()) && console.log(name, m.text()));
  page.on("pageerror", (e) => console.log(name, "ERROR", e.message));
  await page.goto(base + query);
  await page.locator("[data-action=import]").waitFor();
  const files = Object.fromEntries(Array.from({ length: 24 }, (_, n) => [`game ${n}.kif`, kif(n)]));
  await page.evaluate((contents) => {
    const data = new DataTransfer();
    for (const [n, text] of Object.entries(contents)) data.items.add(new File([text], n));
    document.body.dispatchEvent(new DragEvent("drop", { dataTransfer: data, bubbles: true, cancelable: true }));
  }, files);
  await page.locator("[data-import=idle] .shelf-told", { hasText: "imported" }).waitFor();
  await page.screenshot({ path: `/tmp/look-${name}-1.png` });
  await page.locator("[data-action=dismiss-import]").click();
  await page.locator("[name=select]").nth(1).check();
  await page.locator("[name=select]").nth(2).check();
  await page.locator("[data-action=tag]").click();
  await page.locator("[name=new-tag]").fill("club evening");
  await page.keyboard.press("Enter");
  await page.locator("li.tag").waitFor();
  await page.screenshot({ path: `/tmp/look-${name}-2.png` });
  await page.keyboard.press("Escape");
  await page.locator(".filters > summary").click();
  await page.screenshot({ path: `/tmp/look-${name}-3.png` });
  await page.locator("[data-action=export]").click();
  await page.locator("[data-dialog=export]").waitFor();
  await page.screenshot({ path: `/tmp/look-${name}-4.png` });
  await context.close();
}
await browser.close();
