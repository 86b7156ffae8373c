use super::EndingText;

pub const IT: EndingText = EndingText {
    none: "Nessuna",
    set: |end| format!("Fine di questa linea: {end}."),
    removed: "Ora questa linea non ha una fine.",
};
