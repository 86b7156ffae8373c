// The tools of the record screen, wherever they stand: in view, in a menu, and on a phone in
// the sheet of tools.

// Presses the tool with that `data-action`.
export async function tool(page, name) {
  const tab = page.locator("[data-tab=analysis]");
  if (name === "analyse" && (await tab.isVisible())) await tab.click();
  else await pressTool(page, `[data-action="${name}"]`);
}

// Presses what `selector` names, in a menu that is opened first if it is in one.
export async function pressTool(page, selector) {
  await showTool(page, selector);
  await page.locator(selector).first().click();
}

// Opens the menu, or the sheet, that has what `selector` names.
export async function showTool(page, selector) {
  const target = page.locator(selector).first();
  if (await target.isVisible()) return;
  const menu = await target.evaluate((element) =>
    element.closest(".menu-root")?.querySelector("[data-menu]").dataset.menu);
  const button = menu ? page.locator(`[data-menu="${menu}"]`) : target;
  if (!(await button.isVisible())) await page.locator("[data-tab=more]").click();
  if (menu) await button.click();
  await target.waitFor();
}
