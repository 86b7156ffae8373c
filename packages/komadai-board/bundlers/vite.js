// The plugin for Vite and VitePress: the board's files become part of the site.
import { createRequire } from "node:module";

const { BASE, OUTPUT, TYPES, files } = createRequire(import.meta.url)("./files.cjs");

export default function komadaiBoard() {
  let base = "/";
  return {
    name: "komadai-board",
    enforce: "pre",
    config: () => ({
      optimizeDeps: { exclude: ["komadai-board"] },
      ssr: { noExternal: ["komadai-board"] },
    }),
    configResolved(config) {
      base = config.base;
    },
    load(id) {
      const path = id.split("?")[0];
      if (path.replaceAll("\\", "/") !== BASE.replaceAll("\\", "/")) return null;
      // A relative base is that of the page; the built script is in the folder of the assets.
      return base === "" || base === "./"
        ? `export const FILES = new URL(/* @vite-ignore */ "../${OUTPUT}", import.meta.url).href;`
        : `export const FILES = ${JSON.stringify(base + OUTPUT)};`;
    },
    // The development server would rewrite the files as modules of the site.
    configureServer(server) {
      const served = new Map(files().map((file) => [`${base}${OUTPUT}${file.name}`, file]));
      server.middlewares.use((request, response, next) => {
        const file = served.get(request.url.split("?")[0]);
        if (!file) return next();
        response.setHeader("Content-Type", TYPES[file.name.split(".").at(-1)]);
        response.end(file.read());
      });
    },
    generateBundle() {
      for (const { name, read } of files()) {
        this.emitFile({ type: "asset", fileName: OUTPUT + name, source: read() });
      }
    },
  };
}
