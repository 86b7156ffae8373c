//! The results of the saved games.
use crate::ResultsText;
use komadai_model::library::ReportTable;

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
};
