//! Moves.

use core::{fmt, num::NonZeroU16};

use crate::{Color, HandKind, Square};

/// A move in 16 bits: from one square to another, or a drop. It is independent of a
/// position, and may be illegal in one.
///
/// Bits 0 to 6 are the destination, 7 to 13 the origin (81 and above: the dropped
/// kind), 14 is the promotion; bit 15 is set.
///
/// ```
/// use komadai_shogi::{Move, MoveKind, Square};
/// let mv: Move = "8h2b+".parse()?;
/// assert_eq!(mv.to(), Square::from_usi("2b").unwrap());
/// assert!(mv.promotes());
/// assert_eq!(mv.to_string(), "8h2b+");
/// # Ok::<(), komadai_shogi::ParseMoveError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Move(NonZeroU16);

/// The parts of a [`Move`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum MoveKind {
    /// A piece moves from one square to another.
    Normal {
        /// The origin.
        from: Square,
        /// The destination.
        to: Square,
        /// Whether the piece promotes.
        promote: bool,
    },
    /// A piece is dropped.
    Drop {
        /// The kind of the dropped piece.
        kind: HandKind,
        /// The destination.
        to: Square,
        /// Whether it is dropped promoted. That is never legal, but can be written.
        promote: bool,
    },
}

/// The origin of a move: a square, or the hand of a side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Origin {
    /// A square.
    Board(Square),
    /// A kind in the hand of a side.
    Hand(Color, HandKind),
}

impl Move {
    const MARK: u16 = 1 << 15;
    const PROMOTE: u16 = 1 << 14;
    const FROM_SHIFT: u32 = 7;
    const SQUARE_MASK: u16 = 127;

    #[inline]
    const fn marked(bits: u16) -> Self {
        match NonZeroU16::new(bits | Self::MARK) {
            Some(bits) => Self(bits),
            None => unreachable!(),
        }
    }

    /// The bits of the move, in the layout above: never 0.
    ///
    /// ```
    /// use komadai_shogi::Move;
    /// let mv: Move = "8h2b+".parse()?;
    /// assert_eq!(Move::from_bits(mv.bits()), Some(mv));
    /// assert_eq!(Move::from_bits(0), None);
    /// # Ok::<(), komadai_shogi::ParseMoveError>(())
    /// ```
    #[inline]
    #[must_use]
    pub const fn bits(self) -> u16 {
        self.0.get()
    }

    /// The move of these bits; `None` if no move has them.
    #[inline]
    #[must_use]
    pub const fn from_bits(bits: u16) -> Option<Self> {
        let (to, from) = (
            (bits & Self::SQUARE_MASK) as usize,
            (bits >> Self::FROM_SHIFT & Self::SQUARE_MASK) as usize,
        );
        if bits & Self::MARK != 0
            && to < Square::COUNT
            && from < Square::COUNT + HandKind::ALL.len()
        {
            Some(Self::marked(bits))
        } else {
            None
        }
    }

    /// A move of a piece on the board.
    #[inline]
    #[must_use]
    pub const fn normal(from: Square, to: Square, promote: bool) -> Self {
        let promote = if promote { Self::PROMOTE } else { 0 };
        Self::marked(promote | (from.index() as u16) << Self::FROM_SHIFT | to.index() as u16)
    }

    /// The drop of an unpromoted piece.
    #[inline]
    #[must_use]
    pub const fn drop(kind: HandKind, to: Square) -> Self {
        let from = Square::COUNT as u16 + kind as u16;
        Self::marked(from << Self::FROM_SHIFT | to.index() as u16)
    }

    /// A move of these parts.
    #[must_use]
    pub const fn new(kind: MoveKind) -> Self {
        match kind {
            MoveKind::Normal { from, to, promote } => Self::normal(from, to, promote),
            MoveKind::Drop { kind, to, promote } => {
                let promote = if promote { Self::PROMOTE } else { 0 };
                Self::marked(Self::drop(kind, to).0.get() | promote)
            }
        }
    }

    /// The parts of the move.
    #[inline]
    #[must_use]
    pub const fn kind(self) -> MoveKind {
        const KINDS: [HandKind; 8] = [
            HandKind::Pawn,
            HandKind::Lance,
            HandKind::Knight,
            HandKind::Silver,
            HandKind::Gold,
            HandKind::Bishop,
            HandKind::Rook,
            HandKind::Rook,
        ];
        let from = (self.0.get() >> Self::FROM_SHIFT & Self::SQUARE_MASK) as usize;
        let (to, promote) = (self.to(), self.promotes());
        match Square::from_index(from) {
            Some(from) => MoveKind::Normal { from, to, promote },
            None => MoveKind::Drop {
                kind: KINDS[(from - Square::COUNT) & 7],
                to,
                promote,
            },
        }
    }

    /// The destination.
    #[inline]
    #[must_use]
    pub const fn to(self) -> Square {
        Square::from_index_unchecked((self.0.get() & Self::SQUARE_MASK) as u32)
    }

    /// The origin on the board; `None` for a drop.
    #[inline]
    #[must_use]
    pub const fn from(self) -> Option<Square> {
        match self.kind() {
            MoveKind::Normal { from, .. } => Some(from),
            MoveKind::Drop { .. } => None,
        }
    }

    /// Whether it is a drop.
    #[inline]
    #[must_use]
    pub const fn is_drop(self) -> bool {
        self.from().is_none()
    }

    /// Whether the piece promotes.
    #[inline]
    #[must_use]
    pub const fn promotes(self) -> bool {
        self.0.get() & Self::PROMOTE != 0
    }

    /// The origin if `color` makes the move.
    #[must_use]
    pub const fn origin(self, color: Color) -> Origin {
        match self.kind() {
            MoveKind::Normal { from, .. } => Origin::Board(from),
            MoveKind::Drop { kind, .. } => Origin::Hand(color, kind),
        }
    }

    /// The same move on the board rotated by 180 degrees.
    #[must_use]
    pub const fn rotated(self) -> Self {
        Self::new(match self.kind() {
            MoveKind::Normal { from, to, promote } => MoveKind::Normal {
                from: from.rotated(),
                to: to.rotated(),
                promote,
            },
            MoveKind::Drop { kind, to, promote } => MoveKind::Drop {
                kind,
                to: to.rotated(),
                promote,
            },
        })
    }

    /// The move of a template of [`Move::bits`] with the destination `to`.
    #[inline]
    pub(crate) const fn from_template(base: u16, to: u16) -> Self {
        Self::marked(base | to)
    }
}

/// A move and the side that made it. In a game without a referee that may be the side
/// not to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Ply {
    /// The side that made the move.
    pub by: Color,
    /// The move.
    pub mv: Move,
}

impl fmt::Debug for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}
