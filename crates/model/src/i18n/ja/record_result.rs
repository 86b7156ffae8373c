use crate::i18n::record_result::RecordResultText;

pub const TEXT: RecordResultText = RecordResultText {
    none: "なし",
    set: |end| format!("この手順の終わりを「{end}」にしました。"),
    removed: "この手順の終わりを消しました。",
};
