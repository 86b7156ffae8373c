// Starts the app. The names come from Trunk (`pattern_script` in Trunk.toml).
const { dataset } = document.querySelector("script[data-wasm]");

// The first picture is on the screen, or nobody looks.
const painted = new Promise((done) => {
  requestAnimationFrame(() => setTimeout(done));
  setTimeout(done, document.hidden ? 0 : 1000);
});

try {
  const glue = import(new URL(dataset.js, document.baseURI));
  await painted;
  const { default: init } = await glue;
  await init({ module_or_path: new URL(dataset.wasm, document.baseURI) });
} catch (error) {
  document.getElementById("first-picture")?.remove();
  document.getElementById("no-start").hidden = false;
  throw error;
}
