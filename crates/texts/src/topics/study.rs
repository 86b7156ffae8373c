//! Studying a record: the next moves are hidden, or guessed.
use komadai_model::review::{GuessScore, Study};

#[derive(Debug)]
pub struct StudyText {
    /// The select for what is shown of the next moves.
    pub ahead: &'static str,
    /// An option of it, in an even game or one with a handicap.
    pub study: fn(Study, bool) -> &'static str,
    /// The heading of the score of guesses.
    pub guessing: &'static str,
    pub ask: &'static str,
    /// The guess was right.
    pub right: fn(&str) -> String,
    /// The guess is the move of a variation, which is followed.
    pub right_variation: fn(&str) -> String,
    /// The record has another move.
    pub wrong: fn(&str) -> String,
    /// The move is shown.
    pub shown: fn(&str) -> String,
    /// The reply of the other side.
    pub answer: fn(&str) -> String,
    /// The line has no more moves.
    pub last: &'static str,
    pub score: fn(GuessScore) -> String,
    pub show: &'static str,
}
