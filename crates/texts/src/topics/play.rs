//! The screen of a game.

#[derive(Debug)]
pub struct PlayText {
    pub game: &'static str,
    pub moves: &'static str,
    /// The button that opens the record of the game.
    pub record: &'static str,
    /// In place of the moves before the first one.
    pub no_moves: &'static str,
    pub to_move: &'static str,
    /// The number of the next move and the side that makes it.
    pub turn: fn(u32, &str) -> String,
    pub new_game: &'static str,
    pub undo: &'static str,
    pub hint: &'static str,
    pub flip: &'static str,
    pub resign: &'static str,
    /// The button that shows what is needed less often.
    pub more: &'static str,
    pub settings: &'static str,
    pub rules: &'static str,
    /// The button that counts the points of both sides.
    pub impasse: &'static str,
    /// What the side that has resigned says (`投了`).
    pub lost: &'static str,
    /// The clock has not been started.
    pub clock_waits: &'static str,
    pub start_clock: &'static str,
    pub dismiss: &'static str,
    /// The summary of the game at the first visit.
    pub even_untimed: &'static str,
}
