// Where the package's files are. The plugins for bundlers replace this module.
export const FILES = new URL(/* webpackIgnore: true */ /* @vite-ignore */ "./files/", import.meta.url).href;
