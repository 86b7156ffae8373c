// The plugin for Vite and VitePress: the board's files become part of the site.
import { mkdirSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, posix } from "node:path";

const { BASE, OUTPUT, TYPES, files } = createRequire(import.meta.url)("./files.cjs");

// In the place of a relative folder, until it is known which script asks for it.
const MARK = "__KOMADAI_BOARD_FILES__";

export default function komadaiBoard() {
  let base = "/";
  let building = false;
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
      building = config.command === "build";
      forServer = Boolean(config.build.ssr);
    },
    load(id) {
      const path = id.split("?")[0];
      if (path.replaceAll("\\", "/") !== BASE.replaceAll("\\", "/")) return null;
      const relative = base === "" || base === "./";
      // The development server may be another one than the page's.
      const folder = building && relative ? MARK : `${base}${OUTPUT}`;
      return building && !relative
        ? `export const filesFolder = () => ${JSON.stringify(folder)};`
        : `export const filesFolder = () => new URL(/* @vite-ignore */ ${JSON.stringify(folder)}, import.meta.url).href;`;
    },
    // A relative base is relative to the built script, wherever that is.
    renderChunk(code, { fileName }) {
      if (!code.includes(MARK)) return null;
      return code.replaceAll(MARK, `${posix.relative(posix.dirname(fileName), OUTPUT)}/`);
    },
    // The development server would rewrite the files as modules of the site.
    configureServer(server) {
      const served = new Map(files().map((file) => [`${base}${OUTPUT}${file.name}`, file]));
      server.middlewares.use((request, response, next) => {
        const file = served.get(request.url.split("?")[0]);
        if (!file) return next();
        response.setHeader("Content-Type", TYPES[file.name.split(".").at(-1)] ?? "text/plain");
        response.end(file.read());
      });
    },
    // Not as assets of the bundle: VitePress takes a style sheet there for its own.
    writeBundle({ dir, file }) {
      if (forServer) return;
      for (const { name, read } of files()) {
        const path = join(dir ?? dirname(file), OUTPUT, name);
        mkdirSync(dirname(path), { recursive: true });
        writeFileSync(path, read());
      }
    },
  };
}
