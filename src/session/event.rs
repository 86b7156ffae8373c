use core::time::Duration;

use shogi::{Color, Move, Origin, Outcome, Piece, Square};

use super::Refusal;

/// What happened in a game: sounds, announcements and storage follow these.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event {
    /// The clock runs, for the first time or again.
    Started,
    /// The question is asked whether the piece promotes at the end of its move.
    Promoting {
        from: Origin,
        to: Square,
    },
    Moved {
        mv: Move,
        by: Color,
        captured: Option<Piece>,
        check: bool,
        /// What the move took, where it was timed.
        spent: Duration,
    },
    Refused(Refusal),
    Undone {
        mv: Move,
        by: Color,
    },
    /// `at` is the instant of the end: the deadline, where time ran out.
    Ended {
        outcome: Outcome,
        at: Duration,
    },
}
