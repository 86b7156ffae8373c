//! The input features of a net: pieces on their squares, kings included, and pieces in
//! hand, from the perspective of one side.
//!
//! The board is rotated so that the own edge is below, and mirrored if the own king is
//! on files 6 to 9 then; so the own king is always on files 1 to 5. The index is: own
//! pieces by kind and square, the enemy's, then the first, second, ... piece of each
//! kind in the own hand and in the enemy's. With a full set 40 features are active.

use alloc::vec::Vec;

use komadai_shogi::{Color, HandKind, Piece, PieceKind, Position, Square};

/// The number of features.
pub const COUNT: usize = 2 * BOARD_FEATURES + 2 * HAND_FEATURES;

/// Kinds of pieces, own and the enemy's. The features of the first are 0 to 80, of the
/// second 81 to 161, and so on.
pub const KINDS: usize = 28;

const BOARD_FEATURES: usize = KINDS / 2 * Square::COUNT;
const HAND_FEATURES: usize = 38;

/// The maximum number of active features.
pub(super) const MAX_ACTIVE: i32 = 40;

/// The side whose perspective it is, and whether the board is mirrored.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Perspective {
    color: Color,
    mirrored: bool,
}

impl Perspective {
    /// Black's perspective, not mirrored.
    pub const BLACK: Self = Self {
        color: Color::Black,
        mirrored: false,
    };

    #[inline]
    pub fn new(position: &Position, color: Color) -> Self {
        let file = position.king(color).map_or(5, Square::file);
        let mirrored = match color {
            Color::Black => file > 5,
            Color::White => file < 5,
        };
        Self { color, mirrored }
    }

    #[inline]
    pub fn on_board(self, piece: Piece, square: Square) -> usize {
        let seen = match self.color {
            Color::Black => square,
            Color::White => square.rotated(),
        };
        let seen = if self.mirrored {
            seen.mirrored_file()
        } else {
            seen
        };
        let side = if piece.color() == self.color {
            0
        } else {
            BOARD_FEATURES
        };
        side + kind_index(piece.kind()) * Square::COUNT + seen.index()
    }

    /// The `nth` piece of a kind in hand, from 1.
    #[inline]
    pub fn in_hand(self, whose: Color, kind: HandKind, nth: u8) -> usize {
        /// The first index of each kind, by [`HandKind`], and the end of the last.
        const STARTS: [usize; 8] = [0, 18, 22, 26, 30, 34, 36, HAND_FEATURES];
        let side = if whose == self.color {
            0
        } else {
            HAND_FEATURES
        };
        let start = STARTS[kind as usize];
        let last = STARTS[kind as usize + 1] - 1;
        2 * BOARD_FEATURES + side + (start + usize::from(nth) - 1).min(last)
    }

    /// Calls `f` with every active feature.
    pub fn for_each_active(self, position: &Position, mut f: impl FnMut(usize)) {
        position.occupied().for_each(|square| {
            if let Some(piece) = position.piece_at(square) {
                f(self.on_board(piece, square));
            }
        });
        for whose in Color::ALL {
            for (kind, count) in position.hand(whose).iter() {
                for nth in 1..=count {
                    f(self.in_hand(whose, kind, nth));
                }
            }
        }
    }
}

/// Kinds from 0 to 13: the code of kinds has a gap at 12.
#[inline]
const fn kind_index(kind: PieceKind) -> usize {
    let code = kind as usize;
    if code > 12 { code - 1 } else { code }
}

/// The active features of a position from the perspective of `color`, in no order.
///
/// ```
/// use komadai_search::eval::features;
/// use komadai_shogi::{Color, Position};
/// let start = Position::startpos();
/// let seen = features::active(&start, Color::Black);
/// assert_eq!(seen.len(), 40);
/// assert!(seen.iter().all(|&feature| usize::from(feature) < features::COUNT));
/// ```
#[must_use]
pub fn active(position: &Position, color: Color) -> Vec<u16> {
    let mut features = Vec::with_capacity(MAX_ACTIVE as usize);
    Perspective::new(position, color)
        .for_each_active(position, |feature| features.push(feature as u16));
    features
}
