import { registerBoard } from "komadai-board";

registerBoard();
document.addEventListener("solved", ({ detail }) => (document.querySelector("#said").textContent = detail.usi));
