//! Remarks on the start of a record: the encoding of its text and its first position.

use alloc::string::String;
use core::fmt;

use komadai_shogi::Color;
use strum::EnumCount;

use crate::notation::Encoding;

/// What is odd about the encoding of a file.
#[derive(Clone, Debug, PartialEq, Eq, Hash, EnumCount)]
pub enum EncodingRemark {
    /// Few records are in it.
    Unusual(Encoding),
    /// Bytes that it does not have.
    Damaged(Encoding),
    /// A line in UTF-8 in a file of this encoding.
    Mixed(Encoding),
    /// It is not decoded.
    NotDecoded(Encoding),
    /// The file names another one.
    Declared {
        /// The name in the file.
        name: String,
        /// The encoding of the file.
        encoding: Encoding,
    },
}

/// What is odd about the start position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, EnumCount)]
pub enum StartRemark {
    /// It is missing: an even game is assumed.
    Missing,
    /// The side to move is missing.
    NoTurn,
    /// The side to move is missing: Black is assumed.
    TurnIsBlack,
    /// The side to move is missing: that of the first move is assumed.
    TurnOfFirstMove,
    /// The side to move is missing: the one that did not make the move before is assumed.
    TurnAfterMove,
    /// The pieces in hand are missing: none are assumed.
    NoHands,
    /// The number of the first move is out of range: 1 is assumed.
    MoveNumber,
    /// A side has no king, as in problems.
    Problem(Color),
    /// There is no king, as in exercises.
    Study,
    /// The side to move can neither move nor is it in check.
    NoLegalMove,
    /// It stands among the moves.
    Late,
    /// A handicap that is not known.
    UnknownHandicap,
    /// Programs set up this handicap in different ways.
    UnclearHandicap,
    /// Programs differ in the lance of this handicap.
    UnclearLance,
    /// The diagram is not that of the handicap.
    OtherDiagram,
}

impl fmt::Display for EncodingRemark {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unusual(encoding) => {
                write!(f, "the file is in {}, which is unusual", encoding.label())
            }
            Self::Damaged(encoding) => {
                let label = encoding.label();
                write!(f, "the bytes here are no {label}: characters are missing")
            }
            Self::Mixed(encoding) => {
                write!(f, "the line is in utf-8, the file in {}", encoding.label())
            }
            Self::NotDecoded(encoding) => write!(f, "{} is not decoded here", encoding.label()),
            Self::Declared { name, encoding } => {
                write!(f, "the file says {name}, but is in {}", encoding.label())
            }
        }
    }
}

impl fmt::Display for StartRemark {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Missing => "the start position is missing: taken as an even game",
            Self::NoTurn => "the side to move is missing after the board",
            Self::TurnIsBlack => "the side to move first is missing: taken as Black",
            Self::TurnOfFirstMove => "the side to move first is missing: taken from the first move",
            Self::TurnAfterMove => {
                "the side to move first is missing: taken from the move before the board"
            }
            Self::NoHands => "the pieces in hand are missing: taken as none",
            Self::MoveNumber => "a move number is from 1 to 4,294,967,295: taken as 1",
            Self::Problem(color) => {
                return write!(f, "{color} has no king: this is a problem, not a game");
            }
            Self::Study => "there is no king on the board: this is a position for study",
            Self::NoLegalMove => "the side to move has no legal move, and is not in check",
            Self::Late => "the start position stands before the side to move and the moves",
            Self::UnknownHandicap => "this handicap is not known",
            Self::UnclearHandicap => "programs mean different pieces by this name, see the board",
            Self::UnclearLance => {
                "programs differ in which lance is missing: taken as the one on 1a"
            }
            Self::OtherDiagram => "the diagram is not of this handicap: the diagram is taken",
        })
    }
}
