//! How games end, a part that is loaded for a board in mode `play`.
use shogi::Outcome;

use crate::{
    i18n::{EmbedText, Language},
    part,
    session::embedded::{Judge, outcome},
};

#[derive(Clone, Copy, Debug)]
pub struct Ending {
    pub judge: Judge,
    /// An end in words.
    pub text: fn(Language, Outcome) -> String,
}

part! {
    pub static ENDING: Ending = ending(Ending { judge: outcome, text });
}

fn text(language: Language, outcome: Outcome) -> String {
    (EmbedText::outcome(language))(outcome)
}
