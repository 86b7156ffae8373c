//! The layout of the evaluation's weights.

use komadai_shogi::{Color, HandKind, Piece, PieceKind, Square};

/// A two-dimensional block of weights.
#[derive(Clone, Copy, Debug)]
pub(super) struct Block {
    start: usize,
    /// Number of columns.
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

/// Kinds of pieces but the king: rows of the king-relative tables.
pub(super) const KINDS: usize = 13;
/// File distance, mirrored: 0 to 8.
const FILES: usize = 9;
/// Rank difference, ahead of or behind the king: -8 to 8.
const RANKS: usize = 17;
/// Squares relative to a king.
pub(super) const RELATIVE_SQUARES: usize = FILES * RANKS;
/// Piece-square table: relative rank times file distance from the edge.
const PSQT_SQUARES: usize = 9 * 5;
/// Buckets of the attacking value of a hand.
pub(super) const HAND_BUCKETS: usize = 8;
/// Kinds of attackers around a king.
pub(super) const ATTACKERS: usize = 7;

const NO_BLOCK: Block = Block {
    start: 0,
    width: 0,
    len: 0,
};
/// A piece relative to its own king.
pub(super) const OWN_KING: Block = Block::after(NO_BLOCK, KINDS, RELATIVE_SQUARES);
/// A piece relative to the enemy king.
pub(super) const ENEMY_KING: Block = Block::after(OWN_KING, KINDS, RELATIVE_SQUARES);
/// Piece-square table, kings included.
pub(super) const PSQT: Block = Block::after(ENEMY_KING, 16, PSQT_SQUARES);
/// The first, second, ... piece of a kind in hand.
pub(super) const HAND: Block = Block::after(PSQT, 7, 19);
/// King safety: squares around the king attacked by the enemy and defended by the king
/// alone, by the enemy's hand.
pub(super) const WEAK_SQUARES: Block = Block::after(HAND, HAND_BUCKETS, 9);
/// King safety: flight squares, by the enemy's hand.
pub(super) const FLIGHT_SQUARES: Block = Block::after(WEAK_SQUARES, HAND_BUCKETS, 9);
/// Attacks by kind on the squares around the enemy king.
pub(super) const RING_ATTACKS: Block = Block::after(FLIGHT_SQUARES, 1, ATTACKERS);
/// Defences by kind of the squares around the own king.
pub(super) const RING_DEFENCES: Block = Block::after(RING_ATTACKS, 1, ATTACKERS);
/// Attacks and defences of the ring at distance two, by all kinds.
pub(super) const OUTER_RING: Block = Block::after(RING_DEFENCES, 1, 2);
/// King danger: the weighted sum of all attacks around the king, by the enemy's hand.
pub(super) const KING_DANGER: Block = Block::after(OUTER_RING, HAND_BUCKETS, 16);
/// Mobility of lance, bishop, rook, horse and dragon.
pub(super) const MOBILITY: Block = Block::after(KING_DANGER, 5, 25);
/// Hanging pieces: undefended and attacked; attacked by a pawn.
pub(super) const HANGING: Block = Block::after(MOBILITY, 2, 16);
/// Undefended pieces that are not attacked.
pub(super) const LOOSE: Block = Block::after(HANGING, 1, 16);
/// The side to move.
pub(super) const TEMPO: Block = Block::after(LOOSE, 1, 1);
/// A pawn in hand: the number of files without an own pawn.
pub(super) const OPEN_FILES: Block = Block::after(TEMPO, 1, 10);
/// The number of weights.
pub(super) const COUNT: usize = OPEN_FILES.start() + OPEN_FILES.len();

/// The row of a kind in the king-relative tables.
#[inline]
pub(super) const fn row(kind: PieceKind) -> usize {
    let code = kind as usize;
    // King (7) and the unused code 12 have no row; 13 and 14 use theirs.
    match code {
        13 => 7,
        14 => 12,
        _ => code,
    }
}

/// The relative square index by king and square, for Black.
static RELATIVE_SQUARE: [[u8; Square::COUNT]; Square::COUNT] = {
    let mut relative_square = [[0; Square::COUNT]; Square::COUNT];
    let mut k = 0;
    while let Some(king) = Square::from_index(k) {
        let mut s = 0;
        while let Some(square) = Square::from_index(s) {
            let files = king.file().abs_diff(square.file()) as usize;
            let ranks = 8 + king.rank() as usize - square.rank() as usize;
            relative_square[k][s] = (files * RANKS + ranks) as u8;
            s += 1;
        }
        k += 1;
    }
    relative_square
};

/// The index of `square` relative to `king`; ahead is towards the enemy of `color`.
#[inline]
pub(super) fn relative_square(king: Square, square: Square, color: Color) -> usize {
    let seen = match color {
        Color::Black => RELATIVE_SQUARE[king.index()][square.index()],
        Color::White => RELATIVE_SQUARE[square.index()][king.index()],
    };
    usize::from(seen)
}

/// The index into the piece-square table of a side.
#[inline]
pub(super) fn psqt_square(square: Square, color: Color) -> usize {
    let file = square.file().min(10 - square.file()) as usize - 1;
    (square.relative_rank(color) as usize - 1) * 5 + file
}

/// The weight of a piece relative to its own king.
#[inline]
pub(super) fn own_king(piece: Piece, square: Square, king: Square) -> usize {
    OWN_KING.at(
        row(piece.kind()),
        relative_square(king, square, piece.color()),
    )
}

#[inline]
pub(super) fn enemy_king(piece: Piece, square: Square, king: Square) -> usize {
    ENEMY_KING.at(
        row(piece.kind()),
        relative_square(king, square, piece.color()),
    )
}

#[inline]
pub(super) fn on_board(piece: Piece, square: Square) -> usize {
    PSQT.at(piece.kind() as usize, psqt_square(square, piece.color()))
}

/// The weight of the `nth` piece of a kind in hand, from 1.
#[inline]
pub(super) fn in_hand(kind: HandKind, nth: u8) -> usize {
    HAND.at(kind as usize, nth as usize)
}
