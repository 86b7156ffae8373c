use komadai_records::Winner;
use shogi::{ByColor, EndReason};

use crate::LibraryText;
use komadai_model::{
    JsonFault, StoredError,
    library::{Ending, LibraryError, Reason},
};

pub const TEXT: LibraryText = LibraryText {
    title: "保存した棋譜",
    search: "検索",
    search_hint: "対局者・棋戦・日付・戦型",
    count: |found, all| match found == all {
        true => format!("{all}局"),
        false => format!("{all}局中{found}局"),
    },
    none: "保存した棋譜はまだありません。対局は初手から、棋譜は開いたときや編集したときに自動的に保存されます。",
    none_found: "一致する棋譜はありません。",
    none_deleted: "削除した棋譜はありません。",
    loading: "お待ちください…",
    changed: |when| format!("最終更新：{when}"),
    moves: |count| format!("{count}手"),
    ending,
    unnamed: "対局者名なし",
    delete: "削除",
    delete_this: |game| format!("削除：{game}"),
    deleted_this: |game| format!("削除しました：{game}"),
    restore: "元に戻す",
    restore_this: |game| format!("削除を取り消す：{game}"),
    restored_this: |game| format!("元に戻しました：{game}"),
    bin: |count| format!("削除した棋譜（{count}）"),
    bin_hint: "削除した棋譜は30日間、元に戻せます。",
    more: |count| format!("さらに{count}局を表示"),
    export: "書き出す…",
    exported: |games, unreadable| match unreadable {
        0 => format!("{games}局を書き出しました。"),
        _ => format!("{games}局を書き出しました。{unreadable}局は読めませんでした。"),
    },
    drop_here: "ここで離すと開きます。",
    import: "読み込む…",
    import_folder: "フォルダーを読み込む…",
    import_address: "アドレスから読み込む…",
    address_title: "アドレスから棋譜を読み込む",
    import_this: "読み込む",
    address: "アドレス",
    record_sites: |sites| {
        format!("取得できるサイト：{sites}。ほかのサイトの棋譜は、本文をコピーしてください。")
    },
    import_cancelled: "中止しました。読み込んだ棋譜は残ります。",
    zip_damaged: "壊れているか、暗号化されているか、ここでは読めない圧縮方式です。",
    zip_large: "展開すると大きすぎるか、zipファイルが何重にも入っています。",
    imported: |put, beside, skipped| {
        let mut said = format!("{}局を読み込みました。", put + beside);
        if beside > 0 {
            said.push_str(&format!(
                "うち{beside}局は、ここで編集された棋譜とは別に保存しました。"
            ));
        }
        if skipped > 0 {
            said.push_str(&format!("{skipped}局はすでにあります。"));
        }
        said
    },
    import_faults: |count| format!("{count}局は読めないか、途中までしか読めませんでした。"),
    import_fault: |line, what| format!("{line}行目：{what}"),
    import_stopped: "残りは読み込めませんでした。",
    import_refused: "別のバージョンで書き出されたファイルです。ページを再読み込み\
                                    して最新にしてください。",
    import_missing: |count| format!("ファイルが途中で切れており、{count}局が欠けています。"),
    file_name: "棋譜一式",
    close: "閉じる",
    unreadable: |count| format!("読めないもの（{count}）"),
    unreadable_why,
    erase: "消去",
    erase_really: "完全に消去しますか？",
    erased: "消去しました。",
    download: "ダウンロード",
    again: "もう一度",
    dismiss: "閉じる",
    saved_game: "保存した棋譜",
    missing: "この棋譜はこのブラウザにありません。別のブラウザに保存されているかもしれません。",
    was_deleted: "この棋譜は削除されています。「保存した棋譜」で元に戻せます。編集した場合も元に\
                  戻ります。",
    not_kept: "この棋譜は保存されていません。",
    kept_again: "ふたたび保存できるようになりました。",
    copied: "この棋譜は別のところでも編集されました。どちらも残し、こちらは別の棋譜として続けます。",
    game_copied: "この対局の棋譜が編集されました。どちらも残し、対局は別の棋譜として続けます。",
    not_listed: "保存した棋譜を表示できません。",
    not_done: "できませんでした。",
    why: |error| match error {
        LibraryError::Blocked => "ブラウザが保存を許可していません。プライベートウィンドウか、\
                                  保存が無効に設定されている可能性があります。"
            .to_owned(),
        LibraryError::Held => "保存場所が応答しません。このページの他のタブを閉じるか、再読み込み\
                               してください。"
            .to_owned(),
        LibraryError::Outdated => {
            "新しいバージョンが使われています。ページを再読み込みしてください。".to_owned()
        }
        LibraryError::Full => {
            "空き容量がありません。棋譜を削除するか、端末の容量を空けてください。".to_owned()
        }
        LibraryError::Corrupt(error) => {
            format!("保存された内容を読めません。{}", unreadable_why(error))
        }
        LibraryError::Conflict => "同時に別のところで変更されました。".to_owned(),
        LibraryError::Missing => "もうありません。".to_owned(),
        LibraryError::Failed(what) => format!("ブラウザのエラー：{what}"),
    },
};

fn ending(ending: &Ending, side: ByColor<&str>) -> String {
    let how = match &ending.reason {
        Reason::Rule(reason) => match reason {
            EndReason::Mate => "詰み",
            EndReason::NoMoves => "指す手なし",
            EndReason::Resignation => "投了",
            EndReason::Time => "時間切れ",
            EndReason::IllegalMove => "反則",
            EndReason::PerpetualCheck => "連続王手の千日手",
            EndReason::Repetition => "千日手",
            EndReason::Declaration24 | EndReason::Declaration27 => "入玉宣言",
            EndReason::DeclarationFailed => "宣言失敗",
            EndReason::Impasse24 | EndReason::Impasse27 | EndReason::AllPiecesEntered => "持将棋",
            EndReason::TryRule => "トライ",
            EndReason::MoveLimit => "手数制限",
            EndReason::Agreement => "合意",
            EndReason::Interrupted => return "中断".to_owned(),
        },
        Reason::NoMate => return "不詰".to_owned(),
        Reason::Forfeit => "不戦",
        Reason::Word(word) => word,
    };
    match ending.winner {
        Some(Winner::Black) => format!("{}勝ち（{how}）", side.black),
        Some(Winner::White) => format!("{}勝ち（{how}）", side.white),
        Some(Winner::Nobody) => format!("引き分け（{how}）"),
        None => how.to_owned(),
    }
}

fn unreadable_why(error: &StoredError) -> String {
    match error {
        StoredError::Foreign => "棋譜ではありません。".to_owned(),
        StoredError::Version(_) => "別のバージョンで保存されています。".to_owned(),
        StoredError::Json { fault, column, .. } => {
            let fault = match fault {
                JsonFault::CutOff => "途中で切れています",
                JsonFault::Syntax => "JSONではありません",
                JsonFault::Value => "値がないか、未知の値です",
            };
            format!("壊れています（{column}文字目：{fault}）。")
        }
        StoredError::Value(key) => format!("「{key}」の値が正しくありません。"),
    }
}
