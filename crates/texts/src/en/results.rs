//! The results of the saved games.
use crate::ResultsText;
use komadai_model::library::ReportTable;

pub const TEXT: ResultsText = ResultsText {
    results: "Results",
    list: "List of games",
    whose: "Whose results?",
    hint: "Choose a player to see what they won and lost.",
    table: |table| match table {
        ReportTable::Sides => "By side",
        ReportTable::Openings => "By opening",
        ReportTable::Against => "By the opponent’s opening",
        ReportTable::Castles => "By castle",
        ReportTable::Opponents => "By opponent",
        ReportTable::Months => "By month",
    },
    games: "Games",
    won: "Won",
    lost: "Lost",
    others: "Other",
    share: "Wins",
    summary: |won, lost, others| format!("{won} won, {lost} lost, {others} other"),
};
