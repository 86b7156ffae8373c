// The element in plain TypeScript.
import { registerBoard, type Position, type ShogiBoardElement } from "komadai-board";
import "komadai-board/auto";

const board: ShogiBoardElement = document.createElement("shogi-board");
board.addEventListener("move", ({ detail }) => {
  const position: Position = detail;
  const ply: number = position.ply;
  return ply;
});
board.addEventListener("illegal", (event) => event.detail.reason.length);
board.addEventListener("click", (event: MouseEvent) => event.clientX);
board.addEventListener("ready", ({ detail }) => "ply" in detail && detail.ply);
const changed: boolean = board.goto(3);
const usi: string | undefined = board.state?.usi;

registerBoard({ base: new URL("https://host/files/") }).then((made) => made && new made().flip());

// @ts-expect-error: a ply is a number
board.goto("3");
// @ts-expect-error: there is no such method
board.undo();
// @ts-expect-error: it cannot be set
board.state = null;
// @ts-expect-error: the base is an address
registerBoard({ base: 3 });

export { changed, usi };
