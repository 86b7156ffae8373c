// The record screen as a test sees it.
import { readFile } from "node:fs/promises";
import { pressTool, tool } from "./tools.mjs";

export class RecordScreen {
  constructor(page, url) {
    this.page = page;
    this.url = url;
    this.root = page.locator("main.record");
    this.notice = page.locator("[data-notice=opened]");
  }

  // `query` is what stands in the address after `#/record?`.
  async go(query) {
    await this.page.goto(`${this.url}#/record?${query}`);
    await this.root.waitFor();
  }

  action(name) {
    return this.page.locator(`[data-action="${name}"]`);
  }

  // Presses a tool, in its menu if it is in one.
  tool(name) {
    return tool(this.page, name);
  }

  // Chooses whether the moves ahead are shown, hidden or to be guessed.
  study(name) {
    return pressTool(this.page, `[data-study="${name}"]`);
  }

  // How the moves ahead are studied.
  async studied() {
    return this.page.locator("[data-study][aria-checked=true]").getAttribute("data-study");
  }

  // Opens a file as a reader chooses one, and waits until the page has said so.
  // `file` is a path, or Playwright's `{ name, mimeType, buffer }`.
  async open(file) {
    const name = file.name ?? file.split("/").pop();
    const chooser = this.page.waitForEvent("filechooser");
    await this.tool("open");
    await (await chooser).setFiles(file);
    await this.toldOf(name);
  }

  // Waits until something is told of a file, shown or said.
  async toldOf(name) {
    await this.page.waitForFunction((name) => {
      const places = document.querySelectorAll("[data-announce=record], [data-notice=opened]");
      return [...places].some(({ textContent }) => textContent.startsWith(`${name}:`));
    }, name);
  }

  // Saves in a format, and gives the file's name and its bytes.
  async save(format) {
    await this.tool("save");
    await this.page.locator("select[name=format]").selectOption(format);
    const download = this.page.waitForEvent("download");
    await this.action("download").click();
    const file = await download;
    return { name: file.suggestedFilename(), buffer: await readFile(await file.path()) };
  }

  async walk(way) {
    // Where there is nothing further the button says so, and can be pressed all the same.
    await this.page.locator(`[data-walk="${way}"]`).click({ force: true });
  }

  // Goes to the end of the line; the end itself is no position.
  async sfenAtEnd() {
    await this.walk("last");
    return this.sfen();
  }

  async sfen() {
    // What no eye sees follows the paint.
    await this.page.evaluate(() => new Promise((seen) => requestAnimationFrame(() => setTimeout(seen))));
    return this.page.locator("[data-board]").getAttribute("data-sfen");
  }

  // How many moves lead to the place that is shown.
  async ply() {
    return Number(await this.root.getAttribute("data-node"));
  }

  rows() {
    return this.page.locator("[role=treeitem]");
  }

  comment() {
    return this.page.locator("textarea[name=comment]");
  }
}
