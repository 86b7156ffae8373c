//! The saved games: their list, and what is told of the keeping.
mod it;
mod ro;
mod sv;

use shogi::{ByColor, EndReason, record::Winner};

use crate::{
    StoredError,
    library::{BackupError, Ending, LibraryError, Reason},
};

pub use it::IT;
pub use ro::RO;
pub use sv::SV;

#[derive(Debug)]
pub struct ShelfText {
    pub title: &'static str,
    pub search: &'static str,
    pub search_hint: &'static str,
    /// How many are found, of how many.
    pub count: fn(usize, usize) -> String,
    pub none: &'static str,
    pub none_found: &'static str,
    pub none_deleted: &'static str,
    pub loading: &'static str,
    pub moves: fn(usize) -> String,
    /// Who won and how, given the names of the sides.
    pub ending: fn(&Ending, ByColor<&str>) -> String,
    pub unnamed: &'static str,
    pub delete: &'static str,
    /// The name of the button beside a game.
    pub delete_this: fn(&str) -> String,
    pub deleted_this: fn(&str) -> String,
    pub restore: &'static str,
    pub restore_this: fn(&str) -> String,
    pub restored_this: fn(&str) -> String,
    /// What shows the games that were deleted.
    pub bin: fn(usize) -> String,
    pub bin_hint: &'static str,
    pub more: fn(usize) -> String,
    pub export: &'static str,
    pub exported: fn(usize, usize) -> String,
    pub import: &'static str,
    /// So many came in, so many of them beside ours, so many were here.
    pub imported: fn(put: usize, beside: usize, skipped: usize) -> String,
    pub import_faults: fn(usize) -> String,
    pub import_fault: fn(line: usize, what: &str) -> String,
    pub import_stopped: &'static str,
    pub import_refused: fn(&BackupError) -> String,
    pub import_missing: fn(usize) -> String,
    pub not_text: &'static str,
    pub file_name: &'static str,
    pub close: &'static str,
    pub unreadable: fn(usize) -> String,
    pub unreadable_why: fn(&StoredError) -> String,
    pub erase: &'static str,
    pub erase_really: &'static str,
    pub erased: &'static str,
    pub download: &'static str,
    pub again: &'static str,
    pub dismiss: &'static str,
    pub saved_game: &'static str,
    pub missing: &'static str,
    pub was_deleted: &'static str,
    pub not_kept: &'static str,
    pub kept_again: &'static str,
    pub copied: &'static str,
    pub game_copied: &'static str,
    pub not_listed: &'static str,
    pub not_done: &'static str,
    /// Why the library did not do what it was asked.
    pub why: fn(&LibraryError) -> String,
}

