//! Why a move is a mistake, in words. These texts are not among those of a language: they are in
//! the file of the code that explains.
mod en;
mod it;
mod ja;
mod ro;
mod sv;
#[cfg(test)]
mod tests;

use komadai_explain::{Loss, Reason, ReasonKind};
use shogi::PieceKind;

use crate::{ShogiTermsText, Text};
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
    let terms = text.shogi_terms();
    let square = reason.squares.first().copied();
    let words = Words {
        kind: &reason.kind,
        square: square.map_or_else(String::new, terms.square),
        castle: match reason.kind {
            ReasonKind::BreaksCastle(castle) => (text.names().name)(castle),
            _ => "",
        },
        terms,
    };
    match text.language() {
        Language::English => en::sentence(&words),
        Language::Japanese => ja::sentence(&words),
        Language::Italian => it::sentence(&words),
        Language::Romanian => ro::sentence(&words),
        Language::Swedish => sv::sentence(&words),
    }
}

/// What a sentence is made of.
struct Words<'a> {
    kind: &'a ReasonKind,
    /// The square that matters most; empty where there is none.
    square: String,
    /// The castle that is broken.
    castle: &'static str,
    terms: &'static ShogiTermsText,
}

impl Words<'_> {
    fn the(&self, kind: PieceKind) -> String {
        (self.terms.definite)(kind)
    }

    /// `the bishop, the silver and the pawn`.
    fn the_all(&self, kinds: &[PieceKind], and: &str) -> String {
        listed(kinds, self.terms.definite, and)
    }

    /// The piece that is lost.
    fn lost(&self, loss: &Loss) -> String {
        loss.pieces
            .first()
            .copied()
            .map_or_else(String::new, self.terms.definite)
    }

    /// ` for a pawn`; nothing where nothing is given.
    fn price(&self, loss: &Loss, for_: &str, and: &str) -> String {
        match listed(&loss.compensation, self.terms.indefinite, and) {
            list if list.is_empty() => list,
            list => [for_, &list].concat(),
        }
    }
}

fn listed(kinds: &[PieceKind], word: fn(PieceKind) -> String, and: &str) -> String {
    let words: Vec<String> = kinds.iter().map(|&kind| word(kind)).collect();
    match words.split_last() {
        Some((last, [])) => last.clone(),
        Some((last, others)) => [&others.join(", "), and, last].concat(),
        None => String::new(),
    }
}
