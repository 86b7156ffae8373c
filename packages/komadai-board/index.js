// <shogi-board> from npm. Importing this does nothing: it is safe on a server.
import { filesFolder } from "./base.js";

let registered;

/**
 * Defines the element <shogi-board>, once for all calls.
 *
 * `base` is the address of the package's folder `files`, where the program and its data lie.
 * Without it they are expected beside this module, or where the bundler's plugin put them.
 * Resolves to the element's class, and on a server to undefined.
 */
export function registerBoard({ base } = {}) {
  if (typeof customElements === "undefined") return Promise.resolve(undefined);
  registered ??= load(base).catch((error) => {
    registered = undefined;
    throw error;
  });
  return registered;
}

// An absolute address that ends in a slash.
function folder(base) {
  const url = new URL(base, document.baseURI);
  // A bundler without our plugin leaves the address of a file on the machine that built the site.
  if (url.protocol === "file:") {
    throw new Error(
      `komadai-board: its files are looked for at ${url}. Add the bundler's plugin, or give \`base\`: ` +
        "the address where the package's folder `files` is served.",
    );
  }
  if (!url.pathname.endsWith("/")) url.pathname += "/";
  return url;
}

async function load(base) {
  const script = new URL("embed.js", folder(base ?? filesFolder())).href;
  await import(/* webpackIgnore: true */ /* @vite-ignore */ script);
  // Another copy of the script may have defined it before.
  return customElements.get("shogi-board");
}
