//! What readers of records remark on.

mod expected;
mod pieces;
mod start;
mod structure;

use alloc::boxed::Box;
use core::fmt;

use strum::EnumCount;

pub use expected::{Expected, Part};
pub use pieces::PieceRemark;
pub use start::{EncodingRemark, StartRemark};
pub use structure::StructureRemark;

use komadai_shogi::{IllegalMoveReason, Move, PieceKind, PositionErrors, Square};

/// What is wrong with a place in a record, or what was expected there. A program can say it
/// in its own words; `Display` says it in English.
#[derive(Clone, Debug, PartialEq, Eq, Hash, EnumCount)]
pub enum Remark {
    /// There is no text.
    Empty,
    /// HTML or XML.
    WebPage,
    /// The address of a page or a file.
    WebAddress,
    /// An image, a database, a program: by the name of its kind, if it is known.
    Binary(Option<&'static str>),
    /// An archive, by the name of its kind.
    Packed(&'static str),
    /// A format that is not read, by its name.
    UnreadFormat(&'static str),
    /// A text in none of the known formats.
    UnknownFormat,
    /// A text in which there is neither a header nor a move.
    NoRecord,
    /// Damaged characters, or another encoding.
    DamagedText,
    /// Another game than shogi on 9 by 9 squares.
    OtherGame,
    /// A handicap that is not known: an even game is assumed.
    UnknownHandicap,
    /// The diagram of a position is missing: an even game is assumed.
    MissingDiagram,
    /// An illegal move.
    Illegal(IllegalMoveReason),
    /// An illegal move in a variation: what follows is left out.
    IllegalInVariation(IllegalMoveReason),
    /// A move after an illegal one.
    AfterIllegalMove,
    /// The piece that moves is not on its square or in hand.
    PieceMissing,
    /// No such piece can go to the square.
    NoSuchPiece {
        /// The piece.
        kind: PieceKind,
        /// Where it goes.
        to: Square,
    },
    /// Several such pieces can go to the square.
    SeveralPieces {
        /// The piece.
        kind: PieceKind,
        /// Where it goes.
        to: Square,
    },
    /// Another piece than the one named stands where the move begins.
    OtherPiece {
        /// Where the move begins.
        from: Square,
        /// The piece there.
        there: PieceKind,
        /// The piece that is named.
        named: PieceKind,
    },
    /// The square where a move begins cannot be read.
    UnreadableOrigin,
    /// The number of a move is not the next one, which is this.
    MoveNumber(u32),
    /// A number without a move.
    MoveMissing,
    /// A part of a line that is left out.
    NotUnderstood,
    /// A line that is left out.
    NeitherHeaderNorMove,
    /// Brackets that are not closed.
    UnclosedBracket,
    /// A time that is left out.
    InvalidTime,
    /// Moves after the end of a line, which are left out.
    MovesAfterEnd,
    /// A second end of a line, which is left out.
    SecondEnd,
    /// A word that is kept as the end of the game.
    UnknownEnd,
    /// A variation of a move that no line has, by the number of the move: it is left out.
    NoBranchingMove(u32),
    /// A variation with the moves of another one.
    DuplicateVariation,
    /// Another game in the same text, which is not read.
    SecondGame,
    /// The text stops without an end of the game.
    CutOff,
    /// The game goes on after a position that has stood four times.
    AfterRepetition,
    /// There are more warnings than are kept.
    TooManyWarnings,
    /// The start position has errors.
    StartPosition(PositionErrors),
    /// A text that is no SFEN.
    NotSfen(PositionErrors),
    /// About the encoding.
    Encoding(EncodingRemark),
    /// About the start position.
    Start(StartRemark),
    /// About a piece.
    Piece(PieceRemark),
    /// About the structure of the record.
    Structure(StructureRemark),
    /// What was expected instead.
    Expected(Expected),
    /// What was expected instead of a part that is left out.
    LeftOut(Expected),
    /// A remark on a move that cannot be read in the text.
    Move(Move, Box<Self>),
}

impl Remark {
    /// What is said of an illegal move in a variation, which is read up to there.
    pub(super) fn in_variation(self) -> Self {
        match self {
            Self::Illegal(why) => Self::IllegalInVariation(why),
            Self::Move(mv, about) => Self::Move(mv, Box::new(about.in_variation())),
            other => other,
        }
    }
}

impl fmt::Display for Remark {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Empty => "there is nothing in it",
            Self::WebPage => "this is a web page, not a record",
            Self::WebAddress => {
                "this is a web address, not a record: open it, and copy or save the record there"
            }
            Self::Binary(None) => "this is no text: an image, an archive or a program",
            Self::Binary(Some(kind)) => return write!(f, "this is {kind} data, not a record"),
            Self::Packed(kind) => return write!(f, "this is packed ({kind}): unpack it first"),
            Self::UnreadFormat(name) => {
                return write!(f, "this is a record in {name}, which is not read here");
            }
            Self::UnknownFormat => {
                "this is no record in a format that is known here: KIF, KI2, CSA, JKF, USI or USEN"
            }
            Self::NoRecord => "this is no record: there is neither a header nor a move",
            Self::DamagedText => "characters are damaged here, or are of another encoding",
            Self::OtherGame => "this is another game: only shogi on 9 by 9 squares is known",
            Self::UnknownHandicap => "this handicap is not known: taken as an even game",
            Self::MissingDiagram => "the diagram is missing: taken as an even game",
            Self::Illegal(why) => return why.fmt(f),
            Self::IllegalInVariation(why) => {
                return write!(f, "{why}; what follows in this variation is left out");
            }
            Self::AfterIllegalMove => "nothing can follow an illegal move",
            Self::PieceMissing => "the piece for this move is not there",
            Self::NoSuchPiece { kind, to } => return write!(f, "no {kind} can go to {to}"),
            Self::SeveralPieces { kind, to } => {
                return write!(f, "more than one {kind} can go to {to}");
            }
            Self::OtherPiece { from, there, named } => {
                return write!(f, "the piece on {from} is a {there}, not a {named}");
            }
            Self::UnreadableOrigin => "where the piece comes from cannot be read",
            Self::MoveNumber(expected) => {
                return write!(
                    f,
                    "the number {expected} was expected: moves are taken in their order"
                );
            }
            Self::MoveMissing => "a move was expected after its number",
            Self::NotUnderstood => "this is not understood, and is left out",
            Self::NeitherHeaderNorMove => "this is neither a header nor a move, and is left out",
            Self::UnclosedBracket => "a closing bracket was expected: is the file cut off?",
            Self::InvalidTime => "this is no time such as 0:12/00:00:12, and is left out",
            Self::MovesAfterEnd => "a move after the end: it and what follows is left out",
            Self::SecondEnd => "the line has ended already: this is left out",
            Self::UnknownEnd => "neither a move nor a known end of a game: kept as it stands",
            Self::NoBranchingMove(number) => {
                return write!(
                    f,
                    "no line before has a move {number} to vary: this variation is left out"
                );
            }
            Self::DuplicateVariation => "the same move is there already: kept as another variation",
            Self::SecondGame => "another game follows, the first one was read",
            Self::CutOff => "the text stops without an end of the game: it may have been cut off",
            Self::AfterRepetition => {
                "the game goes on, though the position before this move has stood four times"
            }
            Self::TooManyWarnings => "there is more to warn of, which is left out",
            Self::StartPosition(faults) => return faults.fmt(f),
            Self::NotSfen(faults) => return write!(f, "not an SFEN: {faults}"),
            Self::Encoding(about) => return about.fmt(f),
            Self::Start(about) => return about.fmt(f),
            Self::Piece(about) => return about.fmt(f),
            Self::Structure(about) => return about.fmt(f),
            Self::Expected(expected) => return expected.fmt(f),
            Self::LeftOut(expected) => return write!(f, "{expected}, and this is left out"),
            Self::Move(mv, about) => return write!(f, "{mv}: {about}"),
        })
    }
}

impl From<PositionErrors> for Remark {
    fn from(about: PositionErrors) -> Self {
        Self::StartPosition(about)
    }
}

impl From<EncodingRemark> for Remark {
    fn from(about: EncodingRemark) -> Self {
        Self::Encoding(about)
    }
}

impl From<StartRemark> for Remark {
    fn from(about: StartRemark) -> Self {
        Self::Start(about)
    }
}

impl From<PieceRemark> for Remark {
    fn from(about: PieceRemark) -> Self {
        Self::Piece(about)
    }
}

impl From<StructureRemark> for Remark {
    fn from(about: StructureRemark) -> Self {
        Self::Structure(about)
    }
}

impl From<Expected> for Remark {
    fn from(about: Expected) -> Self {
        Self::Expected(about)
    }
}
