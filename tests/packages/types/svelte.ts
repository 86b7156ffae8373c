// The element in Svelte: what its language tools know of markup.
import type { SvelteHTMLElements } from "svelte/elements";
import type {} from "komadai-board/svelte";

type Props = SvelteHTMLElements["shogi-board"];

export const right: Props = {
  mode: "replay",
  moves: "7g7f",
  class: "board",
  onply: ({ detail }) => detail.ply.toFixed(),
};
// @ts-expect-error: there is no such mode
export const wrong: Props = { mode: "solve" };
