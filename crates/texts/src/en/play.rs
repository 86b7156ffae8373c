use crate::PlayText;

pub const TEXT: PlayText = PlayText {
    game: "Game",
    moves: "Moves",
    record: "Record",
    no_moves: "No moves yet. Touch a piece to see where it can go.",
    to_move: "to move",
    turn: |number, side| format!("Move {number}: {side} to play"),
    new_game: "New game",
    undo: "Undo",
    hint: "Hint",
    flip: "Flip",
    resign: "Resign",
    more: "More",
    settings: "Settings",
    rules: "Rules",
    impasse: "Impasse",
    lost: "I have lost.",
    clock_waits: "The clock starts with the first move.",
    start_clock: "Start the clock",
    dismiss: "Close",
    even_untimed: "Even game · No clock",
};