pub const EN: ShelfText = ShelfText {
    title: "Saved games",
    search: "Search",
    search_hint: "Name, event, date",
    count: |found, all| match (found == all, all) {
        (true, 1) => "1 game".to_owned(),
        (true, all) => format!("{all} games"),
        (false, all) => format!("{found} of {all} games"),
    },
    none: "Nothing is saved yet. Games are saved by themselves from the first move, and records \
           from the first change.",
    none_found: "No saved game has these words.",
    none_deleted: "No game is deleted.",
    loading: "One moment …",
    moves: |count| match count {
        1 => "1 move".to_owned(),
        count => format!("{count} moves"),
    },
    ending: ending_en,
    unnamed: "No names",
    delete: "Delete",
    delete_this: |game| format!("Delete: {game}"),
    deleted_this: |game| format!("Deleted: {game}"),
    restore: "Undo",
    restore_this: |game| format!("Undo the deletion: {game}"),
    restored_this: |game| format!("Back again: {game}"),
    bin: |count| format!("Deleted games ({count})"),
    bin_hint: "Deleted games can be taken back for 30 days.",
    more: |count| format!("Show {count} more"),
    export: "Export all",
    exported: |games, unreadable| match unreadable {
        0 => format!("{} in the file.", games_are_en(games)),
        _ => format!(
            "{} in the file; {unreadable} could not be read.",
            games_are_en(games)
        ),
    },
    import: "Import…",
    imported: |put, beside, skipped| {
        let mut said = format!("{} came in.", games_en(put + beside));
        match beside {
            0 => {}
            1 => said.push_str(" 1 of them stands beside a game that was changed here."),
            _ => said.push_str(&format!(
                " {beside} of them stand beside a game that was changed here."
            )),
        }
        match skipped {
            0 => {}
            1 => said.push_str(" 1 game was here already."),
            _ => said.push_str(&format!(" {skipped} games were here already.")),
        }
        said
    },
    import_faults: |count| format!("{} could not be read:", games_en(count)),
    import_fault: |line, what| format!("Line {line}: {what}"),
    import_stopped: "The rest did not come in.",
    import_refused: |error| match error {
        BackupError::Foreign => "It is not a file of saved games.".to_owned(),
        BackupError::Version(_) => {
            "It comes from another version of this program. Load this page again to have the \
             newest."
                .to_owned()
        }
    },
    import_missing: |count| format!("{} missing: the file was cut off.", games_are_en(count)),
    not_text: "It is not a text.",
    file_name: "shogi-games",
    close: "Close",
    unreadable: |count| format!("Cannot be read ({count})"),
    unreadable_why: |error| match error {
        StoredError::Foreign => "It is not a game.".to_owned(),
        StoredError::Version(_) => "Another version of this program has saved it.".to_owned(),
        StoredError::Json(why) => format!("It is damaged: {why}."),
        StoredError::Value(key) => format!("Something is wrong with “{key}”."),
    },
    erase: "Erase",
    erase_really: "Erase for good?",
    erased: "Erased.",
    download: "Download",
    again: "Try again",
    dismiss: "Dismiss",
    saved_game: "The saved game",
    missing: "This browser has no such game. It may have been saved in another browser.",
    was_deleted: "This game was deleted. It can be taken back in the saved games; changing it \
                  takes it back, too.",
    not_kept: "This game is not being saved.",
    kept_again: "The game is saved again.",
    copied: "This record was changed elsewhere, too. Both are kept: yours goes on as a game of \
             its own.",
    game_copied: "The record of this game has been edited. Both are kept: the game goes on as \
                  one of its own.",
    not_listed: "The saved games cannot be shown.",
    not_done: "That did not work.",
    why: |error| match error {
        LibraryError::Blocked => "The browser lets this page save nothing: it may be a private \
                                  window, or storage is turned off."
            .to_owned(),
        LibraryError::Held => "The saved games do not answer. Close other tabs of this page, or \
                               load them again."
            .to_owned(),
        LibraryError::Outdated => {
            "A newer version of this program is in use. Load this page again.".to_owned()
        }
        LibraryError::Full => {
            "There is no room left. Delete games, or make room on this device.".to_owned()
        }
        LibraryError::Corrupt(what) => format!("What is stored is damaged ({what})."),
        LibraryError::Conflict => "It was changed elsewhere at the same time.".to_owned(),
        LibraryError::Missing => "It is no longer there.".to_owned(),
        LibraryError::Failed(what) => format!("The browser says: {what}"),
    },
};

