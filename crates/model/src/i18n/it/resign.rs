use super::shogi_terms::the;
use crate::i18n::resign::ResignText;

pub const TEXT: ResignText = ResignText {
    question: |side| format!("Abbandona {}?", the(side)),
    yes: "Sì, abbandona",
    no: "Continua",
};
