//! A board on another page.
use shogi::{Color, Move, Position, PositionError, PositionErrors};

use komadai_model::MoveContext;

#[derive(Debug)]
pub struct EmbedText {
    pub moves: &'static str,
    pub first: &'static str,
    pub previous: &'static str,
    pub next: &'static str,
    pub last: &'static str,
    pub flip: &'static str,
    pub again: &'static str,
    pub hint: &'static str,
    /// Where the reader is: the number of the move, and of how many.
    pub place: fn(usize, usize) -> String,
    /// The side that a task is for, while it is open.
    pub to_move: fn(Color) -> String,
    /// The answers to a task, where its author has given none.
    pub right: &'static str,
    pub wrong: &'static str,
    pub thinking: &'static str,
    /// A legal move, given the one before it, as records write it.
    pub written: fn(&Position, Move, before: Option<Move>) -> String,
    /// Any move, with the square it came from.
    pub plain: fn(MoveContext) -> String,
    /// Shown where the texts of errors could not be loaded.
    pub not_shown: &'static str,
}

/// The values an attribute may have.
pub(crate) fn known(values: &[&str]) -> String {
    values.join(", ")
}

/// All that is wrong with a position.
pub(crate) fn listed(faults: &PositionErrors, say: fn(&PositionError) -> String) -> String {
    let said: Vec<String> = faults.iter().map(say).collect();
    said.join("; ")
}
