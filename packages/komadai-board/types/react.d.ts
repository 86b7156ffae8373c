// Types for JSX in React 19: import type {} from "komadai-board/react" once.
import type { DetailedHTMLProps, HTMLAttributes } from "react";
import type { ShogiBoardAttributes, ShogiBoardElement, ShogiBoardEvents } from "../index.js";

type Native = Omit<DetailedHTMLProps<HTMLAttributes<ShogiBoardElement>, ShogiBoardElement>, keyof ShogiBoardAttributes>;
type Listeners = { [K in keyof ShogiBoardEvents as `on${K}`]?: (event: ShogiBoardEvents[K]) => void };

declare module "react" {
  namespace JSX {
    interface IntrinsicElements {
      "shogi-board": Native & ShogiBoardAttributes & Listeners;
    }
  }
}
