//! The results of the saved games.
use super::library::games;
use crate::ResultsText;
use komadai_model::{analysis::Phase, library::ReportTable};

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
    phases: "Where chances are lost",
    phase: |phase| match phase {
        Phase::Opening => "Opening (to move 30)",
        Phase::MiddleGame => "Middle game (31 to 80)",
        Phase::Endgame => "Endgame (from 81)",
    },
    lost_per_move: "Lost per move",
    mistakes_per_100: "Mistakes in 100 moves",
    time_per_move: "Time per move",
    per_game: "Per game",
    decimal: |tenths| format!("{}.{}", tenths / 10, tenths % 10),
    mistakes: "Kinds of mistakes",
    count: "Number",
    accuracy_by_month: "Accuracy by month",
    reviewed: |reviewed, all| format!("{reviewed} of {all} games are reviewed."),
    review_rest: |count| match count {
        1 => "Review the other one".to_owned(),
        count => format!("Review the other {count}"),
    },
    review_hint: "The engine reviews them while nothing else needs it. Reviewed games stay reviewed, also when you stop.",
    reviewing: |number, all| format!("Game {number} of {all}"),
    not_reviewed: |count| format!("{} could not be reviewed.", games(count)),
    practise: "Practise these mistakes",
    no_problems: "None of these mistakes has one clear answer.",
};
