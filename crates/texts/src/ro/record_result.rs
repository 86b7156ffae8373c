use crate::RecordResultText;

pub const TEXT: RecordResultText = RecordResultText {
    none: "Niciunul",
    set: |end| format!("Varianta se încheie: {end}."),
    removed: "Varianta nu mai are un sfârșit.",
};
