use crate::RecordResultText;

pub const TEXT: RecordResultText = RecordResultText {
    none: "なし",
    set: |end| format!("結末を「{end}」にしました。"),
    removed: "結末を削除しました。",
};
