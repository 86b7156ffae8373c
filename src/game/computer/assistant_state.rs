use komadai_model::opponent::{Advice, MoveCheck, MoveVerdict};
use komadai_search::Line;

/// The last question to the computer, or its answer.
#[derive(Clone, Debug, PartialEq)]
pub enum AssistantState {
    Idle,
    Searching,
    /// What to play now.
    Hint(Option<Advice>),
    /// What was wrong with a move.
    Verdict(Box<JudgedMove>),
    Failed,
}

/// A move, and what was found wrong with it.
#[derive(Clone, Debug, PartialEq)]
pub struct JudgedMove {
    pub move_check: MoveCheck,
    pub verdict: MoveVerdict,
    /// The best line, and the one that follows the move.
    pub lines: Option<[Line; 2]>,
}

/// What the board shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BoardPreview {
    Game,
    /// The position before the move in question, with the better one.
    BetterMove,
    /// The position after it, with what follows.
    Refutation,
}
