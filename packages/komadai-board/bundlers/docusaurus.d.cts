/** The plugin for Docusaurus: `<shogi-board>` in every page, MDX and Markdown alike. */
declare function komadaiBoard(): { name: string };
export = komadaiBoard;
