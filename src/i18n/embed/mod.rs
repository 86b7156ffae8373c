//! The texts of a board on somebody else's page, beside the board's own.
mod en;
mod ja;
#[cfg(test)]
mod tests;

use shogi::{Move, Outcome, Position};

use super::{Language, MoveFacts};
use crate::session::embedded::Wrong;

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
    /// Where the reader is: so many moves of so many.
    pub place: fn(usize, usize) -> String,
    /// Said of a task, where its author says nothing.
    pub right: &'static str,
    pub wrong: &'static str,
    pub thinking: &'static str,
    /// A legal move, given the one before it, as records write it.
    pub written: fn(&Position, Move, before: Option<Move>) -> String,
    /// Any move, with the square it came from.
    pub plain: fn(MoveFacts) -> String,
    pub outcome: fn(Outcome) -> String,
    /// Said where there are no words for what is wrong.
    pub not_shown: &'static str,
}

impl EmbedText {
    /// What is wrong with what an author wrote, and where. For a part that is loaded
    /// later.
    pub const fn fault(language: Language) -> fn(&Wrong) -> String {
        match language {
            Language::Japanese => ja::fault,
            _ => en::fault,
        }
    }

    pub const fn of(language: Language) -> &'static Self {
        match language {
            Language::Japanese => &ja::JA,
            _ => &en::EN,
        }
    }
}

/// The values an attribute may have.
fn known(values: &[&str]) -> String {
    values.join(", ")
}
