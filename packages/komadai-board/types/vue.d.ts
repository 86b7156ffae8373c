// Types for templates in Vue: import type {} from "komadai-board/vue" once.
import type { PublicProps } from "vue";
import type { ShogiBoardAttributes, ShogiBoardElement, ShogiBoardEvents } from "../index.js";

type Listeners = {
  [K in keyof ShogiBoardEvents as `on${Capitalize<K>}`]?: (event: ShogiBoardEvents[K]) => void;
};

declare module "vue" {
  interface GlobalComponents {
    // What a template makes of the element, and what a reference to it is.
    "shogi-board": new () => ShogiBoardElement & { $props: PublicProps & ShogiBoardAttributes & Listeners };
  }
}
