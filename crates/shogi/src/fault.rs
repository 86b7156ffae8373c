use alloc::{string::String, vec::Vec};
use core::fmt;

use crate::{Color, HandKind, Piece, PieceKind, Square};

/// One thing that is wrong with a position, or with the SFEN it was read from.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Fault {
    /// The text has not three or four fields.
    FieldCount { found: usize },
    /// A space before the first field, after the last, or a second one between
    /// two; columns count from 1.
    ExtraSpace { column: usize },
    /// The board has not nine rows.
    RowCount { found: usize },
    /// A row describes more than nine squares.
    RowTooLong { rank: u8, squares: u32 },
    /// A row describes fewer than nine squares.
    RowTooShort { rank: u8, squares: u32 },
    /// A character that has no meaning there.
    Unexpected {
        column: usize,
        found: char,
        expected: &'static str,
    },
    /// A `+` before a piece that has no promoted face, or before nothing.
    NoPromotedFace { column: usize },
    /// A king in hand.
    KingInHand { column: usize },
    /// A count in hand that is 0 or 1, has a leading zero, or has no piece.
    BadHandCount { column: usize },
    /// More pieces in one hand than can be counted.
    HandOverflow { column: usize, kind: HandKind },
    /// The side to move is neither `b` nor `w`.
    BadTurn { found: String },
    /// The move number is not a whole number from 1 to 4,294,967,295.
    BadMoveNumber { found: String },
    /// More pieces than a set has, both sides, board and hands.
    TooMany {
        kind: PieceKind,
        count: u32,
        limit: u8,
    },
    /// A side has more than one king.
    TwoKings { color: Color, count: u32 },
    /// A king is missing.
    MissingKing { color: Color },
    /// No king at all, where at least one is needed.
    NoKings,
    /// Two unpromoted pawns of one side on a file.
    Nifu { color: Color, file: u8 },
    /// A piece on a square from which it could never move.
    DeadPiece { square: Square, piece: Piece },
    /// The side that is not to move stands in check: its king could be taken.
    OpponentInCheck { king: Square, attacker: Square },
}

impl fmt::Display for Fault {
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
            Self::DeadPiece { square, piece } => write!(
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

/// What makes a noun a plural.
const fn plural(one: bool) -> &'static str {
    if one { "" } else { "s" }
}

/// Everything that is wrong with a position: at least one fault.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Faults(Vec<Fault>);

impl Faults {
    /// `Ok` when there is no fault.
    pub(crate) fn check(faults: Vec<Fault>) -> Result<(), Self> {
        if faults.is_empty() {
            Ok(())
        } else {
            Err(Self(faults))
        }
    }

    /// The faults in the order they were found.
    pub fn iter(&self) -> core::slice::Iter<'_, Fault> {
        self.0.iter()
    }
}

impl fmt::Display for Faults {
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

impl core::error::Error for Faults {}
