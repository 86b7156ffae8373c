use super::EndingText;

pub const SV: EndingText = EndingText {
    none: "Inget",
    set: |end| format!("Varianten slutar: {end}."),
    removed: "Varianten har inget slut nu.",
};
