//! Where each weight of the evaluation stands, and what it counts.

use crate::{Color, HandKind, Piece, PieceKind, Square};

/// A run of weights.
#[derive(Clone, Copy, Debug)]
pub(super) struct Block {
    start: usize,
    /// How many there are of the last index.
    width: usize,
    len: usize,
}

impl Block {
    const fn after(before: Self, rows: usize, width: usize) -> Self {
        Self {
            start: before.start + before.len,
            width,
            len: rows * width,
        }
    }

    #[inline]
    pub const fn at(self, row: usize, column: usize) -> usize {
        self.start + row * self.width + column
    }

    pub const fn len(self) -> usize {
        self.len
    }

    pub const fn start(self) -> usize {
        self.start
    }
}

/// Kinds that stand on the board, kings apart: rows of the king tables.
pub(super) const KINDS: usize = 13;
/// Files apart, the same to both sides: 0 to 8.
const FILES: usize = 9;
/// Ranks apart, ahead of the king or behind it: -8 to 8.
const RANKS: usize = 17;
/// Where a piece stands, seen from a king.
pub(super) const RELATIONS: usize = FILES * RANKS;
/// A rank as its owner counts it, and a file from the edge.
const PLACES: usize = 9 * 5;
/// What a hand is worth to an attack, in steps.
pub(super) const HAND_STEPS: usize = 8;
/// Kinds of attackers around a king.
pub(super) const ATTACKERS: usize = 7;

const NOTHING: Block = Block {
    start: 0,
    width: 0,
    len: 0,
};
/// A piece and its own king.
pub(super) const OWN_KING: Block = Block::after(NOTHING, KINDS, RELATIONS);
/// A piece and the enemy king.
pub(super) const ENEMY_KING: Block = Block::after(OWN_KING, KINDS, RELATIONS);
/// A piece, king included, and where it stands on the board.
pub(super) const PLACE: Block = Block::after(ENEMY_KING, 16, PLACES);
/// The first, second, ... piece of a kind in hand.
pub(super) const HAND: Block = Block::after(PLACE, 7, 19);
/// Squares around the king that the enemy attacks and none but the king
/// defends, by the enemy's hand.
pub(super) const WEAK: Block = Block::after(HAND, HAND_STEPS, 9);
/// Squares that the king can step to, by the enemy's hand.
pub(super) const FLIGHT: Block = Block::after(WEAK, HAND_STEPS, 9);
/// How often pieces of a kind attack the squares around the enemy king.
pub(super) const ATTACK: Block = Block::after(FLIGHT, 1, ATTACKERS);
/// How often they defend those around their own.
pub(super) const DEFENCE: Block = Block::after(ATTACK, 1, ATTACKERS);
/// The same, a square farther away: attacks and defences by all pieces.
pub(super) const FAR: Block = Block::after(DEFENCE, 1, 2);
/// All attacks on the squares around a king, weighed and added up, by hand.
pub(super) const PRESSURE: Block = Block::after(FAR, HAND_STEPS, 16);
/// Squares that a lance, bishop, rook, horse or dragon reaches.
pub(super) const MOBILITY: Block = Block::after(PRESSURE, 5, 25);
/// A piece that stands undefended and attacked; one that a pawn attacks.
pub(super) const HANGING: Block = Block::after(MOBILITY, 2, 16);
/// An undefended piece that nothing attacks yet.
pub(super) const LOOSE: Block = Block::after(HANGING, 1, 16);
/// To be on move.
pub(super) const TEMPO: Block = Block::after(LOOSE, 1, 1);
/// A pawn in hand and a file without an own pawn: how many such files.
pub(super) const OPEN_FILES: Block = Block::after(TEMPO, 1, 10);
/// How many weights there are.
pub(super) const COUNT: usize = OPEN_FILES.start() + OPEN_FILES.len();

/// A kind as a row of the king tables.
#[inline]
pub(super) const fn row(kind: PieceKind) -> usize {
    let code = kind as usize;
    // King (7) and the unused 12 have no row: 13 and 14 take their places.
    match code {
        13 => 7,
        14 => 12,
        _ => code,
    }
}

/// By the difference of two squares' coordinates: where one lies from the other.
static RELATION: [[u8; Square::COUNT]; Square::COUNT] = {
    let mut relation = [[0; Square::COUNT]; Square::COUNT];
    let mut k = 0;
    while let Some(king) = Square::from_index(k) {
        let mut s = 0;
        while let Some(square) = Square::from_index(s) {
            let files = king.file().abs_diff(square.file()) as usize;
            let ranks = 8 + king.rank() as usize - square.rank() as usize;
            relation[k][s] = (files * RANKS + ranks) as u8;
            s += 1;
        }
        k += 1;
    }
    relation
};

/// Where `square` lies from `king`, as the side `color` sees the board: ahead
/// is towards the enemy.
#[inline]
pub(super) fn relation(king: Square, square: Square, color: Color) -> usize {
    let seen = match color {
        Color::Black => RELATION[king.index()][square.index()],
        Color::White => RELATION[square.index()][king.index()],
    };
    usize::from(seen)
}

/// Where a piece stands on the board, as its owner sees it.
#[inline]
pub(super) fn place(square: Square, color: Color) -> usize {
    let file = square.file().min(10 - square.file()) as usize - 1;
    (square.rank_for(color) as usize - 1) * 5 + file
}

/// The weights of a piece that stands somewhere: by its own king, by the enemy
/// king.
#[inline]
pub(super) fn own_king(piece: Piece, square: Square, king: Square) -> usize {
    OWN_KING.at(row(piece.kind()), relation(king, square, piece.color()))
}

#[inline]
pub(super) fn enemy_king(piece: Piece, square: Square, king: Square) -> usize {
    ENEMY_KING.at(row(piece.kind()), relation(king, square, piece.color()))
}

#[inline]
pub(super) fn on_board(piece: Piece, square: Square) -> usize {
    PLACE.at(piece.kind() as usize, place(square, piece.color()))
}

/// The `nth` piece of a kind in hand, from 1.
#[inline]
pub(super) fn in_hand(kind: HandKind, nth: u8) -> usize {
    HAND.at(kind as usize, nth as usize)
}
