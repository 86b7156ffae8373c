// What a browser has kept of the settings before the page is opened, as builds stored it
// before they wrote JSON: it has to be read for ever.
const FIRST = {
  version: 1,
  volume: 70,
  cues: "classic",
  coordinates: "kanji",
  kings: "senior",
  theme: "system",
  look: "",
  manner: "",
  language: "",
  flipped: 0,
  "lays-hand": 0,
};

// The digits of `manner`.
const HABITS = ["welcomed", "check-heard", "end-unheard", "shakes", "unspoken", "confirms"];

export const habits = (...names) => HABITS.map((name) => Number(names.includes(name))).join("");

// Only once: what the page keeps later is not overwritten by a reload.
export function keep(page, settings) {
  return page.addInitScript((text) => {
    if (!localStorage.getItem("komadai.settings")) localStorage.setItem("komadai.settings", text);
  }, new URLSearchParams({ ...FIRST, ...settings }).toString());
}

// Settings as builds of today store them; those that are not there are as at first.
export function choose(page, value) {
  return page.addInitScript((text) => {
    if (!localStorage.getItem("komadai.settings")) localStorage.setItem("komadai.settings", text);
  }, JSON.stringify({ version: 2, value }));
}

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
