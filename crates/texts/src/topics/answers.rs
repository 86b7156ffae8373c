//! What the engine takes for the answers in positions of a record, as they are shown before
//! problems are made of them.
use shogi::Color;

#[derive(Debug)]
pub struct AnswersText {
    /// The heading of the positions that may become problems.
    pub choose: &'static str,
    /// A position: the number of the move that follows, and whose turn it is.
    pub place: fn(u32, Color) -> String,
    /// The engine's answer, in notation.
    pub answer: fn(&str) -> String,
    /// The move of the record, in notation.
    pub played: fn(&str) -> String,
    pub not_clear: &'static str,
    pub not_judged: &'static str,
    /// How many positions have one clear answer, and how many there are.
    pub clear: fn(usize, usize) -> String,
    /// Makes so many problems.
    pub add: fn(usize) -> String,
    pub cancel: &'static str,
    /// The record has no position that can be a problem.
    pub none: &'static str,
    pub looking: &'static str,
    /// Whether a problem of the sheet is printed.
    pub is_printed: fn(usize) -> String,
}
