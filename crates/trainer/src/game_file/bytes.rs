//! Numbers, moves and scores as bytes, little-endian.

use komadai_search::{Score, ScoreKind};
use shogi::{HandKind, Move, MoveKind, Square};

/// The version of the format.
pub const VERSION: u16 = 3;

/// The rest of a block.
pub struct ByteReader<'a>(pub &'a [u8]);

impl<'a> ByteReader<'a> {
    pub fn take(&mut self, count: usize) -> Option<&'a [u8]> {
        let (taken, rest) = self.0.split_at_checked(count)?;
        self.0 = rest;
        Some(taken)
    }

    fn array<const N: usize>(&mut self) -> Option<[u8; N]> {
        self.take(N)?.try_into().ok()
    }

    pub fn u8(&mut self) -> Option<u8> {
        self.array().map(u8::from_le_bytes)
    }

    pub fn u16(&mut self) -> Option<u16> {
        self.array().map(u16::from_le_bytes)
    }

    pub fn u32(&mut self) -> Option<u32> {
        self.array().map(u32::from_le_bytes)
    }

    pub fn u64(&mut self) -> Option<u64> {
        self.array().map(u64::from_le_bytes)
    }
}

/// Marks a move that leads to a side position and was not played.
pub const SIDE_MOVE: u16 = 1 << 15;

const PROMOTION: u16 = 1 << 14;
const MASK: u16 = 127;

/// Bits 0 to 6 are the destination, 7 to 13 the origin (from 81: the kind dropped,
/// pawn first), 14 the promotion.
pub fn encode_move(mv: Move) -> u16 {
    let (from, to) = match mv.kind() {
        MoveKind::Normal { from, to, .. } => (from.index(), to),
        MoveKind::Drop { kind, to, .. } => (Square::COUNT + kind as usize, to),
    };
    let promotion = if mv.promotes() { PROMOTION } else { 0 };
    (to.index() | from << 7) as u16 | promotion
}

pub fn decode_move(bits: u16) -> Option<Move> {
    let to = Square::from_index(usize::from(bits & MASK))?;
    let from = usize::from(bits >> 7 & MASK);
    let promote = bits & PROMOTION != 0;
    if bits & !(PROMOTION | MASK << 7 | MASK) != 0 {
        return None;
    }
    match Square::from_index(from) {
        Some(from) => Some(Move::normal(from, to, promote)),
        None if promote => None,
        None => {
            let mut kinds = HandKind::ALL.into_iter();
            let kind = kinds.find(|&kind| kind as usize == from - Square::COUNT)?;
            Some(Move::drop(kind, to))
        }
    }
}

/// Mate in `n` plies is `MATE - n`, mated in `n` is `n - MATE`; values closer to zero are
/// centipawns.
const MATE: i32 = 32_000;
const MIN_MATE: i32 = 31_700;

pub fn encode_score(score: Score) -> i16 {
    let value = match score.kind() {
        ScoreKind::Centipawns(value) => value.clamp(1 - MIN_MATE, MIN_MATE - 1),
        ScoreKind::Mate(plies) if plies > 0 => MATE - plies,
        ScoreKind::Mate(plies) => -MATE - plies,
    };
    value as i16
}

pub fn decode_score(value: i16) -> Option<Score> {
    let value = i32::from(value);
    match value.unsigned_abs().cast_signed() {
        size if size < MIN_MATE => Some(Score::centipawns(value)),
        size if size > MATE => None,
        size => {
            let plies = (MATE - size).unsigned_abs();
            Some(if value > 0 {
                Score::mate_in(plies)
            } else {
                Score::mated_in(plies)
            })
        }
    }
}

/// FNV-1a: it detects a block that was not written to its end, and a bad disk.
pub fn checksum(bytes: &[u8]) -> u32 {
    bytes.iter().fold(0x811c_9dc5, |sum, &byte| {
        (sum ^ u32::from(byte)).wrapping_mul(0x0100_0193)
    })
}
