use super::grammar::the;
use crate::ResignText;

pub const TEXT: ResignText = ResignText {
    question: |side| format!("{} cedează?", the(side)),
    yes: "Da, cedează",
    no: "Joacă mai departe",
};
