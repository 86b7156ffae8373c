use crate::ExplorerText;

pub const TEXT: ExplorerText = ExplorerText {
    title: "保存した棋譜では",
    close: "閉じる",
    loading: "棋譜を読んでいます…",
    none: "この局面から続く棋譜はありません。",
    mv: "指し手",
    games: "局数",
    results: "結果",
    last: "最新",
    book: "定跡",
    book_hint: "定跡：最善手との評価値の差。",
    all: "すべての棋譜",
    games_of: "棋譜",
    score: |black, white, other| match other {
        0 => format!("先手{black}勝 後手{white}勝"),
        _ => format!("先手{black}勝 後手{white}勝 その他{other}"),
    },
    all_games: |count| format!("{count}局を表示"),
};
