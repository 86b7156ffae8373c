//! Zobrist keys, 64 bits. The numbers are computed, not stored: a table of random
//! numbers cannot be compressed, and would be a tenth of what the page downloads.

use crate::{ByColor, Color, Hand, Piece, Square};

/// Mixes the bits of `x`: two rounds of multiply and xor-shift, each a bijection, so
/// different inputs have different keys.
#[inline]
const fn mix(x: u64) -> u64 {
    const FACTOR: u64 = 0xd6e8_feb8_6659_fd93;
    let x = (x ^ x >> 32).wrapping_mul(FACTOR);
    let x = (x ^ x >> 32).wrapping_mul(FACTOR);
    x ^ x >> 32
}

/// The Zobrist number of a piece on a square: the folded product of a number for
/// the piece and one for the square.
#[inline]
pub(crate) fn piece_square(piece: Piece, square: Square) -> u64 {
    let product = match cfg!(feature = "small") {
        true => {
            factor(PIECES_SALT, piece.index()).wrapping_mul(factor(SQUARES_SALT, square.index()))
        }
        false => PIECES[piece.index()].wrapping_mul(SQUARES[square.index()]),
    };
    product ^ product >> 32
}

/// An odd number, so that multiplication by it is invertible.
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

/// The Zobrist number of both hands together.
#[inline]
pub(crate) const fn hands(hands: ByColor<Hand>) -> u64 {
    mix((hands.black.bits() as u64) << 32 | hands.white.bits() as u64)
}

/// The Zobrist number of the side to move.
#[inline]
pub(crate) const fn side_to_move(color: Color) -> u64 {
    match color {
        Color::Black => 0,
        Color::White => 0x9e37_79b9_7f4a_7c15,
    }
}
