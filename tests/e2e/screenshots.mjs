// Pictures of every screen, in every size, theme and language that are asked for, and a page
// that shows them side by side. Started by `cargo xtask screenshots`.
import { mkdir, readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { launch, withoutServiceWorker } from "./harness/app.mjs";
import { SCENES } from "./harness/scenes.mjs";
import { serve } from "./harness/server.mjs";
import { show } from "./harness/stage.mjs";

const TARGET = fileURLToPath(new URL("../../target/screenshots/", import.meta.url));
const SIZES = ["360x640", "768x1024", "1440x900"];
const THEMES = ["light", "dark"];
const LANGUAGES = { en: "en-US", ja: "ja-JP", it: "it-IT", ro: "ro-RO", sv: "sv-SE" };
// Motion ends, marks find their places.
const SETTLED = 400;
const AT_ONCE = 3;

// Names of screens or their beginnings, and sizes, themes and languages in place of all.
function wanted(words) {
  const are = (known) => words.filter(known);
  const or = (some, all) => (some.length ? some : all);
  const names = are((word) => Object.keys(SCENES).some((name) => name.startsWith(word)));
  const sizes = are((word) => /^\d+x\d+$/.test(word));
  const themes = are((word) => THEMES.includes(word));
  const languages = are((word) => word in LANGUAGES);
  for (const word of words) {
    if (![names, sizes, themes, languages].some((some) => some.includes(word))) {
      throw new Error(`no screen, size, theme or language "${word}"; the screens are: ${Object.keys(SCENES).join(", ")}`);
    }
  }
  return {
    scenes: Object.keys(SCENES).filter((name) => !names.length || names.some((word) => name.startsWith(word))),
    sizes: or(sizes, SIZES),
    themes: or(themes, THEMES),
    languages: or(languages, ["en", "ja"]),
  };
}

// One screen in one language, on a device of one kind: each size and theme is a picture.
async function picture(browser, url, { name, language, sizes, themes, hasTouch }) {
  const viewports = sizes.map((size) => {
    const [width, height] = size.split("x").map(Number);
    return { size, width, height };
  });
  const [{ width, height }] = viewports;
  const context = await browser.newContext({
    viewport: { width, height },
    hasTouch,
    locale: LANGUAGES[language],
    reducedMotion: "reduce",
  });
  // Nothing is kept for the next visit: there is none.
  await context.addInitScript(withoutServiceWorker);
  try {
    const { page, errors } = await show(context, url, name);
    for (const { size, width, height } of viewports) {
      await page.setViewportSize({ width, height });
      for (const colorScheme of themes) {
        await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
        await page.waitForTimeout(SETTLED);
        await page.screenshot({
          path: join(TARGET, `${name}-${size}-${colorScheme}-${language}.png`),
          fullPage: SCENES[name].whole,
        });
      }
    }
    return errors;
  } finally {
    await context.close();
  }
}

// A row for each screen, language and theme, from small to large; each picture leads to itself.
async function sheet() {
  const files = (await readdir(TARGET)).filter((name) => name.endsWith(".png"));
  const rows = new Map();
  for (const file of files) {
    const [, name, size, rest] = /^(.*)-(\d+x\d+)-(.*)\.png$/.exec(file);
    const row = rows.get(name) ?? rows.set(name, []).get(name);
    row.push({ file, width: parseInt(size, 10), about: `${size} ${rest.replace("-", " ")}` });
  }
  const figure = ({ file, about }) =>
    `<figure><a href="${file}"><img src="${file}" alt="" loading="lazy"></a><figcaption>${about}</figcaption></figure>`;
  const order = [...Object.keys(SCENES)].filter((name) => rows.has(name));
  const sections = order.map((name) => {
    const figures = rows.get(name).sort((a, b) => a.width - b.width || a.file.localeCompare(b.file));
    return `<section><h2>${name}</h2><div>${figures.map(figure).join("")}</div></section>`;
  });
  await writeFile(join(TARGET, "index.html"), `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Komadai: every screen</title>
<style>
body { margin: 16px; background: #777; color: #fff; font: 14px/1.4 system-ui, sans-serif }
div { display: flex; flex-wrap: wrap; gap: 12px; align-items: end }
figure { margin: 0 }
img { block-size: 320px; inline-size: auto }
</style>
<h1>Every screen</h1>
${sections.join("\n")}
</html>
`);
}

// A touch screen up to the size of a tablet.
const isSmall = (size) => parseInt(size, 10) < 1000;

async function main() {
  const { scenes, sizes, themes, languages } = wanted(process.argv.slice(2));
  await mkdir(TARGET, { recursive: true });
  const devices = [true, false].map((small) => sizes.filter((size) => isSmall(size) === small));
  const jobs = scenes.flatMap((name) =>
    languages.flatMap((language) =>
      devices.flatMap((sizes, index) => (sizes.length ? [{ name, language, sizes, themes, hasTouch: index === 0 }] : [])),
    ),
  );
  const server = await serve();
  const browser = await launch();
  let failed = 0;
  const work = async () => {
    for (let job = jobs.shift(); job; job = jobs.shift()) {
      const about = `${job.name}, ${job.language}, ${job.sizes.join(" ")}`;
      try {
        const errors = await picture(browser, server.url, job);
        console.log(about);
        for (const error of errors) console.error(`  the page says: ${error}`);
      } catch (error) {
        failed += 1;
        console.error(`${about}: ${error.message}`);
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  await browser.close();
  await server.stop();
  await sheet();
  console.log(`${TARGET}index.html`);
  if (failed) throw new Error(`${failed} screens could not be shown`);
}

await main();
