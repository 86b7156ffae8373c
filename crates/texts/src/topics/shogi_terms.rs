//! The words of the game: pieces, squares, moves, reasons why a move is illegal.
use shogi::{Color, IllegalMoveReason, PieceKind, Square};

use komadai_model::MoveContext;

#[derive(Debug)]
pub struct ShogiTermsText {
    pub color: fn(Color) -> &'static str,
    /// A side in a handicap game: the receiver or the giver.
    pub handicap_side: fn(Color) -> &'static str,
    pub piece: fn(PieceKind) -> &'static str,
    /// One that is spoken of, and any one: `the pawn`, `a pawn`.
    pub definite: fn(PieceKind) -> String,
    pub indefinite: fn(PieceKind) -> String,
    pub square: fn(Square) -> String,
    /// A move in full words, to be read out.
    pub spoken_move: fn(MoveContext) -> String,
    pub illegal: fn(IllegalMoveReason) -> String,
}
