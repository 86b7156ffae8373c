//! The results of the saved games.
use komadai_model::library::ReportTable;

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
}
