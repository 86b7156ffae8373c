use crate::i18n::record_result::RecordResultText;

pub const TEXT: RecordResultText = RecordResultText {
    none: "Inget",
    set: |end| format!("Varianten slutar: {end}."),
    removed: "Varianten har inget slut nu.",
};
