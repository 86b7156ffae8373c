use crate::RecordResultText;

pub const TEXT: RecordResultText = RecordResultText {
    none: "None",
    set: |end| format!("The line ends: {end}."),
    removed: "The line has no end now.",
};
