use crate::i18n::resign::ResignText;

pub const TEXT: ResignText = ResignText {
    question: |side| format!("Does {side} resign?"),
    yes: "Yes, resign",
    no: "Play on",
};
