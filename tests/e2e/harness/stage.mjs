// Shows a scene in a browser context of its own.
import { Analysis } from "./analysis.mjs";
import { watchErrors } from "./app.mjs";
import { Board } from "./board.mjs";
import { RecordScreen } from "./record.mjs";
import { SCENES, SEEN } from "./scenes.mjs";
import { keep } from "./settings.mjs";

// The page as the scene leaves it, and what the page reports as errors.
export async function show(context, url, name) {
  const { at, go = () => {}, settings = {}, before = () => {}, whole = false } = SCENES[name];
  const page = await context.newPage();
  const errors = watchErrors(page);
  await keep(page, { ...SEEN, ...settings });
  await before(page);
  await page.goto(url + at);
  await page.locator("main, body > shogi-board, body > h1").first().waitFor();
  // Parts come after the first sight of the page.
  if (!whole) await page.waitForLoadState("networkidle");
  await go({
    page,
    board: new Board(page, url),
    record: new RecordScreen(page, url),
    analysis: new Analysis(page, url),
  });
  return { page, errors };
}
