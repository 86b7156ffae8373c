use super::shogi_terms::{capital, the};
use crate::ResignText;

pub const TEXT: ResignText = ResignText {
    question: |side| format!("{} abbandona?", capital(the(side))),
    yes: "Sì, abbandona",
    no: "Continua",
};
