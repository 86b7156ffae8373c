//! Reading Japanese moves.

use alloc::{borrow::ToOwned, string::String};
use core::fmt;

use komadai_shogi::{
    Bitboard, Color, Move, MoveKind, Origin, PieceKind, Position, Promotion, Square,
};

use super::{
    origin::{movers, origin_marks},
    tokens::{self, MoveTokens, OriginMarks, skip_spaces},
};
use crate::notation::{Expected, Part, PieceRemark, Remark};

/// A move that was read.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct JapaneseMove {
    /// The side: that of the mark, or without one the side to move.
    pub by: Color,
    /// The move; it may be illegal.
    pub mv: Move,
    /// A warning, if part of the move is a guess.
    pub doubt: Option<PieceRemark>,
}

/// Why a text is not a move in the position.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum JapaneseMoveError {
    /// The text is not a move.
    Text {
        /// The text.
        found: String,
        /// What was expected there.
        expected: Expected,
    },
    /// 同 without a previous move.
    NothingBefore,
    /// The name of the piece cannot be read.
    UnknownPiece,
    /// No piece of the kind can go there, or none that fits the marks.
    NoSuchPiece {
        /// The kind of the piece.
        kind: PieceKind,
        /// The destination.
        to: Square,
    },
    /// Several pieces can, and the marks do not decide.
    Several {
        /// The kind of the piece.
        kind: PieceKind,
        /// The destination.
        to: Square,
    },
}

/// Reads a move as people write it: `▲７六歩`, `76歩`, `同銀左上成`. Digits may be ASCII or
/// full-width, characters old or new, and the mark of the side may be missing. `before`
/// is the previous move, for 同.
///
/// ```
/// use komadai_records::notation::japanese;
/// use komadai_shogi::Position;
/// let start = Position::startpos();
/// let gold = japanese::read(&start, "☗５八金右", None)?;
/// assert_eq!(gold.mv.to_string(), "4i5h");
/// let unclear = japanese::read(&start, "58金", None).unwrap_err();
/// assert_eq!(unclear.to_string(), "more than one gold can go to 5h");
/// # Ok::<(), japanese::JapaneseMoveError>(())
/// ```
///
/// # Errors
/// When the text is not a move, or not the move of exactly one piece.
pub fn read(
    position: &Position,
    text: &str,
    before: Option<Move>,
) -> Result<JapaneseMove, JapaneseMoveError> {
    let (parsed, rest) =
        tokens::read(skip_spaces(text)).map_err(|error| JapaneseMoveError::Text {
            found: error.rest.to_owned(),
            expected: error.expected,
        })?;
    if !rest.trim().is_empty() {
        return Err(JapaneseMoveError::Text {
            found: rest.to_owned(),
            expected: Part::Nothing.expected(),
        });
    }
    let by = parsed.by.unwrap_or(position.turn());
    let meaning = resolve(position, by, &parsed, before.map(Move::to))?;
    Ok(JapaneseMove {
        by,
        mv: meaning.mv,
        doubt: meaning.doubt,
    })
}

/// The move that a text means in a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::notation) struct Meaning {
    pub mv: Move,
    pub doubt: Option<PieceRemark>,
}

/// Finds the piece for a move without its origin.
pub(in crate::notation) fn resolve(
    position: &Position,
    by: Color,
    parsed: &MoveTokens,
    before: Option<Square>,
) -> Result<Meaning, JapaneseMoveError> {
    let to = parsed
        .to
        .or(before)
        .ok_or(JapaneseMoveError::NothingBefore)?;
    let kind = parsed.kind.ok_or(JapaneseMoveError::UnknownPiece)?;
    let all = movers(position, by, kind, to);
    if parsed.dropped || all.is_empty() {
        return drop(position, by, parsed, kind, to);
    }
    let (from, mut doubt) = which(position, by, kind, to, all, parsed)?;
    let choice = position.promotion(Origin::Board(from), to);
    if choice == Promotion::Optional && parsed.promotes.is_none() {
        doubt.get_or_insert(PieceRemark::PromotionUnsaid);
    }
    Ok(Meaning {
        mv: Move::normal(from, to, parsed.promotes == Some(true)),
        doubt,
    })
}

