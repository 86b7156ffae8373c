//! Studying a record: the next moves are hidden, or guessed.
use crate::review::{GuessScore, Study};

#[derive(Debug)]
pub struct StudyText {
    /// The choice of how much is seen of the moves ahead.
    pub ahead: &'static str,
    /// What is chosen, in an even game or one with a handicap.
    pub study: fn(Study, bool) -> &'static str,
    /// The heading of the part that tells how guessing goes.
    pub guessing: &'static str,
    pub ask: &'static str,
    /// The move was found.
    pub right: fn(&str) -> String,
    /// The move of another variation was found, which is followed.
    pub right_variation: fn(&str) -> String,
    /// The record has another move.
    pub wrong: fn(&str) -> String,
    /// The move is shown.
    pub shown: fn(&str) -> String,
    /// What the other side made of it.
    pub answer: fn(&str) -> String,
    /// No more moves follow.
    pub last: &'static str,
    pub score: fn(GuessScore) -> String,
    pub show: &'static str,
}
