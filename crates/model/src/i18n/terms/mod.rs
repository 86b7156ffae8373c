//! The words of the game: pieces, squares, moves, reasons.
mod en;
pub(super) mod it;
mod ja;
mod ro;
pub(super) mod sv;
#[cfg(test)]
mod tests;

use shogi::{Color, IllegalMove, Move, PieceKind, Square};

pub(super) use en::EN;
pub(super) use it::IT;
pub(super) use ja::JA;
pub(super) use ro::{RO, a_piece, piece_of};
pub(super) use sv::SV;

#[derive(Debug)]
pub struct TermsText {
    pub color: fn(Color) -> &'static str,
    /// A side in a handicap game, by who gives and who receives.
    pub handicap_side: fn(Color) -> &'static str,
    pub piece: fn(PieceKind) -> &'static str,
    pub square: fn(Square) -> String,
    /// A move in full words, to be read out.
    pub spoken_move: fn(MoveFacts) -> String,
    pub illegal: fn(IllegalMove) -> String,
}

/// A move with what the position before it says about it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MoveFacts {
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
