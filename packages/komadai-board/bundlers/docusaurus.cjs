// The plugin for Docusaurus: <shogi-board> in every page, MDX and Markdown alike.
const { join } = require("node:path");
const KomadaiBoardPlugin = require("./webpack.cjs");

module.exports = function komadaiBoard() {
  return {
    name: "komadai-board",
    // On the server the module does nothing.
    getClientModules: () => [join(__dirname, "..", "auto.js")],
    configureWebpack: (_config, isServer) => (isServer ? {} : { plugins: [new KomadaiBoardPlugin()] }),
  };
};
