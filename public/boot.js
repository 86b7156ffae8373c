// Starts the app. The names come from Trunk (`pattern_script` in Trunk.toml).
const { dataset } = document.querySelector("script[data-wasm]");
try {
  const { default: init } = await import(new URL(dataset.js, document.baseURI));
  await init({ module_or_path: new URL(dataset.wasm, document.baseURI) });
} catch (error) {
  document.getElementById("first-picture")?.remove();
  document.getElementById("no-start").hidden = false;
  throw error;
}
