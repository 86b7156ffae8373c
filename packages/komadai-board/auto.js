// Defines <shogi-board> with the files of this package: import "komadai-board/auto".
import { registerBoard } from "./index.js";

registerBoard().catch((error) => console.error(error));
