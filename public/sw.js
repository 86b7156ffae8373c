// Serves the app without a network. `cargo xtask finish-dist` fills in the build id
// and, with their digests, the files of the shell besides the page: what the app needs, at
// its start or later; the files of the engine with theirs, which come when the page has
// nothing else to do, or when it is first used; and the course in each language: that of the
// page comes with the engine, others when the page first asks for them; and the problems, which
// come with the engine.
const BUILD = "__BUILD__";
const SHELL = ["__SHELL__"];
const ENGINE = ["__ENGINE__"];
const COURSES = ["__COURSES__"];
const PROBLEMS = ["__PROBLEMS__"];

// Caches belong to the whole origin: the scope keeps two copies of the app apart.
const SCOPE = new URL("./", location.href);
const PREFIX = `komadai ${SCOPE.pathname} `;
const CACHE = PREFIX + BUILD;
const START_PAGES = [SCOPE.pathname, `${SCOPE.pathname}index.html`];
// Kept in the cache of a build whose start the reader has agreed to.
const ACCEPTED = "./?accepted";
// Kept in the cache of a build: when it was installed last. A host may go back to an earlier
// build whose cache is still there.
const INSTALLED = "./?installed";
// What other programs share comes here, and is put by for the page that opens with it.
const SHARE = `${SCOPE.pathname}share`;
const GIVEN = `komadai-given ${SCOPE.pathname}`;

self.addEventListener("install", (event) => event.waitUntil(install()));

self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("message", (event) => {
  if (event.data === "accept") event.waitUntil(accept(event.ports[0]));
  if (event.data === "page-loaded") event.waitUntil(dropOldBuilds());
  if (event.data === "page-idle") event.waitUntil(keepFiles([...ENGINE, ...PROBLEMS]));
  const [, language] = /^keep-course (.+)$/.exec(event.data) ?? [];
  if (language) event.waitUntil(keepFiles(COURSES.filter(([file]) => file.endsWith(`/${language}.json`))));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (url.origin !== SCOPE.origin) return;
  if (request.method === "POST" && url.pathname === SHARE) event.respondWith(takeShared(request));
  if (request.method !== "GET") return;
  if (request.mode === "navigate") {
    if (START_PAGES.includes(url.pathname)) event.respondWith(startPage(request).then(isolated));
  } else if (request.destination === "worker") {
    event.respondWith(fromAnyBuild(event).then(isolated));
  } else {
    event.respondWith(fromAnyBuild(event));
  }
});

// All of one build or nothing: where a host is halfway through a deployment, or goes away,
// this fails, and the browser tries again later. What is whole already, as the host went back to
// this build, stays: pages may run it. But it is the newest again, and not accepted yet.
async function install() {
  if (!(await isWhole())) await fetchShell();
  const cache = await caches.open(CACHE);
  await cache.put(INSTALLED, new Response(`${Date.now()}`));
  await cache.delete(ACCEPTED);
}

async function fetchShell() {
  const cache = await caches.open(CACHE);
  try {
    await cache.addAll([fresh("./", ""), ...SHELL.map((entry) => fresh(...entry))]);
    if (!(await isWhole())) throw new Error(`the page served is not of build ${BUILD}`);
  } catch (error) {
    await caches.delete(CACHE);
    throw error;
  }
}

async function isWhole() {
  const files = SHELL.map(([file]) => kept(file, CACHE));
  const [page, ...rest] = await Promise.all([kept("./", CACHE), ...files]);
  return rest.every(Boolean) && Boolean((await page?.text())?.includes(`content="${BUILD}"`));
}

function fresh(file, integrity) {
  return new Request(file, { cache: "no-cache", integrity });
}

// From here on pages begin with this build, also while the browser still waits for the
// worker before this one to have nothing to do: that can take it minutes.
async function accept(asker) {
  const cache = await caches.open(CACHE);
  await cache.put(ACCEPTED, new Response());
  asker.postMessage(BUILD);
  self.skipWaiting();
}

// With the headers that make a page and its workers cross-origin isolated, also where the host
// does not send them: the threads of the search share memory.
function isolated(answer) {
  if (!answer.ok) return answer;
  const headers = new Headers(answer.headers);
  headers.set("Cross-Origin-Opener-Policy", "same-origin");
  headers.set("Cross-Origin-Embedder-Policy", "require-corp");
  const { status, statusText } = answer;
  return new Response(answer.body, { status, statusText, headers });
}

