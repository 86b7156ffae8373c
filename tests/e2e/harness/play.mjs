// The play screen: its tools, and the form of a new game.

// A tool of the game, in view: what is needed less often is shown by "More".
export async function tool(page, name) {
  const button = page.locator(`[data-action="${name}"]`);
  const isOpen = await page.locator(".tools-more:popover-open").count();
  if (!isOpen && !(await button.isVisible())) await page.locator("[data-action=more]").click();
  return button;
}

export const press = async (page, name) => (await tool(page, name)).click();

// Opens the form of a new game.
export async function newGame(page) {
  await page.locator("[data-action=new-game]").first().click();
  const dialog = page.locator("[data-dialog=new-game][open]");
  await dialog.locator("[name=opponent]").first().waitFor();
  return new NewGameForm(page, dialog);
}

class NewGameForm {
  constructor(page, dialog) {
    this.page = page;
    this.dialog = dialog;
  }

  field(name) {
    return this.dialog.locator(`[name="${name}"]`);
  }

  radio(name, value) {
    return this.dialog.locator(`[name="${name}"][value="${value}"]`);
  }

  // Two people, with their names and all that is folded at first in view.
  async people() {
    await this.radio("opponent", "person").check();
    await this.more();
  }

  async computer(level) {
    await this.radio("opponent", "computer").check();
    await this.field("level").fill(`${level}`);
  }

  // A handicap, or `sfen` for a position.
  start(name) {
    return this.pick("start", "start-preset", name);
  }

  // A preset, or `custom` for numbers.
  time(name) {
    return this.pick("black-time", "time-preset", name);
  }

  // The chip, or what the list has that the last chip shows.
  async pick(list, chips, name) {
    const chip = this.radio(chips, name);
    if (await chip.count()) return chip.check();
    await this.radio(chips, "other").check();
    return this.field(list).selectOption(name);
  }

  async more() {
    const more = this.dialog.locator(".more-options");
    if (!(await more.evaluate((more) => more.open))) await more.locator("summary").first().click();
  }

  async begin() {
    await this.page.locator("[data-action=begin]").click();
  }
}
