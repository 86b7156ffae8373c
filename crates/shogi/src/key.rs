//! 64-bit keys. They are computed, not stored: a table of random numbers
//! cannot be compressed and would be a tenth of what the page downloads.

use crate::{ByColor, Color, Hand, Piece, Square};

/// Spreads every bit of `x` over all 64: two rounds of multiply and fold, each
/// of them invertible, so different inputs have different keys.
#[inline]
const fn mix(x: u64) -> u64 {
    const FACTOR: u64 = 0xd6e8_feb8_6659_fd93;
    let x = (x ^ x >> 32).wrapping_mul(FACTOR);
    let x = (x ^ x >> 32).wrapping_mul(FACTOR);
    x ^ x >> 32
}

/// The part of a board's key that a piece on a square contributes.
#[inline]
pub(crate) const fn of_piece(piece: Piece, square: Square) -> u64 {
    mix(((piece.index() as u64) << 7 | square.index() as u64) + 1 << 20)
}

#[inline]
pub(crate) const fn of_hands(hands: ByColor<Hand>) -> u64 {
    mix((hands.black.bits() as u64) << 32 | hands.white.bits() as u64)
}

#[inline]
pub(crate) const fn of_turn(color: Color) -> u64 {
    match color {
        Color::Black => 0,
        Color::White => 0x9e37_79b9_7f4a_7c15,
    }
}
