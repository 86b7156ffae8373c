pub use super::{board::{BoardText, SquareFacts, SquareState}, terms::{MoveFacts, TermsText}};

/// All texts, by the room that shows them.
#[derive(Debug)]
pub struct Text {
    pub app: AppText,
    pub terms: TermsText,
    pub board: BoardText,
    pub clock: ClockText,
    pub play: PlayText,
}

#[derive(Debug)]
pub struct AppText {
    pub title: &'static str,
}

#[derive(Debug)]
pub struct ClockText {}

#[derive(Debug)]
pub struct PlayText {}
