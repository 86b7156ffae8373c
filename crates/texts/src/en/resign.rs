use crate::ResignText;

pub const TEXT: ResignText = ResignText {
    question: |side| format!("Does {side} resign?"),
    yes: "Yes, resign",
    no: "Play on",
};
