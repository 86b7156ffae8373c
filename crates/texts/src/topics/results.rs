//! The results of the saved games, and what their reviews have found.
use komadai_model::{analysis::Phase, library::ReportTable};

#[derive(Debug)]
pub struct ResultsText {
    /// The link from the list to the results, and their heading.
    pub results: &'static str,
    /// The link back.
    pub list: &'static str,
    /// The question above the names of players.
    pub whose: &'static str,
    pub hint: &'static str,
    /// The caption of a table.
    pub table: fn(ReportTable) -> &'static str,
    /// The heads of the columns.
    pub games: &'static str,
    pub won: &'static str,
    pub lost: &'static str,
    pub others: &'static str,
    pub share: &'static str,
    /// How many games were won, lost, and neither.
    pub summary: fn(usize, usize, usize) -> String,
    /// The caption of what is lost in each phase.
    pub phases: &'static str,
    /// A phase with its moves.
    pub phase: fn(Phase) -> &'static str,
    /// Heads of columns: the part of the winning chances that a move gives away, mistakes in a
    /// hundred moves, the time of a move, a number for each game.
    pub lost_per_move: &'static str,
    pub mistakes_per_100: &'static str,
    pub time_per_move: &'static str,
    pub per_game: &'static str,
    /// A number of tenths: `2.5`.
    pub decimal: fn(usize) -> String,
    /// The caption of the kinds of mistakes.
    pub mistakes: &'static str,
    /// The head of the column of how many there are.
    pub count: &'static str,
    /// The caption of the accuracy month by month.
    pub accuracy_by_month: &'static str,
    /// How many games of how many are reviewed.
    pub reviewed: fn(usize, usize) -> String,
    /// The button that reviews so many games.
    pub review_rest: fn(usize) -> String,
    pub review_hint: &'static str,
    /// Which game of how many is being reviewed.
    pub reviewing: fn(usize, usize) -> String,
    /// So many games could not be reviewed.
    pub not_reviewed: fn(usize) -> String,
    /// The button that makes problems of the mistakes.
    pub practise: &'static str,
    pub no_problems: &'static str,
}
