//! A board on another page.
use std::sync::OnceLock;

use shogi::{Color, Move, Outcome, Position, PositionError, PositionErrors};

use super::{BoardText, ClockText, Language, LearnText, MoveContext, ShogiTermsText};
use crate::embedded::EmbedError;

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
pub(super) fn known(values: &[&str]) -> String {
    values.join(", ")
}

/// All that is wrong with a position.
pub(super) fn listed(faults: &PositionErrors, say: fn(&PositionError) -> String) -> String {
    let said: Vec<String> = faults.iter().map(say).collect();
    said.join("; ")
}

/// All texts of a board on another page, in a language that is loaded when it is asked for.
#[derive(Debug)]
pub struct EmbedTranslations {
    pub language: Language,
    pub shogi_terms: ShogiTermsText,
    pub board: BoardText,
    pub learn: LearnText,
    pub clock: ClockText,
    pub embed: EmbedText,
    pub embed_error: fn(&EmbedError) -> String,
    pub embed_outcome: fn(Outcome) -> String,
}

static LOADED: [OnceLock<&EmbedTranslations>; Language::ALL.len()] =
    [const { OnceLock::new() }; Language::ALL.len()];

/// Makes a language that has been loaded available to the boards.
pub fn register_embed(translations: &'static EmbedTranslations) {
    LOADED[translations.language as usize].get_or_init(|| translations);
}

/// Nothing for English: its texts are each where they are used.
pub(super) fn loaded(language: Language) -> Option<&'static EmbedTranslations> {
    #[cfg(not(target_family = "wasm"))]
    match language {
        Language::English => {}
        Language::Japanese => register_embed(&super::EMBED_JA),
        Language::Italian => register_embed(&super::EMBED_IT),
        Language::Romanian => register_embed(&super::EMBED_RO),
        Language::Swedish => register_embed(&super::EMBED_SV),
    }
    LOADED[language as usize].get().copied()
}
