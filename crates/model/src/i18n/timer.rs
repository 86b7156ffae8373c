//! The clock without a board, for a game on a real one.
use shogi::ByColor;

#[derive(Debug)]
pub struct TimerText {
    pub title: &'static str,
    /// The button that a side's half is: its move is made.
    pub moved: ByColor<&'static str>,
    /// On each half before the first move: whose time begins when it is tapped.
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
    /// The way to the board of the page.
    pub board: &'static str,
    pub paused: &'static str,
    pub time_up: ByColor<&'static str>,
    /// The way here, from the settings.
    pub link: &'static str,
}
