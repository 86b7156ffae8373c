//! The words of the game: pieces, squares, moves, reasons why a move is illegal.
use shogi::{Color, IllegalMoveReason, Move, PieceKind, Square};

#[derive(Debug)]
pub struct ShogiTermsText {
    pub color: fn(Color) -> &'static str,
    /// A side in a handicap game: the receiver or the giver.
    pub handicap_side: fn(Color) -> &'static str,
    pub piece: fn(PieceKind) -> &'static str,
    pub square: fn(Square) -> String,
    /// A move in full words, to be read out.
    pub spoken_move: fn(MoveContext) -> String,
    pub illegal: fn(IllegalMoveReason) -> String,
}

/// A move with what the position before it says about it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MoveContext {
    pub mv: Move,
    pub by: Color,
    /// The piece as it stood before the move.
    pub kind: PieceKind,
    pub captures: bool,
    /// Whether it could have promoted and did not.
    pub declines: bool,
    /// Whether it goes to the square of the move before.
    pub same_square: bool,
}
