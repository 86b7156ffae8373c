import { compile } from "svelte/compiler";
import komadaiBoard from "komadai-board/vite";

// What the plugin of Svelte does, without its conveniences.
const svelte = {
  name: "svelte",
  transform(source, id) {
    if (!id.endsWith(".svelte")) return null;
    const { js } = compile(source, { filename: id, generate: "client" });
    return { code: js.code, map: js.map, moduleType: "js" };
  },
};

export default {
  plugins: [svelte, komadaiBoard()],
  // Templates are compiled in the browser.
  resolve: { alias: { vue: "vue/dist/vue.esm-bundler.js" } },
  build: { rollupOptions: { input: ["index.html", "react.html", "vue.html", "svelte.html"] } },
};
