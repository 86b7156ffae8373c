// Keeps the app usable without a network, brings its new versions, and takes what it is
// opened with.
//
// The app's side of it:
// - `data-playing` on the root element, set by the app: a game is being played on this page.
// - `data-update` on the root element: `ready`, a new version is installed and waits; `busy`,
//   it was asked for, but a game is being played on another page. The event `komadai-update`
//   on the document tells that it changed.
// - the event `komadai-update-accepted`, dispatched on the document by the app: every page of
//   ours is loaded again in the new version, but for those on which a game is being played.
//
// Only a release has a build id; a development build is never kept.
const build = document.querySelector("meta[name=build]")?.content;
const workers = navigator.serviceWorker;

const HOUR = 3_600_000;
const MINUTE = 60_000;
// How long other pages have to say that a game is being played, in milliseconds.
const ANSWER = 300;
// How long the new worker has to answer: without its answer the old version is loaded again.
const WORKER_ANSWER = 3000;
const TAKE_OVER = 8000;

// Files that were opened with the installed app are put by, for the page to take.
window.launchQueue?.setConsumer(async ({ files: handles }) => {
  if (!handles.length) return;
  const given = `komadai-given ${new URL("./", document.baseURI).pathname}`;
  // Those that no page has taken are not given with these.
  await caches.delete(given);
  const cache = await caches.open(given);
  for (const [index, handle] of handles.entries()) {
    const file = await handle.getFile();
    const headers = { "x-name": encodeURIComponent(file.name) };
    await cache.put(`./?given=${index}`, new Response(file, { headers }));
  }
  location.hash = `#/record?given=${Date.now()}`;
});

if (build && workers) {
  addEventListener("load", () => {
    workers.register("./sw.js").then(watch, console.error);
    if (workers.controller) settle();
    workers.addEventListener("controllerchange", settle);
  });
  // The worker asks which build a page runs before it drops an old one.
  workers.addEventListener("message", ({ data, ports }) => {
    if (data === "which-build") ports[0].postMessage(build);
  });
}

// With a worker that is new to this page: it drops the builds that no page runs any more, and
// fetches the engine and the course ahead of their first use, but never before anything else.
function settle() {
  workers.controller.postMessage("page-loaded");
  whenIdle(() => {
    workers.controller.postMessage("page-idle");
    workers.controller.postMessage(`keep-course ${document.documentElement.lang}`);
  });
}

function whenIdle(then) {
  if (window.requestIdleCallback) requestIdleCallback(then, { timeout: 10_000 });
  else setTimeout(then, 3000);
}

function watch(registration) {
  const pages = otherPages(new URL(registration.scope).pathname);
  const offer = () => {
    // Without a controller the new worker is the first one: nothing is replaced.
    if (registration.waiting && workers.controller) tell("ready");
  };
  const follow = () => registration.installing?.addEventListener("statechange", offer);
  offer();
  // Another page of ours may have begun it.
  follow();
  registration.addEventListener("updatefound", follow);
  document.addEventListener("komadai-update-accepted", () => accept(registration, pages));
  checkAgain(registration);
}

// Looks for a new version every hour, and when the reader comes back.
function checkAgain(registration) {
  let last = Date.now();
  const check = () => {
    last = Date.now();
    // Without a network there is nothing new.
    registration.update().catch(() => {});
    workers.controller?.postMessage("page-loaded");
  };
  setInterval(check, HOUR);
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible" && Date.now() - last > MINUTE) check();
  });
}

// The new worker makes its build the one that pages begin with, and takes over: at once as a
// rule, but the browser may let the old one go on for minutes.
async function accept({ waiting }, pages) {
  if (await pages.playing()) return tell("busy");
  if (waiting) {
    const takenOver = new Promise((resolve) => {
      workers.addEventListener("controllerchange", resolve, { once: true });
      setTimeout(resolve, TAKE_OVER);
    });
    await askWorker(waiting, "accept");
    await takenOver;
  }
  pages.reload();
  location.reload();
}

function askWorker(worker, question) {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = resolve;
    setTimeout(resolve, WORKER_ANSWER);
    worker.postMessage(question, [port2]);
  });
}

// The pages of this app that are open besides this one.
function otherPages(scope) {
  const channel = new BroadcastChannel(`komadai ${scope} update`);
  const isPlaying = () => "playing" in document.documentElement.dataset;
  let heard = () => {};
  channel.onmessage = ({ data }) => {
    if (data === "playing?" && isPlaying()) channel.postMessage("playing");
    if (data === "playing") heard(true);
    // A game goes on in its version, and has the choice when it is over.
    if (data === "reload") isPlaying() ? tell("ready") : location.reload();
  };
  return {
    playing: () =>
      new Promise((resolve) => {
        heard = resolve;
        setTimeout(resolve, ANSWER, false);
        channel.postMessage("playing?");
      }),
    reload: () => channel.postMessage("reload"),
  };
}

function tell(update) {
  document.documentElement.dataset.update = update;
  document.dispatchEvent(new Event("komadai-update"));
}
