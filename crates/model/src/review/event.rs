use shogi::{Origin, Piece, Ply, Square};

use super::super::Refusal;

/// What happened on the board of a record: sounds and announcements follow these.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ReviewEvent {
    /// The board went one move forward.
    Moved {
        ply: Ply,
        captured: Option<Piece>,
        check: bool,
    },
    /// The board shows another place of the record.
    Went,
    Refused(Refusal),
    /// The question is asked whether the piece promotes at the end of its move.
    Promoting {
        from: Origin,
        to: Square,
    },
    /// A new variation grew, and the board goes to it.
    Branched,
    /// A move was guessed.
    Guessed(GuessResult),
    /// There is nothing more to guess on this line.
    EndOfLine,
}

/// What a guess was worth.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GuessResult {
    /// The move of the line.
    Right,
    /// The move of another variation of the record, which is followed now.
    RightVariation,
    /// A legal move that the record does not have here.
    Wrong(Ply),
}
