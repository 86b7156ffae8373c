/** The plugin for webpack 5: the board's files become part of what it writes. */
declare class KomadaiBoardPlugin {
  apply(compiler: unknown): void;
}
declare namespace KomadaiBoardPlugin {
  export { KomadaiBoardPlugin };
}
export = KomadaiBoardPlugin;
