// Types for templates in Vue: import "komadai-board/vue" once.
import type { DefineComponent } from "vue";
import type { ShogiBoardAttributes } from "../index.js";

declare module "vue" {
  interface GlobalComponents {
    "shogi-board": DefineComponent<ShogiBoardAttributes>;
  }
}
