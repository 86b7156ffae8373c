// A player lives in the list of games: sorts it, filters it, tags games, takes some along in an
// archive, and deletes others; the address remembers what was looked for.
import assert from "node:assert/strict";
import { test } from "node:test";
import { useApp } from "./harness/app.mjs";
import { drop, kif } from "./harness/files.mjs";
import { tool } from "./harness/tools.mjs";

const app = useApp();

const count = (page, text) => page.locator(".shelf-count", { hasText: text }).waitFor();
const names = (page) => page.locator(".shelf-names").allInnerTexts();
const told = (page, text) => page.locator(".games-report .shelf-told", { hasText: text }).waitFor();

// Thirty games; of every third Rival has Black, of every fifth nobody has resigned.
async function opened(t) {
  const page = await app.page(t);
  await page.goto(`${app.url}#/games`);
  await page.locator("[data-action=import]").waitFor();
  const games = Array.from({ length: 30 }, (_, number) => {
    const moves = ["   1 ７六歩(77)", "   2 ３四歩(33)", "   3 ２六歩(27)"].slice(0, 1 + (number % 3));
    if (number % 5) moves.push(`   ${moves.length + 1} 投了`);
    return [`game ${number}.kif`, kif({
      day: `2026/01/${1 + number}`,
      black: number % 3 ? `Player ${number}` : "Rival",
      white: number % 3 ? "Rival" : `Player ${number}`,
      moves,
    })];
  });
  await drop(page, Object.fromEntries(games));
  await page.locator("[data-import=idle] .shelf-told", { hasText: "30 games imported" }).waitFor();
  await page.locator("[data-action=dismiss-import]").click();
  return page;
}

