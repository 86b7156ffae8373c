//! What a net sees: every piece where it stands, kings included, and every
//! piece in hand, as one side sees them.
//!
//! A side sees the board with its own edge below, and mirrored when its king
//! stands on files 6 to 9 then; so its king is always on files 1 to 5. The
//! inputs of a view are numbered: own pieces by kind and square, the enemy's,
//! then the first, second, ... piece of each kind in the own hand and in the
//! enemy's. A full set is always 40 of them.

use crate::{Color, HandKind, Piece, PieceKind, Position, Square};

/// How many inputs there are.
pub const COUNT: usize = 2 * ON_BOARD + 2 * HELD;

/// How many kinds of pieces there are, own and the enemy's. The inputs of the
/// first are 0 to 80, of the second 81 to 161, and so on.
pub const KINDS: usize = 28;

const ON_BOARD: usize = KINDS / 2 * Square::COUNT;
const HELD: usize = 38;

/// The most inputs that are there at once.
pub(super) const MOST_ACTIVE: i32 = 40;

/// Whose eyes see the board, and whether in a mirror.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct View {
    color: Color,
    mirrored: bool,
}

impl View {
    /// The board as it is written down.
    pub const UNTURNED: Self = Self {
        color: Color::Black,
        mirrored: false,
    };

    #[inline]
    pub fn of(position: &Position, color: Color) -> Self {
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
        let seen = if self.mirrored { seen.mirrored() } else { seen };
        let side = if piece.color() == self.color {
            0
        } else {
            ON_BOARD
        };
        side + row(piece.kind()) * Square::COUNT + seen.index()
    }

    /// The `nth` piece of a kind in hand, from 1.
    #[inline]
    pub fn in_hand(self, whose: Color, kind: HandKind, nth: u8) -> usize {
        /// Where each kind begins, by [`HandKind`], and where the last ends.
        const STARTS: [usize; 8] = [0, 18, 22, 26, 30, 34, 36, HELD];
        let side = if whose == self.color { 0 } else { HELD };
        let start = STARTS[kind as usize];
        let last = STARTS[kind as usize + 1] - 1;
        2 * ON_BOARD + side + (start + usize::from(nth) - 1).min(last)
    }

    /// All that is there.
    pub fn each(self, position: &Position, mut tell: impl FnMut(usize)) {
        position.occupied().for_each(|square| {
            if let Some(piece) = position.piece_at(square) {
                tell(self.on_board(piece, square));
            }
        });
        for whose in Color::ALL {
            for (kind, count) in position.hand(whose).iter() {
                for nth in 1..=count {
                    tell(self.in_hand(whose, kind, nth));
                }
            }
        }
    }
}

/// Kinds from 0 to 13: the code of kinds has a gap at 12.
#[inline]
const fn row(kind: PieceKind) -> usize {
    let code = kind as usize;
    if code > 12 { code - 1 } else { code }
}

/// The inputs that are there in a position as `color` sees it, in no order.
///
/// ```
/// use shogi::{Color, Position, search::eval::inputs};
/// let start = Position::startpos();
/// let seen = inputs::of(&start, Color::Black);
/// assert_eq!(seen.len(), 40);
/// assert!(seen.iter().all(|&input| usize::from(input) < inputs::COUNT));
/// ```
pub fn of(position: &Position, color: Color) -> Vec<u16> {
    let mut inputs = Vec::with_capacity(MOST_ACTIVE as usize);
    View::of(position, color).each(position, |input| inputs.push(input as u16));
    inputs
}
