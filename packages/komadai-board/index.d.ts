/** Where a board is: the detail of most events, and `state`. */
export interface Position {
  /** The move that led here in USI, empty at the start. */
  usi: string;
  /** The same as the reader's language writes it: "P-7f", "▲７六歩". */
  text: string;
  sfen: string;
  /** How many moves are played. */
  ply: number;
  /** How many moves the line has. */
  last: number;
  turn: "black" | "white";
  mode: Mode;
}

export type Mode = "view" | "replay" | "play" | "task";

/** The attributes of `<shogi-board>`. All of them are live. */
export interface ShogiBoardAttributes {
  /** The position to start from: SFEN or `startpos`. */
  sfen?: string;
  /** USI moves with spaces or commas between. */
  moves?: string;
  /** How many moves are played at first: a number, `first` or `last`. */
  ply?: number | `${number}` | "first" | "last";
  /** The line of a record: `3.1` goes into the first variation at move 3. */
  variation?: string;
  mode?: Mode;
  orientation?: "black" | "white";
  /** The most that the element takes: pixels, or a width such as `30em`. */
  size?: number | string;
  coordinates?: "kanji" | "letters" | "digits" | "off";
  pieces?: "kanji" | "two-kanji" | "moves" | "letters" | "carved";
  board?: "table" | "legged" | "plain" | "dark" | "contrast";
  theme?: "auto" | "light" | "dark";
  lang?: "en" | "ja" | "it" | "ro" | "sv" | (string & {});
  interaction?: "on" | "off";
  /** Circles and arrows such as `7g G7g7f P*5e`. */
  marks?: string;
  arrows?: string;
  /** What a task asks for: `move`, `mate 3`, `capture 5e`, `survive 3`. */
  goal?: string;
  /** Lines of USI moves that solve a task, with `|` between. */
  answer?: string;
  hint?: string;
  right?: string;
  wrong?: string;
  /** A lesson of the course, by its id. */
  lesson?: string;
  /** The step that the lesson begins with. */
  step?: string;
  /** A problem of the collection, by its name. */
  problem?: string;
}

/** The events of `<shogi-board>`. All but `resize` bubble. */
export interface ShogiBoardEvents {
  /** In a lesson it has the lesson and the step. */
  ready: CustomEvent<Position | LessonStep>;
  move: CustomEvent<Position>;
  ply: CustomEvent<Position>;
  solved: CustomEvent<Position | LessonStep>;
  failed: CustomEvent<Position | LessonStep>;
  illegal: CustomEvent<{ reason: string }>;
  ended: CustomEvent<{
    winner: "black" | "white" | "";
    reason: "mate" | "no_moves" | "repetition" | "perpetual_check";
    text: string;
  }>;
  resize: CustomEvent<{ width: number; height: number }>;
  fault: CustomEvent<{ message: string }>;
}

/** The detail of `ready`, `solved` and `failed` in a lesson. */
export interface LessonStep {
  lesson: string;
  step: string;
}

/** All events of the element, those of every element among them. */
export interface ShogiBoardEventMap
  extends Omit<HTMLElementEventMap, keyof ShogiBoardEvents>,
    ShogiBoardEvents {}

/**
 * The element `<shogi-board>`. What it adds to `HTMLElement` is there once `registerBoard` has
 * resolved. In a lesson `state` and the methods are of no use.
 */
export interface ShogiBoardElement extends HTMLElement {
  /** Where the board is; `null` before `ready` and after `fault`. */
  readonly state: Position | null;
  /** Go through the line; each says whether the board has changed. */
  first(): boolean;
  prev(): boolean;
  next(): boolean;
  last(): boolean;
  goto(ply: number): boolean;
  /** Makes a move in USI as if it were made on the board, in the modes `play` and `task`. */
  play(usi: string): boolean;
  /** Turns the board. */
  flip(): boolean;
  /** Goes back to what the author gave. */
  reset(): boolean;

  addEventListener<K extends keyof ShogiBoardEventMap>(
    type: K,
    listener: (this: ShogiBoardElement, event: ShogiBoardEventMap[K]) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void;
  removeEventListener<K extends keyof ShogiBoardEventMap>(
    type: K,
    listener: (this: ShogiBoardElement, event: ShogiBoardEventMap[K]) => unknown,
    options?: boolean | EventListenerOptions,
  ): void;
  removeEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | EventListenerOptions,
  ): void;
}

export interface RegisterOptions {
  /** The address of the package's folder `files`. */
  base?: string | URL;
}

/**
 * Defines the element, once for all calls. Resolves to its class, and on a server, where
 * there are no elements, to `undefined`. Rejects if the files do not come.
 */
export function registerBoard(
  options?: RegisterOptions,
): Promise<(new () => ShogiBoardElement) | undefined>;

declare global {
  interface HTMLElementTagNameMap {
    "shogi-board": ShogiBoardElement;
  }
}
