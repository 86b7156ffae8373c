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
    let product = PIECES[piece.index()].wrapping_mul(SQUARES[square.index()]);
    product ^ product >> 32
}

/// Odd, so that no factor loses bits.
const fn factors<const N: usize>(salt: u64) -> [u64; N] {
    let mut factors = [0; N];
    let mut i = 0;
    while i < N {
        factors[i] = mix(salt + i as u64) | 1;
        i += 1;
    }
    factors
}

static PIECES: [u64; 32] = factors(0x100);
static SQUARES: [u64; Square::COUNT] = factors(0x200);

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
