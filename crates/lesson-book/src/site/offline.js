// Keeps the book of the page's language for reading without a network, once the page is idle.
// The service worker is that of all languages.
const worker = navigator.serviceWorker;
const list = new URL(`${document.documentElement.lang}/offline.json`, import.meta.url);

async function keep() {
  await worker.register(new URL("sw.js", import.meta.url));
  const { active } = await worker.ready;
  active.postMessage({ keep: list.href });
}

function whenIdle(then) {
  if (window.requestIdleCallback) requestIdleCallback(then, { timeout: 10_000 });
  else setTimeout(then, 3000);
}

if (worker && !navigator.connection?.saveData) whenIdle(() => keep().catch(console.warn));
