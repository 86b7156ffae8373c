use super::EndingText;

pub const RO: EndingText = EndingText {
    none: "Niciunul",
    set: |end| format!("Varianta se încheie: {end}."),
    removed: "Varianta nu mai are un sfârșit.",
};
