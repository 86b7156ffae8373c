//! The texts of a board on somebody else's page, beside the board's own.
mod en;
mod it;
mod ja;
mod ro;
mod sv;
#[cfg(test)]
mod tests;

use std::sync::OnceLock;

use shogi::{Fault, Faults, Move, Outcome, Position};

use super::{Language, MoveFacts, Text};
use crate::embedded::Wrong;

/// All texts of a board on somebody else's page in a language that is loaded when it is
/// needed.
#[derive(Debug)]
pub struct EmbedTables {
    pub text: Text,
    pub own: EmbedText,
    /// What is wrong with what an author wrote, and where.
    pub fault: fn(&Wrong) -> String,
    pub outcome: fn(Outcome) -> String,
}

pub static EMBED_JA: &EmbedTables = &ja::TABLES;
pub static EMBED_IT: &EmbedTables = &it::TABLES;
pub static EMBED_RO: &EmbedTables = &ro::TABLES;
pub static EMBED_SV: &EmbedTables = &sv::TABLES;

static COME: [OnceLock<&EmbedTables>; Language::ALL.len()] =
    [const { OnceLock::new() }; Language::ALL.len()];

/// From now on their language can be read.
pub fn embedded_arrived(tables: &'static EmbedTables) {
    COME[tables.text.language as usize].get_or_init(|| tables);
}

/// Those of a language, once they are there; English ones are each where they are used.
pub(super) fn tables(language: Language) -> Option<&'static EmbedTables> {
    #[cfg(not(target_family = "wasm"))]
    match language {
        Language::English => {}
        Language::Japanese => embedded_arrived(EMBED_JA),
        Language::Italian => embedded_arrived(EMBED_IT),
        Language::Romanian => embedded_arrived(EMBED_RO),
        Language::Swedish => embedded_arrived(EMBED_SV),
    }
    COME[language as usize].get().copied()
}

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
    /// Said where there are no words for what is wrong.
    pub not_shown: &'static str,
}

impl EmbedText {
    /// What is wrong with what an author wrote, and where. For a part that is loaded
    /// later.
    pub fn fault(language: Language) -> fn(&Wrong) -> String {
        tables(language).map_or(en::fault, |tables| tables.fault)
    }

    /// How a game has ended. For a part that is loaded later.
    pub fn outcome(language: Language) -> fn(Outcome) -> String {
        tables(language).map_or(en::outcome, |tables| tables.outcome)
    }

    /// English until the language has come.
    pub fn of(language: Language) -> &'static Self {
        tables(language).map_or(&en::EN, |tables| &tables.own)
    }
}

/// The values an attribute may have.
fn known(values: &[&str]) -> String {
    values.join(", ")
}

/// All that is wrong with a position.
fn listed(faults: &Faults, say: fn(&Fault) -> String) -> String {
    let said: Vec<String> = faults.iter().map(say).collect();
    said.join("; ")
}
