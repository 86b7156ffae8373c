import "komadai-board/auto";
import { useRef, useState } from "react";
import { createRoot } from "react-dom/client";

function Puzzle() {
  const board = useRef(null);
  const [said, say] = useState("");
  return (
    <>
      <shogi-board
        ref={board}
        sfen="4k4/9/4P4/9/9/9/9/9/4K4 b G 1"
        mode="task"
        goal="mate 1"
        onsolved={(event) => say(event.detail.usi)}
      />
      <button onClick={() => board.current.reset()}>Again</button>
      <p id="said">{said}</p>
    </>
  );
}

document.querySelector("#said").remove();
createRoot(document.querySelector("#app")).render(<Puzzle />);
