// The plugin for Vite and VitePress: the board's files become part of the site.
import { createRequire } from "node:module";

const { BASE, OUTPUT, files } = createRequire(import.meta.url)("./files.cjs");

export default function komadaiBoard() {
  let base = "/";
  let building = false;
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
    },
    // The development server serves the package's own folder.
    load(id) {
      const path = id.split("?")[0];
      if (!building || path.replaceAll("\\", "/") !== BASE.replaceAll("\\", "/")) return null;
      // A relative base is relative to the built script, which is in the folder of the assets.
      const folder = /^\.?\/?$/.test(base) && base !== "/" ? null : `${base}${OUTPUT}`;
      return folder
        ? `export const FILES = ${JSON.stringify(folder)};`
        : `export const FILES = new URL(/* @vite-ignore */ "../${OUTPUT}", import.meta.url).href;`;
    },
    generateBundle() {
      for (const { name, read } of files()) {
        this.emitFile({ type: "asset", fileName: OUTPUT + name, source: read() });
      }
    },
  };
}
