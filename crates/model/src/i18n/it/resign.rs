use super::shogi_terms::{capital, the};
use crate::i18n::resign::ResignText;

pub const TEXT: ResignText = ResignText {
    question: |side| format!("{} abbandona?", capital(the(side))),
    yes: "Sì, abbandona",
    no: "Continua",
};
