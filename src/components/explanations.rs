//! Why a move was a mistake, in words: what finds it, and the words, are loaded when they are
//! first needed.
use komadai_explain::{Mistake, Reason};
use komadai_texts::{Text, reason};
use komadai_ui::lazy_module;

/// What explains mistakes.
#[derive(Clone, Copy, Debug)]
pub struct Explanations {
    /// Why a move was a mistake, the most important reason first.
    pub reasons: fn(&Mistake<'_>) -> Vec<Reason>,
    /// A reason as a sentence.
    pub sentence: fn(&Reason, Text) -> String,
}

/// So many reasons are said at once.
pub const SAID: usize = 2;

lazy_module! {
    pub static EXPLANATIONS: Explanations = explain(Explanations {
        reasons: |mistake| mistake.reasons(),
        sentence: reason,
    });
}
