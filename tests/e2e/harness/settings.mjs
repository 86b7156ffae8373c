// What a browser has kept of the settings before the page is opened; those that are not there
// are as at first. Only once: what the page keeps later is not overwritten by a reload.
export function keep(page, value) {
  return page.addInitScript((text) => {
    if (!localStorage.getItem("komadai.settings")) localStorage.setItem("komadai.settings", text);
  }, JSON.stringify({ version: 2, value }));
}

// Preferences that are on, by their stored names.
export const habits = (...names) => Object.fromEntries(names.map((name) => [name, true]));

// The settings that the page has stored.
export async function kept(page) {
  return JSON.parse(await page.evaluate(() => localStorage.getItem("komadai.settings"))).value;
}

// Opens the settings from any screen: on small screens they are in the page's menu.
export async function openSettings(page) {
  const menu = page.locator("[data-action=menu]:visible, [data-action=more-screens]:visible");
  const settings = page.locator(".app-menu [data-action=settings]");
  await settings.or(menu).filter({ visible: true }).first().waitFor();
  if (!(await settings.isVisible())) await menu.first().click();
  await settings.click();
  await page.locator("[data-dialog=settings][open]").waitFor();
}
