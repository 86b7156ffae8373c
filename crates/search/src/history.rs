//! History heuristics: butterfly, continuation, pawn and capture history, and correction
//! history.

use alloc::vec::Vec;

use komadai_shogi::{Bitboard, Color, Move, Piece, PieceGroup, Position, Square};

use super::eval::Attacks;

/// A piece and its destination: an index of the continuation history.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct PieceTo(u16);

const PIECES: usize = 32;
const PIECE_TOS: usize = PIECES * Square::COUNT;
/// Origins of moves: squares, then kinds in hand.
const ORIGINS: usize = Square::COUNT + 7;
/// Pawn structures that the pawn history tells apart.
const PAWN_STRUCTURES: usize = 1 << 9;
const CORRHIST_SIZE: usize = 1 << 14;

/// History scores stay within ± this.
const HISTORY_MAX: i32 = 16_384;
/// The largest error that a table holds: 128 centipawns.
const CORRECTION_MAX: i32 = 8_192;
/// Corrections are stored in centipawns times this.
const CORRECTION_SCALE: i32 = 64;

impl PieceTo {
    /// No move: before the root, or a null move.
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

/// All history tables; 17 MB.
#[derive(Clone)]
pub(super) struct History {
    /// Butterfly history, by side, origin and destination, and by whether the opponent attacks
    /// each of them.
    butterfly: Vec<i16>,
    /// Continuation history, by the move one, two or four plies ago and the move.
    continuation: Vec<i16>,
    /// Pawn history, by pawn structure and move.
    pawns: Vec<i16>,
    /// Capture history, by capturing piece, destination and captured piece.
    captures: Vec<i16>,
    /// Correction history by side to move and pawn structure.
    pawn_corrhist: Vec<i16>,
    /// Correction history by side to move and both hands.
    hand_corrhist: Vec<i16>,
    /// Correction history by side to move and the last two moves.
    continuation_corrhist: Vec<i16>,
}

/// What the histories of a node's moves depend on besides the moves.
#[derive(Clone, Copy, Debug)]
pub(super) struct HistoryContext {
    /// The moves one, two and four plies ago.
    previous: [PieceTo; 3],
    pawn_structure: u64,
    /// The squares that the opponent attacks.
    pub(super) threats: Bitboard,
}

impl HistoryContext {
    pub const NONE: Self = Self {
        previous: [PieceTo::NONE; 3],
        pawn_structure: 0,
        threats: Bitboard::EMPTY,
    };

    /// For captures, and for the correction history.
    #[inline]
    pub fn new(position: &Position, previous: [PieceTo; 3]) -> Self {
        Self {
            previous,
            pawn_structure: pawn_structure(position),
            threats: Bitboard::EMPTY,
        }
    }

    /// For quiet moves too.
    #[inline(never)] // Its code is long, and would be in the program four times.
    pub fn with_threats(self, position: &Position) -> Self {
        Self {
            threats: Attacks::of(position, !position.turn(), |_, _| {}).any,
            ..self
        }
    }

    fn pawn_row(self) -> usize {
        hash(self.pawn_structure, PAWN_STRUCTURES) * PIECE_TOS
    }
}

impl History {
    pub fn new() -> Self {
        Self {
            butterfly: vec![0; 2 * 4 * ORIGINS * Square::COUNT],
            continuation: vec![0; PIECE_TOS * PIECE_TOS],
            pawns: vec![0; PAWN_STRUCTURES * PIECE_TOS],
            captures: vec![0; PIECE_TOS * 16],
            pawn_corrhist: vec![0; 2 * CORRHIST_SIZE],
            hand_corrhist: vec![0; 2 * CORRHIST_SIZE],
            continuation_corrhist: vec![0; 2 * CORRHIST_SIZE],
        }
    }

    pub fn clear(&mut self) {
        for table in [
            &mut self.butterfly,
            &mut self.continuation,
            &mut self.pawns,
            &mut self.captures,
            &mut self.pawn_corrhist,
            &mut self.hand_corrhist,
            &mut self.continuation_corrhist,
        ] {
            table.fill(0);
        }
    }

    /// The history score of a quiet move or drop.
    #[inline]
    pub fn quiet(&self, color: Color, context: HistoryContext, mv: Move, piece_to: PieceTo) -> i32 {
        let [one, two, four] = context.previous;
        let row = |previous: PieceTo| {
            i32::from(self.continuation[previous.index() * PIECE_TOS + piece_to.index()])
        };
        i32::from(self.butterfly[butterfly_index(color, context, mv)])
            + row(one)
            + row(two)
            + row(four) / 2
            + i32::from(self.pawns[context.pawn_row() + piece_to.index()])
    }

