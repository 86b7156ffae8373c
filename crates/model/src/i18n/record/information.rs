//! What a record says of its game.
mod it;
mod ro;
mod sv;

use shogi::record::key;

use crate::review::HeaderFault;

pub use it::IT;
pub use ro::RO;
pub use sv::SV;

#[derive(Debug)]
pub struct InformationText {
    /// The button that opens the form.
    pub open: &'static str,
    pub title: &'static str,
    /// What a known header is called; others keep their names.
    pub field: fn(&str) -> &str,
    /// How dates are written.
    pub date: &'static str,
    /// What the game begins with.
    pub start: &'static str,
    pub others: &'static str,
    pub name: &'static str,
    pub value: &'static str,
    pub add: &'static str,
    /// Takes a header away, by its name.
    pub remove: fn(&str) -> String,
    pub cancel: &'static str,
    pub save: &'static str,
    pub saved: &'static str,
    pub unchanged: &'static str,
    pub fault: fn(&HeaderFault) -> String,
}

pub const EN: InformationText = InformationText {
    open: "Information…",
    title: "Game information",
    field: |key| match key {
        key::BLACK => "Black (sente)",
        key::WHITE => "White (gote)",
        key::RECEIVER => "Receiver of the handicap",
        key::GIVER => "Giver of the handicap",
        key::EVENT => "Event",
        key::TITLE => "Title",
        key::SITE => "Place",
        key::STARTED => "Begun",
        key::ENDED => "Ended",
        key::TIME_LIMIT => "Time control",
        key::BYOYOMI => "Byoyomi",
        key::OPENING => "Opening",
        key::NOTE => "Note",
        other => other,
    },
    date: "2026/11/21",
    start: "Start position",
    others: "More about the game",
    name: "Name",
    value: "Value",
    add: "Add a line",
    remove: |name| match name {
        "" => "Remove this line".to_owned(),
        name => format!("Remove “{name}”"),
    },
    cancel: "Cancel",
    save: "Save",
    saved: "The game information is changed.",
    unchanged: "Nothing was changed.",
    fault: |fault| match fault {
        HeaderFault::Unnamed(value) => format!("“{value}” needs a name."),
        HeaderFault::Twice(name) => format!("The name “{name}” stands twice."),
    },
};

pub const JA: InformationText = InformationText {
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
        HeaderFault::Unnamed(value) => format!("「{value}」に項目名を付けてください。"),
        HeaderFault::Twice(name) => format!("項目名「{name}」が重複しています。"),
    },
};
