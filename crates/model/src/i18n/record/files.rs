//! Opening, saving and sharing records.
mod it;
mod ro;
mod sv;

use shogi::notation::{Remark, Target};

pub use it::IT;
pub use ro::RO;
pub use sv::SV;

#[derive(Debug)]
pub struct FilesText {
    pub save_title: &'static str,
    pub format: &'static str,
    pub target: fn(Target) -> &'static str,
    pub download: &'static str,
    pub copy: &'static str,
    pub share: &'static str,
    /// The code of a board with the record, for a page elsewhere.
    pub embed: &'static str,
    /// By the device's own way.
    pub hand_on: &'static str,
    pub close: &'static str,
    /// What a format leaves out, in a list.
    pub lost: &'static str,
    /// Characters that Shift_JIS lacks, some with what is written instead: `☗ 〜→～`.
    pub missing: fn(&str) -> String,
    pub copied: &'static str,
    pub address_copied: &'static str,
    pub embed_copied: &'static str,
    pub not_copied: &'static str,
    pub not_saved: &'static str,
    pub saved: &'static str,
    /// What is large is being read.
    pub reading: fn(&str) -> String,
    /// A record was opened: from where, and how many moves it has, where that may be
    /// known.
    pub opened: fn(&str, Option<usize>) -> String,
    /// It was opened to where it could be read.
    pub opened_in_part: fn(&str, Option<usize>) -> String,
    pub not_opened: fn(&str) -> String,
    pub too_large: &'static str,
    pub unreadable: &'static str,
    pub pasted: &'static str,
    /// A text that another program has given.
    pub shared: &'static str,
    pub address: &'static str,
    /// A place in a text, what is there, and what is to be said of it.
    pub remark: fn(&Remark) -> String,
    pub bad_address: &'static str,
    pub drop_here: &'static str,
    pub dismiss: &'static str,
    pub file_name: &'static str,
}

pub const EN: FilesText = FilesText {
    save_title: "Save the record",
    format: "Format",
    target: |target| match target {
        Target::Kif => "KIF (Shift_JIS)",
        Target::KifUtf8 => "KIF (UTF-8)",
        Target::Ki2 => "KI2 (Shift_JIS)",
        Target::Ki2Utf8 => "KI2 (UTF-8)",
        Target::Csa2 => "CSA 2.2",
        Target::Csa3 => "CSA 3.0",
        Target::Jkf => "JKF (JSON)",
        Target::Usi => "USI, a line of moves",
        Target::Usen => "USEN, for addresses",
    },
    download: "Download",
    copy: "Copy",
    share: "Copy address",
    embed: "Copy embed code",
    hand_on: "Share address…",
    close: "Close",
    lost: "This format leaves out: ",
    missing: |characters| format!("characters that Shift_JIS lacks ({characters})"),
    copied: "Copied.",
    address_copied: "The address is copied. It holds the whole record.",
    embed_copied: "The code of a board with this record is copied, to be pasted into a page.",
    not_copied: "The browser did not let us copy.",
    not_saved: "The browser did not let us save.",
    saved: "Saved.",
    reading: |name| format!("Reading {name}…"),
    opened: |name, moves| match moves {
        Some(1) => format!("{name}: opened, 1 move."),
        Some(moves) => format!("{name}: opened, {moves} moves."),
        None => format!("{name}: opened."),
    },
    opened_in_part: |name, moves| match moves {
        Some(moves) => format!("{name}: could be read to move {moves} only."),
        None => format!("{name}: could not be read to its end."),
    },
    not_opened: |name| format!("{name}: not opened."),
    too_large: "It is larger than 16 MB.",
    unreadable: "The browser cannot read it.",
    pasted: "Pasted text",
    shared: "Shared text",
    address: "The address",
    remark: |remark| remark.to_string(),
    bad_address: "It is not what this program writes, or not all of it.",
    drop_here: "Let go to open it.",
    dismiss: "Dismiss",
    file_name: "game",
};

pub const JA: FilesText = FilesText {
    save_title: "棋譜の保存",
    format: "形式",
    target: |target| match target {
        Target::Kif => "KIF (Shift_JIS)",
        Target::KifUtf8 => "KIF (UTF-8)",
        Target::Ki2 => "KI2 (Shift_JIS)",
        Target::Ki2Utf8 => "KI2 (UTF-8)",
        Target::Csa2 => "CSA 2.2",
        Target::Csa3 => "CSA 3.0",
        Target::Jkf => "JKF (JSON)",
        Target::Usi => "USI (指し手の列)",
        Target::Usen => "USEN (URL用)",
    },
    download: "ダウンロード",
    copy: "コピー",
    share: "URLをコピー",
    embed: "埋め込みコードをコピー",
    hand_on: "URLを共有…",
    close: "閉じる",
    lost: "この形式に含まれないもの: ",
    missing: |characters| format!("Shift_JIS にない文字 ({characters})"),
    copied: "コピーしました。",
    address_copied: "URLをコピーしました。棋譜全体を含んでいます。",
    embed_copied: "この棋譜の盤を表示するコードをコピーしました。ページに貼り付けてください。",
    not_copied: "コピーできませんでした。",
    not_saved: "保存できませんでした。",
    saved: "保存しました。",
    reading: |name| format!("{name} を読み込んでいます…"),
    opened: |name, moves| match moves {
        Some(moves) => format!("{name} を開きました({moves}手)。"),
        None => format!("{name} を開きました。"),
    },
    opened_in_part: |name, moves| match moves {
        Some(moves) => format!("{name} は{moves}手目までしか読めませんでした。"),
        None => format!("{name} は途中までしか読めませんでした。"),
    },
    not_opened: |name| format!("{name} を開けませんでした。"),
    too_large: "16MBを超えています。",
    unreadable: "ブラウザで読み込めません。",
    pasted: "貼り付けたテキスト",
    shared: "共有された文字",
    address: "URL",
    remark: |remark| {
        let (line, column) = (remark.at.line, remark.at.column);
        format!(
            "{line}行{column}文字目「{}」: {}",
            remark.found, remark.about
        )
    },
    bad_address: "このプログラムのURLではないか、一部が欠けています。",
    drop_here: "ここで離すと開きます。",
    dismiss: "閉じる",
    file_name: "棋譜",
};
