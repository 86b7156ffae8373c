// Problems of the collection, and who solves them: another page that plays the solution.
import { readFile } from "node:fs/promises";
import { withoutPauses } from "./lesson.mjs";
import { ROOT } from "./server.mjs";

// The problems of a kind: `[{ grade, plies, sfen }]`, as far as the file has them.
export async function mates() {
  const text = await readFile(`${ROOT}crates/problems/collection/mates.txt`, "utf8");
  const lines = text.split("\n").filter((line) => line && !line.startsWith("#"));
  return lines.map((line) => {
    const [grade, plies, board, hand] = line.split(" ");
    const empty = "/9".repeat(9 - board.split("/").length);
    return { grade: Number(grade), plies: Number(plies), sfen: `${board}${empty} b ${hand} 1` };
  });
}

// The address of a position as a problem.
export const position = (sfen, mate) => `#/problems/position?${new URLSearchParams({ sfen, mate })}`;

// A page beside the one under test that knows the moves of mates.
export class Solver {
  constructor(page, url) {
    this.page = page;
    this.url = url;
  }

  static async of(app, t) {
    const page = await app.page(t);
    await withoutPauses(page);
    return new Solver(page, app.url);
  }

  // The first move of the mate of a position in so many plies.
  async move(sfen, plies) {
    await this.page.goto("about:blank");
    await this.page.goto(`${this.url}${position(sfen, plies)}`);
    await this.page.locator(".problem").waitFor();
    await this.page.locator("[data-action=problem-hint]").click();
    await this.page.locator(".lesson-hint p").waitFor();
    await this.page.locator("[data-action=problem-hint]").click();
    await this.page.locator(".problem[data-hint]").waitFor();
    return this.page.locator(".problem").getAttribute("data-hint");
  }
}
