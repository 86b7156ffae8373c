// Settings of bundlers as modules.
import komadaiBoard from "komadai-board/vite";
import KomadaiBoardPlugin from "komadai-board/webpack";
import { registerBoard } from "komadai-board";

new KomadaiBoardPlugin().apply({});
export const name: string = komadaiBoard().name;
export const made: Promise<unknown> = registerBoard();
