// What the service worker has kept.
import { until } from "./until.mjs";

// The addresses of kept files that have `part` in them. A cache lists a file before its content
// is there: only what can be read counts.
export function keptFiles(page, part) {
  return page.evaluate(async (part) => {
    const files = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      const requests = (await cache.keys()).filter(({ url }) => url.includes(part));
      for (const request of requests) {
        const answer = await cache.match(request);
        if ((await answer?.arrayBuffer())?.byteLength) files.push(request.url);
      }
    }
    return files;
  }, part);
}

// Waits until files with each of these parts in their addresses are kept.
export async function untilKept(page, ...parts) {
  for (const part of parts) await until(`${part} is kept`, async () => (await keptFiles(page, part)).length > 0);
}
