// Settings of bundlers as CommonJS.
import KomadaiBoardPlugin = require("komadai-board/webpack");
import komadaiBoard = require("komadai-board/docusaurus");

new KomadaiBoardPlugin().apply({});
export const name: string = komadaiBoard().name;