async function startPage(request) {
  return (await kept("./", await startBuild())) ?? fetch(request);
}

// Ours, unless a newer build was accepted.
async function startBuild() {
  for (const name of (await byInstallation()).reverse()) {
    if (name === CACHE || (await kept(ACCEPTED, name))) return name;
  }
  return CACHE;
}

// An older page may still run in another tab and ask for files of its own build;
// hashed names keep the builds apart. The query is part of the name.
async function fromAnyBuild(event) {
  const { request } = event;
  const others = (await ourCaches()).filter((name) => name !== CACHE);
  for (const name of [CACHE, ...others]) {
    const hit = await kept(request, name);
    if (hit) return hit;
  }
  const answer = await fetch(request);
  const entry = [...ENGINE, ...COURSES, ...PROBLEMS].find(([file]) => new URL(file, SCOPE).href === request.url);
  if (answer.ok && entry) event.waitUntil(keepIfWhole(answer.clone(), ...entry));
  return answer;
}

// Whoever asked has it meanwhile, byte by byte.
async function keepIfWhole(answer, file, integrity) {
  const content = await answer.arrayBuffer();
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", content));
  if (integrity !== `sha256-${btoa(String.fromCharCode(...digest))}`) return;
  const cache = await caches.open(CACHE);
  await cache.put(file, new Response(content, answer));
}

// Each file by itself: without its net the engine is weaker, and no more. The next visit
// tries again.
async function keepFiles(files) {
  const cache = await caches.open(CACHE);
  const keep = async ([file, integrity]) => {
    if (!(await cache.match(file))) await cache.add(fresh(file, integrity));
  };
  await Promise.allSettled(files.map(keep));
}

// What a build has. A look into it must not open its cache: that would bring back, empty, one
// that was dropped meanwhile.
function kept(request, cacheName) {
  return caches.match(request, { cacheName, ignoreVary: true });
}

// In the order of their making.
async function ourCaches() {
  return (await caches.keys()).filter((name) => name.startsWith(PREFIX));
}

// Those after ours belong to a version that waits. Earlier versions of this worker did not
// write down when a build was installed: those builds come first, in the order of their making.
async function byInstallation() {
  const installed = async (name) => Number((await (await kept(INSTALLED, name))?.text()) ?? 0);
  const names = await ourCaches();
  const times = await Promise.all(names.map(installed));
  const order = names.map((name, at) => ({ name, time: times[at] }));
  return order.sort((one, other) => one.time - other.time).map(({ name }) => name);
}

// An old build goes when every open page of ours says that it runs this one.
async function dropOldBuilds() {
  const names = await byInstallation();
  const old = names.slice(0, Math.max(names.indexOf(CACHE), 0));
  if (old.length === 0) return;
  const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const pages = windows.filter(({ url }) => url.startsWith(SCOPE.href));
  const builds = await Promise.all(pages.map(buildOf));
  if (builds.some((build) => build !== BUILD)) return;
  await Promise.all(old.map((name) => caches.delete(name)));
}

// The build a page runs; none if it does not answer (frozen, or still loading).
function buildOf(page) {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => resolve(data);
    setTimeout(resolve, 3000);
    page.postMessage("which-build", [port2]);
  });
}

// Files, or a text, or an address of ours.
async function takeShared(request) {
  const form = await request.formData();
  const texts = ["url", "text", "title"].map((name) => form.get(name) ?? "");
  const link = texts.find((text) => text.startsWith(SCOPE.href));
  if (link) return Response.redirect(link, 303);
  const files = form.getAll("record").filter(({ size }) => size > 0);
  if (!files.length) files.push(new File(texts.slice(0, 2).filter(Boolean), ""));
  // Those that no page has taken are not given with these.
  await caches.delete(GIVEN);
  const cache = await caches.open(GIVEN);
  for (const [index, file] of files.entries()) {
    const headers = { "x-name": encodeURIComponent(file.name) };
    await cache.put(`./?given=${index}`, new Response(file, { headers }));
  }
  return Response.redirect(`${SCOPE.href}#/record?given=${Date.now()}`, 303);
}
