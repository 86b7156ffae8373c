// The element in Vue: what an editor knows of a template.
import type { GlobalComponents } from "vue";
import type {} from "komadai-board/vue";

type Board = InstanceType<GlobalComponents["shogi-board"]>;
type Props = Board["$props"];

export const right: Props = { mode: "replay", moves: "7g7f", class: "board", onPly: ({ detail }) => detail.ply.toFixed() };
export const again = (board: Board): boolean => board.reset();
// @ts-expect-error: there is no such mode
export const wrong: Props = { mode: "solve" };