fn drop(
    position: &Position,
    by: Color,
    parsed: &MoveTokens,
    kind: PieceKind,
    to: Square,
) -> Result<Meaning, JapaneseMoveError> {
    let no_such_piece = JapaneseMoveError::NoSuchPiece { kind, to };
    let in_hand = kind.in_hand().ok_or(no_such_piece.clone())?;
    if !parsed.dropped && (!position.hand(by).has(in_hand) || kind.is_promoted()) {
        return Err(no_such_piece);
    }
    let mv = Move::new(MoveKind::Drop {
        kind: in_hand,
        to,
        promote: kind.is_promoted() || parsed.promotes == Some(true),
    });
    let doubt = (parsed.origin != OriginMarks::NONE).then_some(PieceRemark::NeedlessDropMark);
    Ok(Meaning { mv, doubt })
}

/// The origin among the pieces that could make the move.
fn which(
    position: &Position,
    by: Color,
    kind: PieceKind,
    to: Square,
    all: Bitboard,
    parsed: &MoveTokens,
) -> Result<(Square, Option<PieceRemark>), JapaneseMoveError> {
    let several = JapaneseMoveError::Several { kind, to };
    let fits = |&from: &Square| {
        let marks = origin_marks(by, kind, from, to, all);
        let wanted = parsed.origin;
        (wanted.way.is_none() || wanted.way == marks.way)
            && (wanted.side.is_none() || wanted.side == marks.side)
    };
    let fitting: Bitboard = all.into_iter().filter(fits).collect();
    let only = |squares: Bitboard| squares.first().filter(|_| !squares.more_than_one());
    match (only(all), only(fitting)) {
        (Some(from), _) if parsed.origin == OriginMarks::NONE => Ok((from, None)),
        (Some(from), Some(_)) => Ok((from, Some(PieceRemark::NeedlessMark { kind, to }))),
        (Some(from), None) => Ok((from, Some(PieceRemark::WrongMark { kind, to }))),
        (None, Some(from)) => Ok((from, None)),
        (None, None) => {
            let candidates = if fitting.is_empty() { all } else { fitting };
            let promote = parsed.promotes == Some(true);
            let is_legal = |&from: &Square| {
                position
                    .check_legal(Move::normal(from, to, promote))
                    .is_ok()
            };
            let from = only(candidates.into_iter().filter(is_legal).collect()).ok_or(several)?;
            Ok((from, Some(PieceRemark::OnlyLegal { kind, to, from })))
        }
    }
}

impl fmt::Display for JapaneseMoveError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Text { expected, .. } => expected.fmt(f),
            Self::NothingBefore => PieceRemark::NothingBefore.fmt(f),
            Self::UnknownPiece => Part::Piece.such(&["歩"]).fmt(f),
            Self::NoSuchPiece { kind, to } => write!(f, "no {kind} can go to {to}"),
            Self::Several { kind, to } => write!(f, "more than one {kind} can go to {to}"),
        }
    }
}

impl core::error::Error for JapaneseMoveError {}

impl From<JapaneseMoveError> for Remark {
    fn from(error: JapaneseMoveError) -> Self {
        match error {
            JapaneseMoveError::NoSuchPiece { kind, to } => Self::NoSuchPiece { kind, to },
            JapaneseMoveError::Several { kind, to } => Self::SeveralPieces { kind, to },
            JapaneseMoveError::Text { expected, .. } => expected.into(),
            JapaneseMoveError::NothingBefore => PieceRemark::NothingBefore.into(),
            JapaneseMoveError::UnknownPiece => Part::Piece.such(&["歩"]).into(),
        }
    }
}
