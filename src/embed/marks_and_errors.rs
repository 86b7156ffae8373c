//! What few boards need, a part that is loaded then: marks, and words for what is wrong.
use leptos::{html, prelude::*};
use shogi::record::Mark;

use crate::{board::overlaid_in, lazy_module};
use komadai_model::{
    diagram::Overlay,
    embedded::Wrong,
    i18n::{EmbedText, Language},
};

#[derive(Clone, Copy, Debug)]
pub struct MarksAndErrors {
    /// Marks over a table, as SVG.
    pub marks: fn(&[Mark], NodeRef<html::Div>) -> String,
    pub fault: fn(Language, &Wrong) -> String,
}

lazy_module! {
    pub static MARKS_AND_ERRORS: MarksAndErrors = extras(MarksAndErrors { marks, fault });
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
    (EmbedText::fault(language))(wrong)
}
