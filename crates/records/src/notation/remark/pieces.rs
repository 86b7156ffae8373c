//! Remarks on pieces: on the board, in hand, and named in a move.

use core::fmt;

use komadai_shogi::{PieceKind, Square};
use strum::EnumCount;

/// What is wrong with a piece or with a rank of the board, or what was guessed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, EnumCount)]
pub enum PieceRemark {
    /// A piece that is to be removed is not there.
    NothingToRemove(PieceKind),
    /// The square has a piece already.
    Occupied(Square),
    /// Pieces of this kind are never in hand.
    NeverInHand(PieceKind),
    /// So many pieces of this kind are never in hand.
    HandCount(PieceKind),
    /// A rank with too few squares, or too many.
    RankLength {
        /// The rank, from 1.
        rank: u8,
        /// The number of its squares.
        squares: u8,
    },
    /// A rank with more than nine squares.
    RankTooLong(u8),
    /// Something else than a piece on a rank.
    NoPiece {
        /// The rank, from 1.
        rank: u8,
        /// What stands there.
        found: char,
    },
    /// The number of ranks is not nine.
    RankCount(u8),
    /// The piece does not become the one that is named.
    CannotBecome {
        /// Where the move begins.
        from: Square,
        /// The piece there.
        there: PieceKind,
        /// The piece that is named.
        named: PieceKind,
    },
    /// The name cannot be read: the piece there is taken.
    Unreadable {
        /// Where the move begins.
        from: Square,
        /// The piece there.
        there: PieceKind,
    },
    /// The promoted piece is named: taken as a promotion.
    Promotes {
        /// Where the move begins.
        from: Square,
        /// The piece there.
        there: PieceKind,
    },
    /// The piece has been promoted before.
    Promoted {
        /// Where the move begins.
        from: Square,
        /// The piece there.
        there: PieceKind,
    },
    /// Whether it promotes is not said: taken as 不成.
    PromotionUnsaid,
    /// The origin is missing: taken as the only possible one.
    OriginMissing,
    /// The mark of the side is missing.
    SideMissing,
    /// A mark of a piece that can only be dropped.
    NeedlessDropMark,
    /// A mark of a piece that is the only one.
    NeedlessMark {
        /// The piece.
        kind: PieceKind,
        /// Where it goes.
        to: Square,
    },
    /// A mark that does not fit the only piece.
    WrongMark {
        /// The piece.
        kind: PieceKind,
        /// Where it goes.
        to: Square,
    },
    /// Only one of several pieces has a legal move there.
    OnlyLegal {
        /// The piece.
        kind: PieceKind,
        /// Where it goes.
        to: Square,
        /// Where it stands.
        from: Square,
    },
    /// 同 without a move before it.
    NothingBefore,
}

impl fmt::Display for PieceRemark {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NothingToRemove(kind) => write!(f, "there is no {kind} to take away"),
            Self::Occupied(square) => write!(f, "a piece stands on {square} already"),
            Self::NeverInHand(kind) => write!(f, "no {kind} can be in hand"),
            Self::HandCount(kind) => write!(f, "this is no possible number of {kind}s in hand"),
            Self::RankLength { rank, squares } => {
                write!(f, "rank {rank} has {squares} squares instead of 9")
            }
            Self::RankTooLong(rank) => write!(
                f,
                "rank {rank} has more than 9 squares: only boards of 9 by 9 are known"
            ),
            Self::NoPiece { rank, found } => {
                write!(
                    f,
                    "a piece or ・ was expected on rank {rank}, not {found:?}"
                )
            }
            Self::RankCount(ranks) => write!(f, "the board has {ranks} ranks instead of 9"),
            Self::CannotBecome { from, there, named } => write!(
                f,
                "the piece on {from} is a {there}, which does not become a {named}"
            ),
            Self::Unreadable { from, there } => {
                write!(
                    f,
                    "the piece cannot be read: taken as the {there} on {from}"
                )
            }
            Self::Promotes { from, there } => {
                write!(f, "the {there} on {from} is taken to promote")
            }
            Self::Promoted { from, there } => {
                write!(f, "the piece on {from} is a {there} already")
            }
            Self::PromotionUnsaid => f.write_str("neither 成 nor 不成 is said: taken as 不成"),
            Self::OriginMissing => {
                f.write_str("the origin is missing: taken as the only such piece that can go there")
            }
            Self::SideMissing => f.write_str("the mark of the side, ▲ or △, is missing"),
            Self::NeedlessDropMark => {
                f.write_str("the piece can only come from the hand: the mark is needless")
            }
            Self::NeedlessMark { kind, to } => {
                write!(f, "only one {kind} can go to {to}: the mark is needless")
            }
            Self::WrongMark { kind, to } => {
                write!(
                    f,
                    "only one {kind} can go to {to}, and this cannot be said of it"
                )
            }
            Self::OnlyLegal { kind, to, from } => write!(
                f,
                "more than one {kind} can go to {to}, but only the one on {from} may"
            ),
            Self::NothingBefore => f.write_str("同 needs a move before it"),
        }
    }
}
