//! The clock without a board, for a game on a real one.
use shogi::ByColor;

#[derive(Debug)]
pub struct TimerText {
    pub title: &'static str,
    /// The name of a side's half, a button that ends its turn.
    pub moved: ByColor<&'static str>,
    /// On each half before the first move: whose clock a tap starts.
    pub begins: ByColor<&'static str>,
    pub start: &'static str,
    pub pause: &'static str,
    pub resume: &'static str,
    pub reset: &'static str,
    pub times: &'static str,
    pub use_times: &'static str,
    pub exchange: &'static str,
    pub full_screen: &'static str,
    pub window: &'static str,
    /// The link to the board.
    pub board: &'static str,
    pub paused: &'static str,
    pub time_up: ByColor<&'static str>,
}
