//! Going through a record: its moves, its branches, what is said of them.
mod it;
mod ro;
mod sv;

use core::time::Duration;

use shogi::record::EndWord;

use crate::review::Way;

pub use it::IT;
pub use ro::RO;
pub use sv::SV;

#[derive(Debug)]
pub struct ScreenText {
    pub record: &'static str,
    /// The name of the buttons that go through the moves.
    pub walk: &'static str,
    pub way: fn(Way) -> &'static str,
    pub branch: &'static str,
    pub mistake: &'static str,
    pub moves: &'static str,
    /// The row before the first move.
    pub start: &'static str,
    /// What is left when a variation is folded away.
    pub variations: fn(usize) -> String,
    pub spent: fn(Duration) -> String,
    /// Of a long list, how many rows there are before and after those that are shown.
    pub rows_before: fn(usize) -> String,
    pub rows_after: fn(usize) -> String,
    pub commented: &'static str,
    pub illegal: &'static str,
    pub end: fn(&EndWord) -> &str,
    pub comment: &'static str,
    pub bookmark: &'static str,
    /// Where a comment is written.
    pub comment_here: &'static str,
    pub result: &'static str,
    pub delete: &'static str,
    pub promote: &'static str,
    pub open: &'static str,
    pub shelf: &'static str,
    pub save: &'static str,
    pub undo: &'static str,
    pub redo: &'static str,
    pub to_game: &'static str,
    pub play_on: &'static str,
    pub tools: &'static str,
    pub more: &'static str,
    pub flip: &'static str,
    pub set_up: &'static str,
    pub analyse: &'static str,
    /// A record begins with the position that was set up.
    pub begun: &'static str,
    /// Said where a walk ends.
    pub no_further: &'static str,
    /// Said when a variation begins.
    pub branched: &'static str,
    /// Where the cursor has come to: a move's number and its words.
    pub at: fn(usize, &str) -> String,
    pub undone: &'static str,
    pub redone: &'static str,
    pub deleted: fn(usize) -> String,
    pub promoted: &'static str,
    pub against: fn(&str, &str) -> String,
    pub unnamed: &'static str,
}

pub const EN: ScreenText = ScreenText {
    record: "Record",
    walk: "Go through the moves",
    branch: "Branch",
    mistake: "Mistake",
    way: |way| match way {
        Way::First => "To the start",
        Way::Back => "Back",
        Way::Forward => "Forward",
        Way::Last => "To the end",
        Way::PreviousBranch => "Previous branch",
        Way::NextBranch => "Next branch",
        Way::PreviousComment => "Previous comment",
        Way::NextComment => "Next comment",
        Way::PreviousMistake => "Previous mistake",
        Way::NextMistake => "Next mistake",
        Way::UpVariation => "Variation before this one",
        Way::DownVariation => "Variation after this one",
    },
    moves: "Moves",
    start: "Start",
    variations: |count| match count {
        1 => "1 variation".to_owned(),
        count => format!("{count} variations"),
    },
    spent: |time| {
        let seconds = time.as_secs();
        match (seconds / 3600, seconds / 60 % 60, seconds % 60) {
            (0, 0, seconds) => format!("{seconds} s"),
            (0, minutes, seconds) => format!("{minutes} min {seconds} s"),
            (hours, minutes, seconds) => format!("{hours} h {minutes} min {seconds} s"),
        }
    },
    rows_before: |count| match count {
        1 => "… 1 row before".to_owned(),
        count => format!("… {count} rows before"),
    },
    rows_after: |count| match count {
        1 => "… 1 row after".to_owned(),
        count => format!("… {count} rows after"),
    },
    commented: "commented",
    illegal: "illegal",
    end: end_en,
    comment: "Comment",
    bookmark: "Bookmark",
    comment_here: "Comment on this move",
    result: "End of this line",
    delete: "Delete",
    promote: "Make main line",
    open: "Open…",
    shelf: "Saved games",
    save: "Save, share…",
    undo: "Undo",
    redo: "Redo",
    to_game: "Back to game",
    play_on: "Play from here",
    tools: "Tools",
    more: "More",
    flip: "Turn board",
    set_up: "Edit position",
    analyse: "Analyse",
    begun: "A new record begins with this position.",
    no_further: "It goes no further.",
    branched: "A new variation.",
    at: |number, words| format!("Move {number}: {words}"),
    undone: "Undone.",
    redone: "Done again.",
    deleted: |moves| match moves {
        1 => "1 move deleted.".to_owned(),
        moves => format!("{moves} moves deleted."),
    },
    promoted: "This variation is the line now.",
    against: |black, white| format!("{black} – {white}"),
    unnamed: "Record without names",
};

