// The element in Vue: what an editor knows of a template.
import type { GlobalComponents } from "vue";
import type {} from "komadai-board/vue";

type Props = InstanceType<GlobalComponents["shogi-board"]>["$props"];

export const right: Pick<Props, "mode" | "moves"> = { mode: "replay", moves: "7g7f" };
// @ts-expect-error: there is no such mode
export const wrong: Pick<Props, "mode"> = { mode: "solve" };
