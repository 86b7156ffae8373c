// Analysis on the record screen as a test sees it.
import { Board } from "./board.mjs";
import { RecordScreen } from "./record.mjs";

export class Analysis {
  constructor(page, url, options) {
    this.page = page;
    this.screen = new RecordScreen(page, url);
    this.board = new Board(page, url, { touch: options?.hasTouch });
  }

  // Opens a file; `here` on the record screen that is shown. Reviews are short.
  async open(file, { here = false } = {}) {
    await this.page.addInitScript(() => {
      localStorage.getItem("komadai.analysis") ?? localStorage.setItem("komadai.analysis", JSON.stringify({ time: { game: 3 } }));
    });
    if (!here) await this.screen.go("play");
    await this.screen.open(file);
  }

  // Shows the panel if it is not, and one of its parts.
  async show(part) {
    const panel = this.page.locator("[data-analysis]");
    if (!(await panel.isVisible())) await this.screen.tool("analyse");
    await panel.locator(`[data-part=${part}]`).click();
  }

  // Waits until the best line is there.
  async answered() {
    await this.page.locator("[data-line='1']:not([hidden]) .line-move").first().waitFor();
  }

  // The moves of a line, as buttons.
  moves(line) {
    return this.page.locator(`[data-line='${line}'] .line-move:not([hidden])`);
  }

  // How many positions of a game have been looked at.
  async progress() {
    return parseInt(await this.page.locator("[data-progress]").textContent(), 10);
  }

  // Waits for the end of a review.
  async reviewed() {
    await this.page.waitForFunction(() => /reviewed/.test(document.querySelector("[data-announce=record]").textContent));
  }

  told() {
    return this.page.locator("[data-told]").innerText();
  }

  // Goes on with Tab until the focus is on what `selector` names.
  async focus(selector) {
    for (let presses = 0; presses < 80; presses += 1) {
      if (await this.page.evaluate((selector) => document.activeElement.matches(selector), selector)) return;
      await this.page.keyboard.press("Tab");
    }
    throw new Error(`Tab never reaches ${selector}`);
  }
}
