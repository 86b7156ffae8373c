// Starts the app. The names come from Trunk (`pattern_script` in Trunk.toml).
const { dataset } = document.querySelector("script[data-wasm]");

// The files of the screen of a game, which the program will ask for; a release names them.
if (/^#\/play\b/.test(location.hash)) {
  for (const href of dataset.play?.split(" ") ?? []) {
    document.head.append(
      Object.assign(document.createElement("link"), { rel: "preload", as: "fetch", crossOrigin: "", href }),
    );
  }
}

// Until the first picture is on the screen, where there is one and somebody looks.
const picture = document.getElementById("first-picture");
const painted = new Promise((done) => {
  const isSeen = picture && !picture.hidden && !document.hidden;
  // The pieces are an image, which may be painted after the rest.
  const type = picture?.hasAttribute("data-empty") ? "paint" : "largest-contentful-paint";
  if (!isSeen || !PerformanceObserver.supportedEntryTypes?.includes(type)) return done();
  new PerformanceObserver(done).observe({ type, buffered: true });
  setTimeout(done, 1000);
});

try {
  const glue = import(new URL(dataset.js, document.baseURI));
  await painted;
  const { default: init } = await glue;
  await init({ module_or_path: new URL(dataset.wasm, document.baseURI) });
} catch (error) {
  picture?.remove();
  document.getElementById("no-start").hidden = false;
  throw error;
}
