use crate::GameInfoText;
use komadai_model::review::HeaderError;

pub const TEXT: GameInfoText = GameInfoText {
    open: "対局情報…",
    title: "対局情報",
    field: |key| key,
    date: "2026/11/21",
    start: "開始局面",
    others: "その他の項目",
    name: "項目名",
    value: "内容",
    add: "項目を追加",
    remove: |name| match name {
        "" => "この項目を削除".to_owned(),
        name => format!("「{name}」を削除"),
    },
    cancel: "キャンセル",
    save: "保存",
    saved: "対局情報を変更しました。",
    unchanged: "変更はありません。",
    fault: |fault| match fault {
        HeaderError::Unnamed(value) => format!("「{value}」に項目名を付けてください。"),
        HeaderError::Twice(name) => format!("項目名「{name}」が重複しています。"),
    },
};
