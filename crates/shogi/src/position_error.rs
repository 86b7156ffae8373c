//! Errors of a position or its SFEN.

use alloc::{string::String, vec::Vec};
use core::fmt;

use strum::EnumCount;

use crate::{Color, HandKind, Piece, PieceKind, Square};

/// An error of a position, or of the SFEN that it was read from.
#[derive(Clone, Debug, PartialEq, Eq, Hash, EnumCount)]
#[non_exhaustive]
pub enum PositionError {
    /// The text has neither three nor four fields.
    FieldCount {
        /// The number of fields.
        found: usize,
    },
    /// A space before the first field, after the last, or a second one between two.
    ExtraSpace {
        /// The column of the space, from 1.
        column: usize,
    },
    /// The board has not nine rows.
    RowCount {
        /// The number of rows.
        found: usize,
    },
    /// A row describes more than nine squares.
    RowTooLong {
        /// The rank, from 1.
        rank: u8,
        /// The number of squares in the row.
        squares: u32,
    },
    /// A row describes fewer than nine squares.
    RowTooShort {
        /// The rank, from 1.
        rank: u8,
        /// The number of squares in the row.
        squares: u32,
    },
    /// A character that is not allowed there.
    Unexpected {
        /// The column, from 1.
        column: usize,
        /// The character.
        found: char,
        /// What was expected there.
        expected: &'static str,
    },
    /// A `+` before a piece that does not promote, or before nothing.
    NoPromotedFace {
        /// The column of the `+`.
        column: usize,
    },
    /// A king in hand.
    KingInHand {
        /// The column of the king.
        column: usize,
    },
    /// A count of a piece in hand that is 0 or 1, has a leading zero, or has no piece.
    BadHandCount {
        /// The column of the count.
        column: usize,
    },
    /// More pieces in a hand than it can hold.
    HandOverflow {
        /// The column of the piece.
        column: usize,
        /// The kind of the piece.
        kind: HandKind,
    },
    /// The side to move is neither `b` nor `w`.
    BadTurn {
        /// The text of the field.
        found: String,
    },
    /// The move number is not a whole number from 1 to 4,294,967,295.
    BadMoveNumber {
        /// The text of the field.
        found: String,
    },
    /// More pieces than a set has, counting board and hands of both sides.
    TooMany {
        /// The kind, unpromoted.
        kind: PieceKind,
        /// The number of pieces.
        count: u32,
        /// The number of pieces in a set.
        limit: u8,
    },
    /// A side has more than one king.
    TwoKings {
        /// The side.
        color: Color,
        /// The number of its kings.
        count: u32,
    },
    /// A king is missing.
    MissingKing {
        /// The side without a king.
        color: Color,
    },
    /// No king on the board, where at least one is needed.
    NoKings,
    /// Two unpromoted pawns of one side on a file.
    Nifu {
        /// The side.
        color: Color,
        /// The file, from 1 to 9.
        file: u8,
    },
    /// A piece on a square from which it can never move (行き所のない駒).
    ImmobilePiece {
        /// The square of the piece.
        square: Square,
        /// The piece.
        piece: Piece,
    },
    /// The side not to move is in check: its king could be captured.
    OpponentInCheck {
        /// The square of the king.
        king: Square,
        /// The square of the piece that gives check.
        attacker: Square,
    },
}

impl fmt::Display for PositionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::FieldCount { found } => write!(
                f,
                "expected 3 or 4 fields (board, side to move, hands, move number), found {found}"
            ),
            Self::ExtraSpace { column } => write!(f, "column {column}: a space too many"),
            Self::RowCount { found } => {
                write!(
                    f,
                    "the board has {found} row{} instead of 9",
                    plural(*found == 1)
                )
            }
            Self::RowTooLong { rank, squares } | Self::RowTooShort { rank, squares } => {
                let s = plural(*squares == 1);
                write!(f, "row {rank} has {squares} square{s} instead of 9")
            }
            Self::Unexpected {
                column,
                found,
                expected,
            } => write!(f, "column {column}: found {found:?}, expected {expected}"),
            Self::NoPromotedFace { column } => {
                write!(
                    f,
                    "column {column}: '+' before a piece that does not promote"
                )
            }
            Self::KingInHand { column } => write!(f, "column {column}: a king in hand"),
            Self::BadHandCount { column } => write!(
                f,
                "column {column}: a count in hand is 2 or more, without leading zero, before its piece"
            ),
            Self::HandOverflow { column, kind } => {
                write!(f, "column {column}: too many {kind}s in hand")
            }
            Self::BadTurn { found } => {
                write!(f, "the side to move is {found:?}, expected \"b\" or \"w\"")
            }
            Self::BadMoveNumber { found } => write!(
                f,
                "the move number is {found:?}, expected a whole number from 1"
            ),
            Self::TooMany { kind, count, limit } => {
                write!(f, "there are {count} {kind}s, a set has {limit}")
            }
            Self::TwoKings { color, count } => write!(f, "{color} has {count} kings"),
            Self::MissingKing { color } => write!(f, "{color} has no king"),
            Self::NoKings => f.write_str("there is no king on the board"),
            Self::Nifu { color, file } => {
                write!(f, "{color} has two unpromoted pawns on file {file} (nifu)")
            }
            Self::ImmobilePiece { square, piece } => write!(
                f,
                "the {} {} on {square} could never move",
                piece.color(),
                piece.kind()
            ),
            Self::OpponentInCheck { king, attacker } => write!(
                f,
                "the side not to move is in check: the king on {king} could be taken from {attacker}"
            ),
        }
    }
}

impl core::error::Error for PositionError {}

/// The ending of a noun.
const fn plural(one: bool) -> &'static str {
    if one { "" } else { "s" }
}

/// The errors of a position: at least one.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct PositionErrors(Vec<PositionError>);

impl PositionErrors {
    /// `Ok` if there are no errors.
    pub(crate) fn check(faults: Vec<PositionError>) -> Result<(), Self> {
        if faults.is_empty() {
            Ok(())
        } else {
            Err(Self(faults))
        }
    }

    /// The errors in the order in which they were found.
    pub fn iter(&self) -> core::slice::Iter<'_, PositionError> {
        self.0.iter()
    }
}

impl fmt::Display for PositionErrors {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, fault) in self.0.iter().enumerate() {
            if i > 0 {
                f.write_str("; ")?;
            }
            fault.fmt(f)?;
        }
        Ok(())
    }
}

impl core::error::Error for PositionErrors {}

impl<'a> IntoIterator for &'a PositionErrors {
    type Item = &'a PositionError;
    type IntoIter = core::slice::Iter<'a, PositionError>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}
