//! 64-bit keys. Most of a key is computed, not stored: random numbers for every
//! piece on every square cannot be compressed, and would be a tenth of what the
//! page downloads.

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

/// The part of a board's key that a piece on a square contributes: the folded
/// product of a number for the piece and one for the square.
#[inline]
pub(crate) fn of_piece(piece: Piece, square: Square) -> u64 {
    let product = match cfg!(feature = "small") {
        true => {
            factor(PIECES_SALT, piece.index()).wrapping_mul(factor(SQUARES_SALT, square.index()))
        }
        false => PIECES[piece.index()].wrapping_mul(SQUARES[square.index()]),
    };
    product ^ product >> 32
}

/// Odd, so that no factor loses bits.
const fn factor(salt: u64, index: usize) -> u64 {
    mix(salt + index as u64) | 1
}

const fn factors<const N: usize>(salt: u64) -> [u64; N] {
    let mut factors = [0; N];
    let mut i = 0;
    while i < N {
        factors[i] = factor(salt, i);
        i += 1;
    }
    factors
}

const PIECES_SALT: u64 = 0x100;
const SQUARES_SALT: u64 = 0x200;
static PIECES: [u64; 32] = factors(PIECES_SALT);
static SQUARES: [u64; Square::COUNT] = factors(SQUARES_SALT);

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
