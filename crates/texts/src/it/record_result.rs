use crate::RecordResultText;

pub const TEXT: RecordResultText = RecordResultText {
    none: "Nessuna",
    set: |end| format!("Fine di questa linea: {end}."),
    removed: "Ora questa linea non ha una fine.",
};
