// The element in React 19.
import { useRef } from "react";
import type { ShogiBoardElement } from "komadai-board";
import type {} from "komadai-board/react";

export function Puzzle({ onSolved }: { onSolved: (usi: string) => void }) {
  const board = useRef<ShogiBoardElement>(null);
  return (
    <shogi-board
      ref={board}
      className="puzzle"
      mode="task"
      goal="mate 1"
      ply={1}
      size="30em"
      onsolved={({ detail }) => "usi" in detail && onSolved(detail.usi)}
      onfault={(event) => console.error(event.detail.message)}
    />
  );
}

// @ts-expect-error: there is no such mode
export const wrong = <shogi-board mode="solve" />;
// @ts-expect-error: a fault has no position
export const other = <shogi-board onfault={(event) => event.detail.usi} />;
