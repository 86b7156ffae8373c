use komadai_search::Level;

use super::shogi_terms::plies;

use crate::{OpponentText, unbroken::marked_line};
use komadai_model::opponent::BlunderCost;

pub const TEXT: OpponentText = OpponentText {
    opponent: "Opponent",
    person: "Another person",
    remote: "Somebody elsewhere",
    computer: "Computer",
    level: |number, name| format!("Level {number}, {name}"),
    about,
    side: "Your side",
    by_lot: "Random",
    your_name: "Your name",
    at_once: "The computer moves at once",
    thinks: |side| format!("{side} is thinking…"),
    how_was_my_move: "How was my move?",
    warns: "Warn me before a clear mistake",
    held: "The computer has not moved yet.",
    take_back: "Take it back",
    play_anyway: "Play it anyway",
    looking: "Looking…",
    best: |line| format!("Best is {line}."),
    best_mates: |line, moves| format!("Best is {line}: mate in {}.", plies(moves as usize)),
    not_looked: "Cannot analyse this: the engine could not be loaded.",
    no_advice: "No advice for this position.",
    fine: |played| format!("Nothing was wrong with {played}."),
    cost,
    better: |line| format!("{line} was better."),
    punished: |line| format!("The strong reply is {line}."),
    show_better: "Show the better move",
    show_punished: "Show what follows",
    back: "Back to the game",
    looking_back: "The board shows an earlier position.",
    no_worker: "The computer cannot play: the engine could not be loaded. Your game is saved.",
    try_again: "Try again",
    by_hand: "Play both sides yourself",
    goes_on_by_hand: "From now on you play both sides.",
    line: marked_line,
};

fn about(level: Level) -> &'static str {
    match level.number() {
        1 => "Takes what it sees, and sees little.",
        2 => "Takes what it can, and overlooks most threats.",
        3 => "Notices threats, and forgets every third one.",
        4 => "Guards its pieces, and misses short mates.",
        5 => "Looks a move ahead, and resigns lost games.",
        6 => "Punishes plain mistakes.",
        7 => "Sees short tactics, and misses long ones.",
        8 => "Sees most tactics, and short mates.",
        9 => "Gives little away.",
        _ => "Plays as well as it can, and takes the time it needs.",
    }
}

fn cost(played: &str, cost: BlunderCost) -> String {
    match cost {
        BlunderCost::MateMissed(moves) => {
            format!("{played} missed a mate in {}.", plies(moves as usize))
        }
        BlunderCost::MateAllowed(moves) => {
            format!("{played} allows a mate in {}.", plies(moves as usize))
        }
        BlunderCost::Points { points, decides } => {
            let much = match points {
                ..200 => "about a pawn",
                200..600 => "a few pawns",
                600..1_600 => "about as much as a silver or a gold",
                1_600..3_200 => "about as much as a rook or a bishop",
                _ => "more than a rook",
            };
            match decides {
                true => format!("{played} cost {much}, and that may decide the game."),
                false => format!("{played} cost {much}."),
            }
        }
    }
}
