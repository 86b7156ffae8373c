use crate::RecordResultText;

pub const TEXT: RecordResultText = RecordResultText {
    none: "Inget",
    set: |end| format!("Varianten slutar: {end}."),
    removed: "Varianten har inget slut nu.",
};
