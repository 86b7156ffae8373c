//! What moves have been good for, wherever they were tried.

use crate::{Bitboard, Color, Move, Piece, Position, Square, position::Group};

/// Where a piece has come to: the index of a row in the continuation table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Arrival(u16);

const PIECES: usize = 32;
const ARRIVALS: usize = PIECES * Square::COUNT;
/// Squares, then kinds in hand.
const ORIGINS: usize = Square::COUNT + 7;
const CORRECTIONS: usize = 1 << 14;

/// Scores stay within this.
const MOST: i32 = 16_384;
const MOST_CORRECTED: i32 = 8_192;
/// What a correction is kept in: parts of a hundredth of a pawn.
const GRAIN: i32 = 64;

impl Arrival {
    /// Nothing has come: the root's, or a passed turn's.
    pub const NONE: Self = Self(0);

    #[inline]
    pub fn new(piece: Piece, to: Square) -> Self {
        Self((piece.index() * Square::COUNT + to.index()) as u16)
    }

    #[inline]
    fn index(self) -> usize {
        usize::from(self.0)
    }
}

/// All that is learned during a search; 14 MB.
#[derive(Clone)]
pub(super) struct History {
    /// By side, origin and destination.
    butterfly: Vec<i16>,
    /// By what came before, one, two or four plies ago, and what comes now.
    continuation: Vec<i16>,
    /// By what takes, where, and what is taken.
    captures: Vec<i16>,
    /// By side and shape of the pawns.
    pawns: Vec<i16>,
    /// By side and what is in hand.
    hands: Vec<i16>,
    /// By the two last arrivals.
    replies: Vec<i16>,
}

/// The rows of the continuation table that count in a position.
#[derive(Clone, Copy, Debug)]
pub(super) struct Before(pub [Arrival; 3]);

impl History {
    pub fn new() -> Self {
        Self {
            butterfly: vec![0; 2 * ORIGINS * Square::COUNT],
            continuation: vec![0; ARRIVALS * ARRIVALS],
            captures: vec![0; ARRIVALS * 16],
            pawns: vec![0; 2 * CORRECTIONS],
            hands: vec![0; 2 * CORRECTIONS],
            replies: vec![0; 2 * CORRECTIONS],
        }
    }

    pub fn clear(&mut self) {
        for table in [
            &mut self.butterfly,
            &mut self.continuation,
            &mut self.captures,
            &mut self.pawns,
            &mut self.hands,
            &mut self.replies,
        ] {
            table.fill(0);
        }
    }

    /// How good a quiet move has been.
    #[inline]
    pub fn quiet(&self, color: Color, before: Before, mv: Move, arrival: Arrival) -> i32 {
        let [one, two, four] = before.0;
        let row = |before: Arrival| {
            i32::from(self.continuation[before.index() * ARRIVALS + arrival.index()])
        };
        i32::from(self.butterfly[butterfly(color, mv)]) + row(one) + row(two) + row(four) / 2
    }

    /// How good a capture has been.
    #[inline]
    pub fn capture(&self, arrival: Arrival, captured: Piece) -> i32 {
        i32::from(self.captures[arrival.index() * 16 + captured.index() % 16])
    }

    #[inline]
    pub fn reward_quiet(
        &mut self,
        color: Color,
        before: Before,
        mv: Move,
        arrival: Arrival,
        by: i32,
    ) {
        reward(&mut self.butterfly[butterfly(color, mv)], by);
        for row in before.0 {
            reward(
                &mut self.continuation[row.index() * ARRIVALS + arrival.index()],
                by,
            );
        }
    }

    #[inline]
    pub fn reward_capture(&mut self, arrival: Arrival, captured: Piece, by: i32) {
        reward(
            &mut self.captures[arrival.index() * 16 + captured.index() % 16],
            by,
        );
    }

    /// What the evaluation of positions like this has been off by.
    #[inline]
    pub fn correction(&self, position: &Position, before: Before) -> i32 {
        let [pawns, hands, replies] = correction_slots(position, before);
        let sum = i32::from(self.pawns[pawns])
            + i32::from(self.hands[hands])
            + i32::from(self.replies[replies]);
        sum / (2 * GRAIN)
    }

    /// A search to `depth` has found `difference` to the evaluation.
    #[inline]
    pub fn correct(&mut self, position: &Position, before: Before, depth: i32, difference: i32) {
        let [pawns, hands, replies] = correction_slots(position, before);
        let weight = (depth + 1).min(16);
        let target = (difference * GRAIN).clamp(-MOST_CORRECTED, MOST_CORRECTED);
        for slot in [
            &mut self.pawns[pawns],
            &mut self.hands[hands],
            &mut self.replies[replies],
        ] {
            let mixed = (i32::from(*slot) * (256 - weight) + target * weight) / 256;
            *slot = mixed as i16;
        }
    }
}

#[inline]
fn butterfly(color: Color, mv: Move) -> usize {
    let (to, origin) = mv.ends();
    (color as usize * ORIGINS + origin) * Square::COUNT + to
}

/// Moves towards ±[`MOST`], the slower the nearer it is.
#[inline]
fn reward(score: &mut i16, by: i32) {
    let by = by.clamp(-MOST, MOST);
    let old = i32::from(*score);
    *score = (old + by - old * by.abs() / MOST) as i16;
}

#[inline]
fn correction_slots(position: &Position, before: Before) -> [usize; 3] {
    let side = position.turn() as usize * CORRECTIONS;
    let pawns = |color| fold(position.group(Group::Pawns, color));
    let pawns = pawns(Color::Black) ^ pawns(Color::White).rotate_left(29);
    let hands = u64::from(position.hand(Color::Black).bits()) << 32
        | u64::from(position.hand(Color::White).bits());
    let [one, two, _] = before.0;
    let reply = u64::from(one.0) << 16 | u64::from(two.0);
    [pawns, hands, reply].map(|shape| side + slot(shape))
}

#[inline]
fn fold(set: Bitboard) -> u64 {
    let (low, high) = set.words();
    low ^ high.rotate_left(41)
}

#[inline]
fn slot(shape: u64) -> usize {
    (shape.wrapping_mul(0xd6e8_feb8_6659_fd93) >> (64 - CORRECTIONS.trailing_zeros())) as usize
}