test("games are sorted, filtered and found again by their address", async (t) => {
  const page = await opened(t);
  const first = async (name) =>
    page.locator(".games-table tbody tr:first-child .shelf-names", { hasText: name }).waitFor();
  // The day of the game counts, not that of the import.
  await first("Player 29");
  await page.locator("[data-sort=date]").click();
  await first("Player 0");
  await page.locator("th[aria-sort=ascending] [data-sort=date]").waitFor();
  await page.locator("[data-sort=players]").click();
  await first("Player 1 ");
  await page.locator("[name=sort]").selectOption("moves");
  await first("Player 29");

  await page.locator(".filters > summary").click();
  await page.locator("[name=player]").fill("rival");
  await page.locator("[name=side]").selectOption("black");
  await count(page, "10 of 30 games");
  await page.locator("[name=result]").selectOption("open");
  await count(page, "2 of 30 games");
  assert.deepEqual((await names(page)).sort(), ["Rival – Player 0", "Rival – Player 15"]);
  await page.locator("[name=since]").fill("2026-01-10");
  await count(page, "1 of 30 games");
  await page.waitForURL(/#\/games\?player=rival&side=black&result=open&since=2026-01-10&sort=-moves$/);

  // A game is opened, and the list is as it was.
  await page.locator("[data-game] a").click();
  await page.locator(".record-names", { hasText: "Player 15" }).waitFor();
  await page.goBack();
  await count(page, "1 of 30 games");
  await page.reload();
  await count(page, "1 of 30 games");
  const chips = page.locator(".chip");
  assert.equal(await chips.count(), 3);
  await chips.filter({ hasText: "No result" }).click();
  await count(page, "7 of 30 games");
  await page.locator("[data-action=remove-filters]").click();
  await count(page, "30 games");
  await page.waitForFunction(() => document.activeElement.name === "words");
  await page.waitForURL(/#\/games\?sort=-moves$/);

  await page.goto(`${app.url}#/games?colour=red&player=Player+7`);
  await count(page, "1 of 30 games");
  await told(page, "colour=red");
});

test("a position is found in all games, and what was played in it", async (t) => {
  const page = await opened(t);
  // The games have up to three moves: 7g7f, 3c3d, 2g2f.
  await page.locator("[data-game] a", { hasText: "Player 29" }).click();
  await page.locator("main.record [data-walk=last]").click();
  await page.locator("[data-board][data-sfen*='w - 4']").waitFor();
  await tool(page, "find-position");
  await count(page, "10 of 30 games");
  await page.locator("[data-game] a", { hasText: "Player 26" }).click();
  await page.locator("[data-board][data-sfen*='w - 4']").waitFor();
  await page.goBack();
  await count(page, "10 of 30 games");
  // Only the pawn on 7f: that is there from the first move on.
  await page.locator("[data-chosen='7f']").check();
  await count(page, "30 games");
  await page.locator("[data-chosen='2f']").check();
  await count(page, "10 of 30 games");
  await page.waitForURL(/squares=2f7f/);
  await page.reload();
  await count(page, "10 of 30 games");
  await page.locator(".chip", { hasText: "Position" }).click();
  await count(page, "30 games");

  await page.locator("[data-game] a", { hasText: "Player 29" }).click();
  await tool(page, "explorer");
  const explored = page.locator("[data-explorer]");
  await explored.locator("tbody tr", { hasText: "30" }).waitFor();
  // The opening book is beside it.
  await explored.locator(".explorer-book", { hasText: "0" }).first().waitFor();
  await explored.locator("[data-explored='7g7f']").click();
  await explored.locator("[data-explored='3c3d']").waitFor();
  assert.match(await explored.locator("tbody").innerText(), /20/);
  await explored.locator("[data-explored='3c3d']").click();
  assert.match(await explored.locator("tbody").innerText(), /10/);
  await explored.locator("[data-explored='2g2f']").click();
  await explored.getByText("No saved game goes on").waitFor();
  await page.locator("main.record [data-walk=first]").click();
  await explored.getByRole("link", { name: "Show the 30 games" }).click();
  await count(page, "30 games");
});

test("games are found by what was played in them, and a record names it", async (t) => {
  const page = await app.page(t);
  await page.goto(`${app.url}#/games`);
  await page.locator("[data-action=import]").waitFor();
  const usi = (moves) => `position startpos moves ${moves}\n`;
  await drop(page, {
    "fourth.usi": usi("7g7f 3c3d 2g2f 4c4d 3i4h 8b4b 5i6h 5a6b 6h7h 6b7b 4i5h 7b8b 5g5f 7a7b"),
    "wing.usi": usi("2g2f 8c8d 2f2e 8d8e 6i7h 4a3b"),
    "short.usi": usi("1g1f 1c1d"),
  });
  await count(page, "3 games");
  const row = (name) => page.locator(".shelf-row", { hasText: name });
  await row("fourth").locator(".game-opening", { hasText: "Fourth-file rook" }).waitFor();
  await row("wing").locator(".game-opening", { hasText: "Double wing attack" }).waitFor();
  await page.locator("[data-sort=opening]").click();
  await page.locator("tbody tr:nth-child(2)", { hasText: "fourth" }).waitFor();
  assert.deepEqual(await names(page), ["wing", "fourth", "short"]);

  await page.locator("[name=words]").fill("boat castle");
  await count(page, "1 of 3 games");
  await page.locator("[name=words]").fill("");
  await count(page, "3 games");
  await page.locator(".filters > summary").click();
  await page.locator("[name=opening]").selectOption({ label: "Half Mino" });
  await count(page, "1 of 3 games");
  await page.locator("[name=side]").selectOption("black");
  await count(page, "0 of 3 games");
  await page.locator("[name=side]").selectOption("white");
  await count(page, "1 of 3 games");
  await page.waitForURL(/opening=kata-mino/);
  await page.reload();
  await count(page, "1 of 3 games");

  await row("fourth").locator("a").click();
  await page.locator(".record-about", { hasText: "Fourth-file rook" }).waitFor();
  const move = (text) => page.locator("[role=treeitem]", { hasText: text });
  await move("Boat castle").filter({ hasText: "11" }).waitFor();
  await move("Half Mino").click();
  await page.locator("[data-board][data-sfen*='b - 15']").waitFor();
  // Before the rook goes there, the explorer says where it leads.
  await move("S-4h").click();
  await tool(page, "explorer");
  await page.locator("[data-explorer] tr", { hasText: "Fourth-file rook" }).waitFor();
});

test("games are found by a material advantage, and open where it begins", async (t) => {
  const page = await app.page(t);
  await page.goto(`${app.url}#/games`);
  await page.locator("[data-action=import]").waitFor();
  const usi = (moves) => `position startpos moves ${moves}\n`;
  await drop(page, {
    "ahead.usi": usi("7g7f 3c3d 8h2b+ 5a6b 2b7g 6b7b"),
    "exchange.usi": usi("7g7f 3c3d 8h2b+ 3a2b 1g1f 1c1d"),
  });
  await count(page, "2 games");
  await page.locator(".filters > summary").click();
  await page.locator("[name=material]").selectOption({ label: "A bishop ahead" });
  await count(page, "1 of 2 games");
  await page.locator("[name=side]").selectOption("white");
  await count(page, "0 of 2 games");
  await page.locator("[name=side]").selectOption("black");
  await count(page, "1 of 2 games");
  await page.waitForURL(/material=bishop/);
  await page.reload();
  await count(page, "1 of 2 games");
  await page.locator("[data-game] a", { hasText: "ahead" }).click();
  await page.locator("[data-board][data-sfen*='w B 4']").waitFor();
  await page.goBack();
  await page.locator(".chip", { hasText: "A bishop ahead" }).click();
  await count(page, "2 games");
});

test("games are tagged, exported and deleted together", async (t) => {
  const page = await opened(t);
  const boxes = page.locator("[name=select]");
  await boxes.nth(1).check();
  await boxes.nth(3).click({ modifiers: ["Shift"] });
  await page.locator(".games-selected", { hasText: "3 selected" }).waitFor();
  await page.locator("[data-action=tag]").click();
  await page.locator("[name=new-tag]").fill("club evening");
  await page.keyboard.press("Enter");
  await page.locator("li.tag", { hasText: "club evening (3)" }).waitFor();
  await page.keyboard.press("Escape");
  await page.locator("[data-action=select-none]").click();
  await page.locator("button.tag").first().click();
  await count(page, "3 of 30 games");
  // The tag stays when a game is changed.
  await page.locator("[data-game] a").first().click();
  await page.locator("main.record [name=comment]").fill("a thought");
  await page.goBack();
  await count(page, "3 of 30 games");

  await page.locator("[name=select-all]").check();
  await page.locator("[data-action=export]").click();
  await page.locator("[data-dialog=export]", { hasText: "3 games" }).waitFor();
  const saving = page.waitForEvent("download");
  await page.locator("[data-action=download]").click();
  const archive = await saving;
  assert.match(archive.suggestedFilename(), /^shogi-games-[\d-]+\.zip$/);
  await told(page, "3 games are in the file");

  // All of them but three, which come back by undo, then by the archive.
  await page.locator("[data-action=remove-all]").click();
  await told(page, "3 games deleted");
  await count(page, "0 of 27 games");
  await page.locator("[data-action=restore-all]").click();
  await count(page, "3 of 30 games");

  const there = await app.page(t);
  await there.goto(`${app.url}#/games`);
  const asking = there.waitForEvent("filechooser");
  await there.locator("[data-action=import]").click();
  await (await asking).setFiles(await archive.path().then((path) => archive.saveAs(`${path}.zip`).then(() => `${path}.zip`)));
  await count(there, "3 games");
  await there.goto(`${app.url}#/games?player=Player+28`);
  await count(there, "1 of 3 games");

  for (const format of ["kif", "csa", "jkf", "one-file"]) {
    await page.locator("[name=select-all]").check();
    await page.locator("[data-action=export]").click();
    await page.locator("[data-dialog=export] [name=format]").selectOption(format);
    const saving = page.waitForEvent("download");
    await page.locator("[data-action=download]").click();
    const path = `${await (await saving).path()}.${format === "one-file" ? "kifu" : "zip"}`;
    await (await saving).saveAs(path);
    const asking = there.waitForEvent("filechooser");
    await there.locator("[data-action=import]").click();
    await (await asking).setFiles(path);
    // The same games, by moves, names and day.
    await there.locator("[data-import=idle]", { hasText: "3 games were here already" }).waitFor();
    await there.locator("[data-action=dismiss-import]").click();
  }
});

test("results lead to their games, and come back by their address", async (t) => {
  const page = await opened(t);
  await page.locator("[data-action=results]").click();
  await page.waitForURL(/#\/games\/report$/);
  await page.locator("h1", { hasText: "Results" }).waitFor();
  const table = (caption) => page.locator("table.result-table", { hasText: caption });
  const row = (caption, name) => table(caption).locator("tr", { has: page.getByRole("link", { name, exact: true }) });
  assert.deepEqual(await row("By side", "Black").locator("td").allInnerTexts(), ["30", "16", "8", "6", "67%"]);
  await page.getByRole("button", { name: "Rival" }).click();
  await page.locator(".results-summary", { hasText: "16 won, 8 lost, 6 other" }).waitFor();
  assert.deepEqual(await row("By side", "White").locator("td").allInnerTexts(), ["20", "8", "8", "4", "50%"]);
  await row("By month", "Jan 2026").waitFor();
  await page.waitForURL(/#\/games\/report\?player=Rival$/);
  await page.reload();
  await row("By side", "White").getByRole("link").click();
  await count(page, "20 of 30 games");
  await page.locator("[data-game]").first().waitFor();
  await page.goBack();
  await row("By opponent", "Player 7").getByRole("link").click();
  await count(page, "1 of 30 games");
  await page.locator(".chip", { hasText: "Against Player 7" }).waitFor();
  await page.locator("[data-action=results]").click();
  await page.locator(".results-summary", { hasText: "1 won, 0 lost" }).waitFor();
});

test("games are reviewed together; what is found leads to them, stays, and becomes problems", async (t) => {
  const page = await app.page(t);
  await page.goto(`${app.url}#/games`);
  await page.locator("[data-action=import]").waitFor();
  // In the second game White does not take the horse, which only the silver can.
  await drop(page, {
    "quiet.kif": kif({ day: "2026/01/05", black: "Anna", white: "Bert", moves: [
      "   1 ７六歩(77) ( 0:10/00:00:10)", "   2 ３四歩(33) ( 1:30/00:01:30)", "   3 ２六歩(27)",
      "   4 ４四歩(43)", "   5 ２五歩(26)", "   6 ３二金(41)"] }),
    "blunder.kif": kif({ day: "2026/02/06", black: "Bert", white: "Anna", moves: [
      "   1 ７六歩(77)", "   2 ６二銀(71)", "   3 ２六歩(27)", "   4 ３四歩(33)", "   5 ２二角成(88)",
      "   6 ８四歩(83)", "   7 ３一馬(22)", "   8 投了"] }),
  });
  await page.locator("[data-import=idle] .shelf-told").waitFor();
  await count(page, "2 games");
  assert.equal(await page.locator("[data-sort=accuracy]").isVisible(), false, "nothing is reviewed");
  await page.goto(`${app.url}#/games/report?player=Anna`);
  await page.locator(".results-reviews", { hasText: "0 of 2 games are reviewed" }).waitFor();
  await page.locator("[data-action=review-rest]").click();
  await page.locator(".results-reviews", { hasText: "2 of 2 games are reviewed" }).waitFor();
  await page.locator("[data-reviews=idle]").waitFor();
  // The focus is not lost with the button that stops them.
  await page.waitForFunction(() => document.activeElement !== document.body);
  const row = (table, name) => page.locator(`[data-table=${table}] tr`, { hasText: name });
  assert.deepEqual(await row("mistakes", "Blunders").locator("td").allInnerTexts(), ["1", "0.5"]);
  assert.equal((await row("phases", "Opening").locator("td").allInnerTexts())[2], "0:10");
  await page.locator(".plot svg").waitFor();
  await row("mistakes", "Blunders").getByRole("link").click();
  await count(page, "1 of 2 games");
  await page.locator(".chip", { hasText: "Blunders" }).waitFor();
  await page.locator("[data-sort=accuracy]").waitFor();
  await page.reload();
  await page.locator(".game-accuracy", { hasText: "%" }).waitFor();

  // The record opens with its review.
  await page.locator("[data-game] a").click();
  await tool(page, "analyse");
  await page.locator("[data-part=game]").click();
  await page.locator("[data-noted=blunder]").waitFor();
  await page.goto(`${app.url}#/games/report?player=Anna`);
  await page.locator("[data-action=practise-mistakes]").click();
  await page.locator(".lesson-head h1").getByText("My games", { exact: true }).waitFor();
});
