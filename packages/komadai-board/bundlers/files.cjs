// The files that a board loads while it runs, for the plugins.
const { readdirSync, readFileSync } = require("node:fs");
const { join, relative, sep } = require("node:path");

const ROOT = join(__dirname, "..");
const FOLDER = join(ROOT, "files");

/** The folder of the files in what a bundler writes. */
exports.OUTPUT = "komadai-board/";
/** The module that says where the files are. */
exports.BASE = join(ROOT, "base.js");

/** Their types, by the endings of their names. */
exports.TYPES = {
  html: "text/html",
  js: "text/javascript",
  css: "text/css",
  json: "application/json",
  txt: "text/plain",
  wasm: "application/wasm",
};

/** All files, by their path in the folder. */
exports.files = () =>
  readdirSync(FOLDER, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
    .map((path) => ({ name: relative(FOLDER, path).split(sep).join("/"), path, read: () => readFileSync(path) }));
