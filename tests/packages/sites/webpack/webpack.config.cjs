const KomadaiBoardPlugin = require("komadai-board/webpack");

module.exports = {
  mode: "production",
  entry: "./main.js",
  plugins: [new KomadaiBoardPlugin()],
};
