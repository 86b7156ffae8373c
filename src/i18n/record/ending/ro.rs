use super::EndingText;

pub const RO: EndingText = EndingText {
    none: "Fără",
    set: |end| format!("Varianta se încheie: {end}."),
    removed: "Varianta nu mai are un sfârșit.",
};