    /// The history score of a capture.
    #[inline]
    pub fn capture(&self, piece_to: PieceTo, captured: Piece) -> i32 {
        i32::from(self.captures[piece_to.index() * 16 + captured.index() % 16])
    }

    #[inline]
    pub fn update_quiet(
        &mut self,
        color: Color,
        context: HistoryContext,
        mv: Move,
        piece_to: PieceTo,
        bonus: i32,
    ) {
        self.update_butterfly(color, context, mv, bonus);
        apply_bonus(
            &mut self.pawns[context.pawn_row() + piece_to.index()],
            bonus,
        );
        for row in context.previous {
            apply_bonus(
                &mut self.continuation[row.index() * PIECE_TOS + piece_to.index()],
                bonus,
            );
        }
    }

    #[inline]
    pub fn update_butterfly(
        &mut self,
        color: Color,
        context: HistoryContext,
        mv: Move,
        bonus: i32,
    ) {
        let index = butterfly_index(color, context, mv);
        apply_bonus(&mut self.butterfly[index], bonus);
    }

    #[inline]
    pub fn update_capture(&mut self, piece_to: PieceTo, captured: Piece, bonus: i32) {
        apply_bonus(
            &mut self.captures[piece_to.index() * 16 + captured.index() % 16],
            bonus,
        );
    }

    /// The correction to the static evaluation, in centipawns.
    #[inline]
    pub fn correction(&self, position: &Position, context: HistoryContext) -> i32 {
        let [pawns, hands, continuation] = corrhist_indices(position, context);
        let sum = i32::from(self.pawn_corrhist[pawns])
            + i32::from(self.hand_corrhist[hands])
            + i32::from(self.continuation_corrhist[continuation]);
        sum / (2 * CORRECTION_SCALE)
    }

    /// Updates the correction histories after a search to `depth` whose value differs
    /// by `difference` from the static evaluation without correction.
    #[inline]
    pub fn update_corrhist(
        &mut self,
        position: &Position,
        context: HistoryContext,
        depth: i32,
        difference: i32,
    ) {
        let [pawns, hands, continuation] = corrhist_indices(position, context);
        let weight = (depth + 1).min(16);
        let target = (difference * CORRECTION_SCALE).clamp(-CORRECTION_MAX, CORRECTION_MAX);
        for slot in [
            &mut self.pawn_corrhist[pawns],
            &mut self.hand_corrhist[hands],
            &mut self.continuation_corrhist[continuation],
        ] {
            let mixed = (i32::from(*slot) * (256 - weight) + target * weight) / 256;
            *slot = mixed as i16;
        }
    }
}

#[inline]
fn butterfly_index(color: Color, context: HistoryContext, mv: Move) -> usize {
    let is_attacked = |square| usize::from(context.threats.contains(square));
    let table = color as usize * 4 + mv.from().map_or(0, is_attacked) * 2 + is_attacked(mv.to());
    // The fields of the destination and the origin in the bits of a move.
    let (to, origin) = (mv.bits() & 127, mv.bits() >> 7 & 127);
    (table * ORIGINS + usize::from(origin)) * Square::COUNT + usize::from(to)
}

/// History gravity: adds a bonus, scaled down as the score nears ±[`HISTORY_MAX`].
#[inline]
fn apply_bonus(score: &mut i16, bonus: i32) {
    let bonus = bonus.clamp(-HISTORY_MAX, HISTORY_MAX);
    let old = i32::from(*score);
    *score = (old + bonus - old * bonus.abs() / HISTORY_MAX) as i16;
}

#[inline]
fn corrhist_indices(position: &Position, context: HistoryContext) -> [usize; 3] {
    let side = position.turn() as usize * CORRHIST_SIZE;
    let hands = u64::from(position.hand(Color::Black).bits()) << 32
        | u64::from(position.hand(Color::White).bits());
    let [one, two, _] = context.previous;
    let reply = u64::from(one.0) << 16 | u64::from(two.0);
    [context.pawn_structure, hands, reply].map(|shape| side + hash(shape, CORRHIST_SIZE))
}

/// A number for the squares of all pawns.
#[inline]
fn pawn_structure(position: &Position) -> u64 {
    let pawns = |color| fold(position.group(PieceGroup::Pawns, color));
    pawns(Color::Black) ^ pawns(Color::White).rotate_left(29)
}

#[inline]
fn fold(set: Bitboard) -> u64 {
    let (low, high) = set.words();
    low ^ high.rotate_left(41)
}

/// An index of a table of `size` entries, a power of two.
#[inline]
const fn hash(shape: u64, size: usize) -> usize {
    (shape.wrapping_mul(0xd6e8_feb8_6659_fd93) >> (64 - size.trailing_zeros())) as usize
}
