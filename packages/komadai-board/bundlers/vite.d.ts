/** The plugin for Vite and VitePress: the board's files become part of the site. */
export default function komadaiBoard(): { name: string };
