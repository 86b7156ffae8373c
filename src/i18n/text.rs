pub use super::clock::ClockText;

/// All texts, by the room that shows them.
#[derive(Debug)]
pub struct Text {
    pub app: AppText,
    pub board: BoardText,
    pub clock: ClockText,
    pub play: PlayText,
}

#[derive(Debug)]
pub struct AppText {
    pub title: &'static str,
}

#[derive(Debug)]
pub struct BoardText {}

#[derive(Debug)]
pub struct PlayText {}
