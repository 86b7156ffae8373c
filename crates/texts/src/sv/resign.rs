use crate::ResignText;

pub const TEXT: ResignText = ResignText {
    question: |side| format!("Ger {side} upp?"),
    yes: "Ja, ge upp",
    no: "Spela vidare",
};
