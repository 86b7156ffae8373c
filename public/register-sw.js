// Keeps the app usable without a network, and says when a new version waits.
//
// The app's side of it:
// - `data-update="ready"` on the root element, and the event `komadai-update-ready`
//   on the document: a new version is installed and waits.
// - the event `komadai-update-accepted`, dispatched on the document by the app: the
//   new version takes over and this page is loaded again. Other tabs stay as they are.
//
// Only a release has a build id; a development build is never kept.
const build = document.querySelector("meta[name=build]")?.content;
const workers = navigator.serviceWorker;

if (build && workers) {
  addEventListener("load", () => {
    workers.register("./sw.js").then(watch, console.error);
    workers.controller?.postMessage("page-loaded");
    // The engine is fetched ahead of its first use, but never before anything else.
    workers.ready.then(({ active }) => whenIdle(() => active.postMessage("page-idle")));
  });
  // The worker asks which build a page runs before it drops an old one.
  workers.addEventListener("message", ({ data, ports }) => {
    if (data === "which-build") ports[0].postMessage(build);
  });
}

function whenIdle(then) {
  if (window.requestIdleCallback) requestIdleCallback(then, { timeout: 10_000 });
  else setTimeout(then, 3000);
}

function watch(registration) {
  const offer = () => {
    // Without a controller the new worker is the first one: nothing is replaced.
    if (!registration.waiting || !workers.controller) return;
    document.documentElement.dataset.update = "ready";
    document.dispatchEvent(new Event("komadai-update-ready"));
  };
  offer();
  registration.addEventListener("updatefound", () => {
    registration.installing.addEventListener("statechange", offer);
  });
  document.addEventListener("komadai-update-accepted", () => {
    if (!registration.waiting) return;
    workers.addEventListener("controllerchange", () => location.reload(), { once: true });
    registration.waiting.postMessage("skip-waiting");
  });
}
