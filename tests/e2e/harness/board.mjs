// The page as a test sees it: through its data attributes, a contract with everyone who
// scripts the page.
export class Board {
  // With `touch` it is tapped instead of clicked; the page's context must have a touch screen.
  constructor(page, url, { touch = false } = {}) {
    this.page = page;
    this.url = url;
    this.touch = touch;
    this.root = page.locator("[data-board]");
  }

  // Opens a game by its address. Without `main` there is no clock, so nothing runs out.
  async open(game = {}) {
    await this.page.goto(this.address(game));
    await this.root.waitFor();
  }

  address(game = {}) {
    const query = new URLSearchParams({ black: "human", white: "human", ...game });
    return `${this.url}#/play?${query}`;
  }

  // Starts the clock of a game that came with the address.
  async startClock() {
    await this.page.locator("[data-status=first-move] button").click();
  }

  sfen() {
    return this.root.getAttribute("data-sfen");
  }

  // `<winner>:<reason>` once the game is over, else null.
  async outcome() {
    const result = this.page.locator("[data-outcome]");
    return (await result.count()) ? result.first().getAttribute("data-outcome") : null;
  }

  square(name) {
    return this.root.locator(`[data-square="${name}"]`);
  }

  hand(color) {
    return this.page.locator(`[data-hand="${color}"]`);
  }

  handItem(color, piece) {
    return this.hand(color).locator(`[data-piece="${piece}"]`);
  }

  prompt(answer) {
    return this.page.locator(`[data-promote="${answer}"]`);
  }

  clock(color) {
    return this.page.locator(`[data-clock="${color}"]`);
  }

  // What stands on a square: `{ piece: "+P", color: "black" }`, or null.
  async piece(name) {
    const square = this.square(name);
    const piece = await square.getAttribute("data-piece");
    return piece && { piece, color: await square.getAttribute("data-color") };
  }

  // The counts of a hand, zeros included: `{ P: 2, L: 0, ... }`.
  hands(color) {
    return this.hand(color).locator("[data-piece]").evaluateAll((items) =>
      Object.fromEntries(items.map(({ dataset }) => [dataset.piece, Number(dataset.count)])),
    );
  }

  async press(target) {
    await (this.touch ? target.tap() : target.click());
  }

  async clickSquare(name) {
    await this.press(this.square(name));
  }

  async clickHand(color, piece) {
    await this.press(this.handItem(color, piece));
  }

  // Plays a move by clicks alone: origin, destination, and the prompt's answer where it
  // asks. Returns whether it asked.
  async move(usi) {
    const before = await this.sfen();
    await this.choose(usi);
    const asked = await this.settled(before);
    if (asked) await this.press(this.prompt(usi.endsWith("+") ? "yes" : "no"));
    await this.moved(before);
    return asked;
  }

  // Clicks a move's origin and destination. A drop out of turn has a sign before it: `+P*5e`
  // by Black, `-P*5e` by White.
  async choose(signed) {
    const out = { "+": "black", "-": "white" }[signed[0]];
    const usi = out ? signed.slice(1) : signed;
    if (usi[1] === "*") {
      await this.clickHand(out ?? (await this.sideToMove()), usi[0]);
    } else {
      await this.clickSquare(usi.slice(0, 2));
    }
    await this.clickSquare(usi.slice(2, 4));
  }

  // Waits until the part of the page that offers lessons after illegal moves is loaded.
  async offersLessons() {
    await this.page.locator(".beside .notice-region").first().waitFor({ state: "attached" });
  }

  async sideToMove() {
    return (await this.sfen()).split(" ")[1] === "b" ? "black" : "white";
  }

  // Waits until the position is another one than `before`, and for the frame after that: what
  // is beside the board changes with it or a moment later.
  async moved(before) {
    const polls = await this.page.evaluateHandle(() => ({ changed: 0 }));
    await this.page.waitForFunction(
      ([before, polls]) => {
        const isChanged = document.querySelector("[data-board]").dataset.sfen !== before;
        return isChanged && polls.changed++ > 0;
      },
      [before, polls],
    );
    await polls.dispose();
  }

  // Does what changes the position, and waits until it has: what is beside the board may
  // change before it.
  async changed(act) {
    const before = await this.sfen();
    await act();
    await this.moved(before);
  }

  // Waits until the position is `sfen`.
  async shows(sfen) {
    await this.page.locator(`[data-board][data-sfen="${sfen}"]`).waitFor();
  }

  // Waits for the end of a choice; true if it is the prompt that came, not a move.
  async settled(before) {
    const state = await this.page.waitForFunction((before) => {
      if (document.querySelector("[data-board]").dataset.sfen !== before) return "moved";
      return document.querySelector("[data-promote]")?.checkVisibility() && "asks";
    }, before);
    return (await state.jsonValue()) === "asks";
  }
}
