import "komadai-board/auto";
import { mount } from "svelte";
import Puzzle from "./Puzzle.svelte";

document.querySelector("#said").remove();
mount(Puzzle, { target: document.querySelector("#app"), props: { goal: "mate 1" } });