pub const JA: ShelfText = ShelfText {
    title: "保存した棋譜",
    search: "検索",
    search_hint: "対局者・棋戦・日付",
    count: |found, all| match found == all {
        true => format!("{all}局"),
        false => format!("{all}局中{found}局"),
    },
    none: "保存した棋譜はまだありません。対局は初手から、開いた棋譜は最初に編集したときから、\
           自動的に保存されます。",
    none_found: "この言葉を含む棋譜はありません。",
    none_deleted: "削除した棋譜はありません。",
    loading: "お待ちください…",
    moves: |count| format!("{count}手"),
    ending: ending_ja,
    unnamed: "対局者名なし",
    delete: "削除",
    delete_this: |game| format!("削除: {game}"),
    deleted_this: |game| format!("削除しました: {game}"),
    restore: "元に戻す",
    restore_this: |game| format!("削除を取り消す: {game}"),
    restored_this: |game| format!("元に戻しました: {game}"),
    bin: |count| format!("削除した棋譜({count})"),
    bin_hint: "削除した棋譜は30日間、元に戻せます。",
    more: |count| format!("さらに{count}局を表示"),
    export: "すべて書き出す",
    exported: |games, unreadable| match unreadable {
        0 => format!("{games}局を書き出しました。"),
        _ => format!("{games}局を書き出しました。{unreadable}局は読めませんでした。"),
    },
    import: "読み込む…",
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
    import_faults: |count| format!("{count}局は読めませんでした。"),
    import_fault: |line, what| format!("{line}行目: {what}"),
    import_stopped: "残りは読み込めませんでした。",
    import_refused: |error| match error {
        BackupError::Foreign => "保存した棋譜を書き出したファイルではありません。".to_owned(),
        BackupError::Version(_) => "別のバージョンで書き出されたファイルです。ページを再読み込み\
                                    して最新にしてください。"
            .to_owned(),
    },
    import_missing: |count| format!("ファイルが途中で切れており、{count}局が欠けています。"),
    not_text: "テキストファイルではありません。",
    file_name: "棋譜一式",
    close: "閉じる",
    unreadable: |count| format!("読めないもの({count})"),
    unreadable_why: |error| match error {
        StoredError::Foreign => "棋譜ではありません。".to_owned(),
        StoredError::Version(_) => "別のバージョンで保存されています。".to_owned(),
        StoredError::Json(why) => format!("壊れています：{why}"),
        StoredError::Value(key) => format!("「{key}」の値が正しくありません。"),
    },
    erase: "消去",
    erase_really: "完全に消去しますか?",
    erased: "消去しました。",
    download: "ダウンロード",
    again: "もう一度",
    dismiss: "閉じる",
    saved_game: "保存した棋譜",
    missing: "この棋譜はこのブラウザにありません。別のブラウザに保存されているかもしれません。",
    was_deleted: "この棋譜は削除されています。「保存した棋譜」で元に戻せます。編集した場合も元に\
                  戻ります。",
    not_kept: "この棋譜は保存されていません。",
    kept_again: "ふたたび保存されました。",
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
        LibraryError::Corrupt(what) => format!("保存された内容が壊れています({what})。"),
        LibraryError::Conflict => "同時に別のところで変更されました。".to_owned(),
        LibraryError::Missing => "もうありません。".to_owned(),
        LibraryError::Failed(what) => format!("ブラウザのエラー: {what}"),
    },
};

fn games_en(count: usize) -> String {
    match count {
        1 => "1 game".to_owned(),
        count => format!("{count} games"),
    }
}

fn games_are_en(count: usize) -> String {
    match count {
        1 => "1 game is".to_owned(),
        count => format!("{count} games are"),
    }
}

fn ending_en(ending: &Ending, side: ByColor<&str>) -> String {
    let how = match &ending.reason {
        Reason::Rule(reason) => match reason {
            EndReason::Mate => "checkmate",
            EndReason::NoMoves => "no legal move",
            EndReason::Resignation => "resignation",
            EndReason::Time => "time",
            EndReason::IllegalMove => "illegal move",
            EndReason::PerpetualCheck => "perpetual check",
            EndReason::Repetition => "repetition",
            EndReason::Declaration24 | EndReason::Declaration27 => "declaration",
            EndReason::DeclarationFailed => "failed declaration",
            EndReason::Impasse24 | EndReason::Impasse27 | EndReason::AllPiecesIn => "impasse",
            EndReason::TryRule => "try rule",
            EndReason::MoveLimit => "limit of moves",
            EndReason::Agreement => "agreement",
            EndReason::Interrupted => return "Broken off".to_owned(),
        },
        Reason::NoMate => return "No mate".to_owned(),
        Reason::Forfeit => "forfeit",
        Reason::Word(word) => word,
    };
    match ending.winner {
        Some(Winner::Black) => format!("{} won ({how})", side.black),
        Some(Winner::White) => format!("{} won ({how})", side.white),
        Some(Winner::Nobody) => format!("Draw ({how})"),
        None => how.to_owned(),
    }
}

fn ending_ja(ending: &Ending, side: ByColor<&str>) -> String {
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
            EndReason::Impasse24 | EndReason::Impasse27 | EndReason::AllPiecesIn => "持将棋",
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
        Some(Winner::Black) => format!("{}勝ち({how})", side.black),
        Some(Winner::White) => format!("{}勝ち({how})", side.white),
        Some(Winner::Nobody) => format!("引き分け({how})"),
        None => how.to_owned(),
    }
}
