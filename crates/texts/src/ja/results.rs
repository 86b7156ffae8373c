//! The results of the saved games.
use crate::ResultsText;
use komadai_model::{analysis::Phase, library::ReportTable};

pub const TEXT: ResultsText = ResultsText {
    results: "成績",
    list: "棋譜一覧",
    whose: "誰の成績を見ますか",
    hint: "対局者を選ぶと、その人の勝ち負けが出ます。",
    table: |table| match table {
        ReportTable::Sides => "手番別",
        ReportTable::Openings => "戦型別",
        ReportTable::Against => "相手の戦型別",
        ReportTable::Castles => "囲い別",
        ReportTable::Opponents => "相手別",
        ReportTable::Months => "月別",
    },
    games: "対局数",
    won: "勝ち",
    lost: "負け",
    others: "その他",
    share: "勝率",
    summary: |won, lost, others| format!("{won}勝{lost}敗、その他{others}局"),
    phases: "勝率を落とす局面",
    phase: |phase| match phase {
        Phase::Opening => "序盤（30手目まで）",
        Phase::MiddleGame => "中盤（31～80手目）",
        Phase::Endgame => "終盤（81手目から）",
    },
    lost_per_move: "1手の損失",
    mistakes_per_100: "100手中のミス",
    time_per_move: "1手の時間",
    per_game: "1局あたり",
    mistakes: "ミスの種類",
    accuracy_by_month: "月別の精度",
    reviewed: |reviewed, all| format!("{all}局中{reviewed}局を検討済みです。"),
    review_rest: |count| format!("残り{count}局を検討"),
    review_hint: "エンジンが空いているときに検討します。止めても、済んだ分は残ります。",
    reviewing: |number, all| format!("{all}局中{number}局目"),
    not_reviewed: |count| format!("{count}局は検討できませんでした。"),
    practise: "このミスを問題にする",
    no_problems: "答えが一つに決まるミスはありません。",
};
