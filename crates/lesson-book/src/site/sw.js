// Serves the books without a network: what was visited, and the whole book of a language that
// was visited. With a network everything comes from there, so that nothing is ever old.
const SCOPE = new URL("./", location.href);
// Caches belong to the whole origin: the scope keeps two copies of the site apart.
const CACHE = `komadai-book ${SCOPE.pathname}`;

self.addEventListener("install", () => self.skipWaiting());

self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("message", ({ data }) => {
  if (data?.keep) keep(data.keep).catch(console.warn);
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const isOurs = new URL(request.url).origin === SCOPE.origin;
  if (isOurs && request.method === "GET") event.respondWith(answer(request));
});

async function answer(request) {
  const cache = await caches.open(CACHE);
  try {
    const response = await fetch(request);
    if (response.status === 200) await cache.put(request, response.clone());
    return response;
  } catch (error) {
    const address = new URL(request.url);
    if (address.pathname.endsWith("/")) address.pathname += "index.html";
    const found = [request, address.href].map((asked) => cache.match(asked, { ignoreSearch: true }));
    const [kept, page] = await Promise.all(found);
    if (kept || page) return kept ?? page;
    throw error;
  }
}

// `offline.json` of a language has the files of its book, and a version that changes with any
// of them. It is stored last: it is there when all of them are.
async function keep(address) {
  const cache = await caches.open(CACHE);
  const response = await fetch(address, { cache: "no-cache" });
  if (response.status !== 200) return;
  const stored = await cache.match(address);
  const [text, before] = await Promise.all([response.clone().text(), stored?.text()]);
  if (text === before) return;
  const wanted = JSON.parse(text).files.map((file) => new URL(file, address).href);
  await cache.addAll(wanted);
  if (before) {
    const known = new Set(wanted);
    const old = JSON.parse(before).files.map((file) => new URL(file, address).href);
    await Promise.all(old.filter((file) => !known.has(file)).map((file) => cache.delete(file)));
  }
  await cache.put(address, response);
}
