use shogi::notation::OutputFormat;

use crate::i18n::record_files::RecordFilesText;

pub const TEXT: RecordFilesText = RecordFilesText {
    save_title: "棋譜の保存",
    format: "形式",
    target: |target| match target {
        OutputFormat::Kif => "KIF (Shift_JIS)",
        OutputFormat::KifUtf8 => "KIF (UTF-8)",
        OutputFormat::Ki2 => "KI2 (Shift_JIS)",
        OutputFormat::Ki2Utf8 => "KI2 (UTF-8)",
        OutputFormat::Csa2 => "CSA 2.2",
        OutputFormat::Csa3 => "CSA 3.0",
        OutputFormat::Jkf => "JKF (JSON)",
        OutputFormat::Usi => "USI（指し手の列）",
        OutputFormat::Usen => "USEN（URL用）",
    },
    download: "ダウンロード",
    copy: "コピー",
    share: "URLをコピー",
    embed: "埋め込みコードをコピー",
    hand_on: "URLを共有…",
    close: "閉じる",
    lost: "この形式に含まれないもの：",
    missing: |characters| format!("Shift_JIS にない文字（{characters}）"),
    copied: "コピーしました。",
    address_copied: "URLをコピーしました。棋譜全体を含んでいます。",
    embed_copied: "この棋譜の盤を表示するコードをコピーしました。ページに貼り付けてください。",
    not_copied: "コピーできませんでした。",
    not_saved: "保存できませんでした。",
    saved: "保存しました。",
    reading: |name| format!("{name} を読み込んでいます…"),
    opened: |name, moves| match moves {
        Some(moves) => format!("{name} を開きました（{moves}手）。"),
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
    shared: "共有されたテキスト",
    address: "URL",
    remark: |remark| {
        let (line, column) = (remark.at.line, remark.at.column);
        format!(
            "{line}行{column}文字目「{}」：{}",
            remark.found, remark.about
        )
    },
    bad_address: "URLが正しくないか、一部が欠けています。",
    drop_here: "ここで離すと開きます。",
    dismiss: "閉じる",
    file_name: "棋譜",
    at_this_move: "この手から開くURLにする",
    at_branch: "URLで示せるのは本譜の手だけなので、この変化が分かれる手から開きます。",
    handed_on: "URLを共有しました。",
    not_handed_on: "共有できませんでした。URLをコピーしてください。",
    beyond: |asked, last| format!("URLは{asked}手目を指していますが、最終手は{last}手目です。"),
    unclear: |asked| format!("URLの手数「{asked}」は数ではありません。"),
};
