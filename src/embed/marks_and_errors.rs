//! What few boards need, a part that is loaded then: marks, and words for what is wrong.
use leptos::{html, prelude::*};
use shogi::record::Mark;

use crate::{board::overlaid_in, part};
use komadai_model::{diagram::Overlay, embedded::Wrong, i18n::Language};

#[derive(Clone, Copy, Debug)]
pub struct Extras {
    /// Marks over a table, as SVG.
    pub marks: fn(&[Mark], NodeRef<html::Div>) -> String,
    pub fault: fn(Language, &Wrong) -> String,
}

part! {
    pub static EXTRAS: Extras = extras(Extras { marks, fault });
}

fn marks(marks: &[Mark], table: NodeRef<html::Div>) -> String {
    let overlay = Overlay {
        marks,
        pending: None,
        hints: &[],
    };
    overlaid_in(&overlay, table)
}

fn fault(language: Language, wrong: &Wrong) -> String {
    (language.text().embed_error())(wrong)
}
