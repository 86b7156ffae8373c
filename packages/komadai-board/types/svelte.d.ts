// Types for markup in Svelte: import type {} from "komadai-board/svelte" once.
import type { HTMLAttributes } from "svelte/elements";
import type { ShogiBoardAttributes, ShogiBoardElement, ShogiBoardEvents } from "../index.js";

type Listeners = { [K in keyof ShogiBoardEvents as `on${K}`]?: (event: ShogiBoardEvents[K]) => void };

declare module "svelte/elements" {
  interface SvelteHTMLElements {
    "shogi-board": Omit<HTMLAttributes<ShogiBoardElement>, keyof ShogiBoardAttributes | keyof Listeners> &
      ShogiBoardAttributes &
      Listeners;
  }
}
