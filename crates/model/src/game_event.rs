use core::time::Duration;

use shogi::{Claim, Color, Origin, Outcome, Piece, Ply, Square};

use super::Refusal;

/// What happened in a game: sounds, announcements and storage follow these.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GameEvent {
    /// The clock runs, for the first time or again.
    Started,
    /// The question is asked whether the piece promotes at the end of its move.
    Promoting {
        from: Origin,
        to: Square,
    },
    Moved {
        ply: Ply,
        captured: Option<Piece>,
        check: bool,
        /// What the move took, where it was timed.
        spent: Duration,
    },
    Refused(Refusal),
    /// A move was taken back; the side that made it is to move again.
    Undone(Ply),
    /// A side asked for something or answered, and the game goes on.
    Claimed {
        by: Color,
        claim: Claim,
    },
    /// An illegal move was pointed out where there was none.
    NoIllegalMove,
    /// A king was about to be captured, and is not.
    KingSpared,
    /// `at` is the instant of the end: the deadline, where time ran out.
    Ended {
        outcome: Outcome,
        at: Duration,
    },
}