pub const JA: ScreenText = ScreenText {
    record: "棋譜",
    walk: "手を進める",
    branch: "分岐",
    mistake: "悪手",
    way: |way| match way {
        Way::First => "最初へ",
        Way::Back => "一手戻る",
        Way::Forward => "一手進む",
        Way::Last => "最後へ",
        Way::PreviousBranch => "前の分岐",
        Way::NextBranch => "次の分岐",
        Way::PreviousComment => "前のコメント",
        Way::NextComment => "次のコメント",
        Way::PreviousMistake => "前の悪手・反則",
        Way::NextMistake => "次の悪手・反則",
        Way::UpVariation => "上の変化",
        Way::DownVariation => "下の変化",
    },
    moves: "指し手",
    start: "開始局面",
    variations: |count| format!("変化{count}通り"),
    spent: |time| {
        let seconds = time.as_secs();
        match (seconds / 3600, seconds / 60 % 60, seconds % 60) {
            (0, 0, seconds) => format!("{seconds}秒"),
            (0, minutes, seconds) => format!("{minutes}分{seconds}秒"),
            (hours, minutes, seconds) => format!("{hours}時間{minutes}分{seconds}秒"),
        }
    },
    rows_before: |count| format!("… 前に{count}行あります"),
    rows_after: |count| format!("… 後に{count}行あります"),
    commented: "コメントあり",
    illegal: "反則",
    end: end_ja,
    comment: "コメント",
    bookmark: "しおり",
    comment_here: "この手へのコメント",
    result: "この手順の終わり",
    delete: "ここから削除",
    promote: "本譜にする",
    open: "開く…",
    shelf: "保存した棋譜",
    save: "保存・共有…",
    undo: "元に戻す",
    redo: "やり直す",
    to_game: "対局へ",
    play_on: "ここから対局",
    tools: "道具",
    more: "その他",
    flip: "盤面反転",
    set_up: "局面編集",
    analyse: "解析",
    begun: "この局面から新しい棋譜を始めました。",
    no_further: "ここまでです。",
    branched: "新しい変化です。",
    at: |number, words| format!("{number}手目、{words}"),
    undone: "元に戻しました。",
    redone: "やり直しました。",
    deleted: |moves| format!("{moves}手を削除しました。"),
    promoted: "この変化を本譜にしました。",
    against: |black, white| format!("{black} 対 {white}"),
    unnamed: "名前のない棋譜",
};

fn end_en(word: &EndWord) -> &str {
    match word {
        EndWord::Resignation => "Resignation",
        EndWord::Interrupted => "Interrupted",
        EndWord::Repetition => "Repetition",
        EndWord::PerpetualCheck => "Perpetual check",
        EndWord::Impasse => "Impasse",
        EndWord::Declaration => "Win by declaration",
        EndWord::Mate => "Mate",
        EndWord::NoMate => "No mate",
        EndWord::Time => "Time ran out",
        EndWord::Foul => "Lost by an illegal move",
        EndWord::FoulBefore => "The last move was illegal",
        EndWord::ForfeitWin => "Won by forfeit",
        EndWord::ForfeitLoss => "Lost by forfeit",
        EndWord::MoveLimit => "Limit of moves",
        EndWord::Draw => "Draw",
        EndWord::Other(word) => word,
    }
}

fn end_ja(word: &EndWord) -> &str {
    match word {
        EndWord::Resignation => "投了",
        EndWord::Interrupted => "中断",
        EndWord::Repetition => "千日手",
        EndWord::PerpetualCheck => "連続王手の千日手",
        EndWord::Impasse => "持将棋",
        EndWord::Declaration => "入玉勝ち",
        EndWord::Mate => "詰み",
        EndWord::NoMate => "不詰",
        EndWord::Time => "切れ負け",
        EndWord::Foul => "反則負け",
        EndWord::FoulBefore => "反則勝ち",
        EndWord::ForfeitWin => "不戦勝",
        EndWord::ForfeitLoss => "不戦敗",
        EndWord::MoveLimit => "最大手数",
        EndWord::Draw => "引き分け",
        EndWord::Other(word) => word,
    }
}
