use crate::ResignText;

pub const TEXT: ResignText = ResignText {
    question: |side| format!("{side}の投了でよろしいですか？"),
    yes: "投了する",
    no: "指し続ける",
};
