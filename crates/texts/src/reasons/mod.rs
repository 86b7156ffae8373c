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
use komadai_search::piece_value;
use shogi::{Color, Piece, PieceKind};

use crate::{ShogiTermsText, Text};
use komadai_model::Language;

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

    /// `the bishop, the silver and the pawn`; of two pieces of a kind the second is `a silver`.
    fn the_all(&self, kinds: &[PieceKind], and: &str) -> String {
        let numbered = kinds.iter().enumerate();
        let word = |(place, kind): (usize, &PieceKind)| match kinds[..place].contains(kind) {
            true => (self.terms.indefinite)(*kind),
            false => (self.terms.definite)(*kind),
        };
        listed(numbered.map(word).collect(), and)
    }

    /// The piece that is lost; of several the greatest.
    fn lost(&self, loss: &Loss) -> String {
        greatest(loss).map_or_else(String::new, self.terms.definite)
    }

    /// ` in exchange for a pawn`; nothing where nothing is given, or several pieces are lost.
    fn price(&self, loss: &Loss, for_: &str, and: &str) -> String {
        let kinds = loss.compensation.iter();
        let words = kinds.map(|&kind| (self.terms.indefinite)(kind)).collect();
        match listed(words, and) {
            list if list.is_empty() || loss.pieces.len() > 1 => String::new(),
            list => [for_, &list].concat(),
        }
    }
}

/// The greatest piece that is lost.
fn greatest(loss: &Loss) -> Option<PieceKind> {
    let mut pieces = loss.pieces.iter().copied();
    let first = pieces.next()?;
    let value = |kind: PieceKind| piece_value(Piece::new(Color::Black, kind));
    Some(pieces.fold(first, |greatest, kind| {
        if value(kind) > value(greatest) {
            kind
        } else {
            greatest
        }
    }))
}

fn listed(words: Vec<String>, and: &str) -> String {
    match words.split_last() {
        Some((last, [])) => last.clone(),
        Some((last, others)) => [&others.join(", "), and, last].concat(),
        None => String::new(),
    }
}
