// Lighthouse on a page of the release, in a browser that we started.
import lighthouse, { desktopConfig } from "lighthouse";

// The report on an address as a phone or a desktop opens it for the first time. The browser
// must have been started with `--remote-debugging-port`.
export async function report(url, { port, form, categories }) {
  const flags = { port, onlyCategories: categories, logLevel: "error", disableFullPageScreenshot: true };
  const { lhr } = await lighthouse(url, flags, form === "desktop" ? desktopConfig : undefined);
  if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`);
  return lhr;
}

// The score of a category, from 0 to 100, and what it lost points for.
export function judged(lhr, id) {
  const { score, auditRefs } = lhr.categories[id];
  const audits = auditRefs.filter(({ weight }) => weight > 0).map((ref) => lhr.audits[ref.id]);
  const lost = audits
    .filter(({ score }) => score !== null && score < 1)
    .map(({ id, title, details }) => `${id}: ${title} ${JSON.stringify(details?.items ?? "").slice(0, 400)}`);
  // An audit that could not be made has no score; it must not pass for a good one.
  const failed = audits.filter(({ scoreDisplayMode }) => scoreDisplayMode === "error").map(({ id }) => id);
  return { score: Math.round(score * 100), lost, failed };
}
