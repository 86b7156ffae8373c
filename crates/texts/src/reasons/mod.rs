//! Why a move is a mistake, in words. These texts are not among those of a language: they are in
//! the file of the code that explains.
mod en;
mod it;
mod ja;
mod ro;
mod sv;
#[cfg(test)]
mod tests;

use komadai_explain::{Reason, ReasonKind};
use shogi::Square;

use crate::Text;
use komadai_model::Language;

/// The name of the list of reasons, and of those that are shown on demand.
#[derive(Clone, Copy, Debug)]
pub struct ReasonLabels {
    pub why: &'static str,
    pub more: &'static str,
}

pub const fn reason_labels(language: Language) -> ReasonLabels {
    let (why, more) = match language {
        Language::English => ("Why", "More reasons"),
        Language::Japanese => ("理由", "ほかの理由"),
        Language::Italian => ("Perché", "Altri motivi"),
        Language::Romanian => ("De ce", "Alte motive"),
        Language::Swedish => ("Varför", "Fler skäl"),
    };
    ReasonLabels { why, more }
}

/// A reason as a sentence.
pub fn reason(reason: &Reason, text: Text) -> String {
    let sentence = match text.language() {
        Language::English => en::sentence,
        Language::Japanese => ja::sentence,
        Language::Italian => it::sentence,
        Language::Romanian => ro::sentence,
        Language::Swedish => sv::sentence,
    };
    let castle = match reason.kind {
        ReasonKind::BreaksCastle(castle) => (text.names().name)(castle),
        _ => "",
    };
    sentence(reason, castle)
}

/// The square that matters most, as it is written; nothing where there is none.
fn square(reason: &Reason, written: fn(Square) -> String) -> String {
    reason
        .squares
        .first()
        .copied()
        .map_or_else(String::new, written)
}

/// Several words: `a, b and c`.
fn listed(words: Vec<String>, and: &str) -> String {
    match words.split_last() {
        Some((last, [])) => last.clone(),
        Some((last, others)) => [&others.join(", "), and, last].concat(),
        None => String::new(),
    }
}
