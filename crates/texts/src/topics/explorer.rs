//! What was played in a position in the saved games.
#[derive(Debug)]
pub struct ExplorerText {
    pub title: &'static str,
    pub close: &'static str,
    pub loading: &'static str,
    pub none: &'static str,
    /// The heads of the columns.
    pub mv: &'static str,
    pub games: &'static str,
    pub results: &'static str,
    pub last: &'static str,
    /// The head of the column of the opening book, and what its numbers are.
    pub book: &'static str,
    pub book_hint: &'static str,
    /// The choice of all games, beside their tags.
    pub all: &'static str,
    /// The label of that choice.
    pub games_of: &'static str,
    /// How many games Black won, how many White, and how many are neither.
    pub score: fn(usize, usize, usize) -> String,
    /// The link to so many games.
    pub all_games: fn(usize) -> String,
}
