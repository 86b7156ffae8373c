//! What the record screen itself says of pictures, sheets, and addresses of a move.
mod it;
mod ro;
mod sv;

pub use it::IT;
pub use ro::RO;
pub use sv::SV;

#[derive(Debug)]
pub struct PrintText {
    pub picture: &'static str,
    pub picture_title: &'static str,
    pub sheet: &'static str,
    pub sheet_title: &'static str,
    /// The button beside the board, and how many there are already.
    pub to_sheet: fn(usize) -> String,
    pub added: fn(usize) -> String,
    pub at_this_move: &'static str,
    pub at_branch: &'static str,
    pub handed_on: &'static str,
    pub not_handed_on: &'static str,
    /// Which move an address asks for, and which is the last.
    pub beyond: fn(usize, usize) -> String,
    pub unclear: fn(&str) -> String,
}

pub const EN: PrintText = PrintText {
    picture: "Picture…",
    picture_title: "Picture of the position",
    sheet: "Sheet…",
    sheet_title: "Problem sheet",
    to_sheet: |count| match count {
        0 => "Add to sheet".to_owned(),
        count => format!("Add to sheet ({count})"),
    },
    added: |count| match count {
        1 => "The sheet has 1 position.".to_owned(),
        count => format!("The sheet has {count} positions."),
    },
    at_this_move: "The address opens at this move",
    at_branch: "It opens where this variation branches off: an address can name moves of the main \
                line only.",
    handed_on: "The address is handed on.",
    not_handed_on: "The device did not take the address. Copy it instead.",
    beyond: |asked, last| {
        format!("The address asks for move {asked}; the last one is move {last}.")
    },
    unclear: |asked| format!("The address asks for move “{asked}”, which is no number."),
};

pub const JA: PrintText = PrintText {
    picture: "図面…",
    picture_title: "局面の図",
    sheet: "問題用紙…",
    sheet_title: "問題用紙",
    to_sheet: |count| match count {
        0 => "問題用紙に追加".to_owned(),
        count => format!("問題用紙に追加({count})"),
    },
    added: |count| format!("問題用紙は{count}問です。"),
    at_this_move: "この手から開くURLにする",
    at_branch: "URLで示せるのは本譜の手だけなので、この変化が分かれる手から開きます。",
    handed_on: "URLを共有しました。",
    not_handed_on: "共有できませんでした。URLをコピーしてください。",
    beyond: |asked, last| format!("URLは{asked}手目を指していますが、最終手は{last}手目です。"),
    unclear: |asked| format!("URLの手数「{asked}」は数ではありません。"),
};
