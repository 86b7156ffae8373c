// The plugin for webpack 5: the board's files become part of what it writes.
const { BASE, OUTPUT, files } = require("./files.cjs");

const NAME = "KomadaiBoardPlugin";

class KomadaiBoardPlugin {
  apply(compiler) {
    const { Compilation, NormalModuleReplacementPlugin, sources } = compiler.webpack;
    const base = require.resolve("./webpack-base.js");
    new NormalModuleReplacementPlugin(/[\\/]base\.js$/, (data) => {
      if (data.createData?.resource === BASE) data.createData.resource = base;
    }).apply(compiler);
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tap({ name: NAME, stage }, () => {
        for (const { name, read } of files()) {
          // They are minified. With `development` webpack does not warn of their sizes, which are
          // not loaded at once.
          compilation.emitAsset(OUTPUT + name, new sources.RawSource(read()), { minimized: true, development: true });
        }
      });
    });
  }
}

module.exports = KomadaiBoardPlugin;
module.exports.KomadaiBoardPlugin = KomadaiBoardPlugin;
