// The plugin for Vite and VitePress: the board's files become part of the site.
import { mkdirSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

const { BASE, OUTPUT, TYPES, files } = createRequire(import.meta.url)("./files.cjs");

export default function komadaiBoard() {
  let base = "/";
  let forServer = false;
  return {
    name: "komadai-board",
    enforce: "pre",
    config: () => ({
      optimizeDeps: { exclude: ["komadai-board"] },
      ssr: { noExternal: ["komadai-board"] },
    }),
    configResolved(config) {
      base = config.base;
      forServer = Boolean(config.build.ssr);
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
    // Not as assets of the bundle: VitePress takes a style sheet there for its own.
    writeBundle({ dir }) {
      if (forServer) return;
      for (const { name, read } of files()) {
        const path = join(dir, OUTPUT, name);
        mkdirSync(dirname(path), { recursive: true });
        writeFileSync(path, read());
      }
    },
  };
}
