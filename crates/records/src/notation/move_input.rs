//! Moves typed by a person in any notation: `7g7f`, `7776`, `P-7f`, `P-76`, `76歩`,
//! `☗７六歩`.

use alloc::string::String;
use core::fmt;

use komadai_shogi::{IllegalMoveReason, Move, MoveKind, Origin, Position, Promotion};

use super::{
    japanese::{self, JapaneseMoveError},
    western::{self, WesternMoveError},
};

/// A move that was typed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ParsedInput {
    /// The move; given by its squares it may be illegal.
    pub mv: Move,
    /// Whether the piece can choose to promote, and the text does not say.
    pub promotion_open: bool,
}

/// Why a text is not a move in the position.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum InputError {
    /// It is not a move in any notation.
    Unknown,
    /// No such piece can go there.
    NoSuchMove,
    /// Several pieces can, and the text does not decide.
    Several,
    /// The only such move is illegal.
    Illegal(IllegalMoveReason),
}

/// Reads a typed move. Letters may be small, digits ASCII or full-width; `before` is
/// the previous move, for 同.
///
/// ```
/// use komadai_records::notation::move_input;
/// use komadai_shogi::Position;
/// let start = Position::startpos();
/// for text in ["7g7f", "7776", "P-7f", "p76", "P-76", "76歩", "☗７六歩"] {
///     assert_eq!(move_input::read(&start, text, None)?.mv.to_string(), "7g7f");
/// }
/// let unclear = move_input::read(&start, "G-5h", None).unwrap_err();
/// assert_eq!(unclear, move_input::InputError::Several);
/// # Ok::<(), move_input::InputError>(())
/// ```
///
/// # Errors
/// When the text is not a move, or not the move of exactly one piece.
pub fn read(
    position: &Position,
    text: &str,
    before: Option<Move>,
) -> Result<ParsedInput, InputError> {
    let text = text.trim();
    let mv = match squares(text) {
        Some(mv) => mv,
        None if text.is_ascii() => western_move(position, text)?,
        None => japanese::read(position, text, before).map(|read| read.mv)?,
    };
    let choice = match mv.kind() {
        MoveKind::Normal { from, .. } => position.promotion(Origin::Board(from), mv.to()),
        MoveKind::Drop { .. } => Promotion::Never,
    };
    let said = text.ends_with(['+', '=', '成', '生']);
    Ok(ParsedInput {
        mv,
        promotion_open: choice == Promotion::Optional && !said,
    })
}

/// A move by its squares, as engines write it; `=` declines the promotion, and ranks
/// may be digits.
fn squares(text: &str) -> Option<Move> {
    let text = text.strip_suffix('=').unwrap_or(text);
    let mut usi = String::with_capacity(5);
    for (index, letter) in text.chars().enumerate() {
        usi.push(match (index, letter) {
            (1 | 3, '1'..='9') => char::from(b'a' + letter as u8 - b'1'),
            (0, _) => letter.to_ascii_uppercase(),
            _ => letter.to_ascii_lowercase(),
        });
    }
    usi.parse().ok()
}

/// Pieces have capital letters and squares small ones, but people type either.
fn western_move(position: &Position, text: &str) -> Result<Move, InputError> {
    let mut proper = text.to_ascii_lowercase();
    let piece = proper.find(|letter: char| letter != '+').unwrap_or(0);
    if let Some(letter) = proper.get_mut(piece..=piece) {
        letter.make_ascii_uppercase();
    }
    Ok(western::read(position, &proper)?)
}

impl From<WesternMoveError> for InputError {
    fn from(error: WesternMoveError) -> Self {
        match error {
            WesternMoveError::Piece | WesternMoveError::Destination | WesternMoveError::TooLong => {
                Self::Unknown
            }
            WesternMoveError::NoSuchMove => Self::NoSuchMove,
            WesternMoveError::Ambiguous => Self::Several,
            WesternMoveError::Illegal(why) => Self::Illegal(why),
        }
    }
}

impl From<JapaneseMoveError> for InputError {
    fn from(unread: JapaneseMoveError) -> Self {
        match unread {
            JapaneseMoveError::Text { .. }
            | JapaneseMoveError::NothingBefore
            | JapaneseMoveError::UnknownPiece => Self::Unknown,
            JapaneseMoveError::NoSuchPiece { .. } => Self::NoSuchMove,
            JapaneseMoveError::Several { .. } => Self::Several,
        }
    }
}

impl fmt::Display for InputError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unknown => f.write_str("this is no move: type 7g7f, P-7f or 76歩"),
            Self::NoSuchMove => f.write_str("no such piece can go there"),
            Self::Several => f.write_str("several such pieces can go there: say from where"),
            Self::Illegal(why) => why.fmt(f),
        }
    }
}

impl core::error::Error for InputError {}

#[cfg(test)]
mod tests {
    use komadai_shogi::Strictness;

    use super::*;

    /// A promotion to choose, two golds, a pawn in hand, a square taken before.
    const POSITION: &str = "4k4/1r5b1/9/9/9/2P6/9/1B5R1/3GKG3 b Pp 1";

    #[track_caller]
    fn check(text: &str, expected: Result<(&str, bool), InputError>) {
        let position = Position::from_sfen(POSITION, Strictness::Game).unwrap();
        let before = Some("8b7f".parse().unwrap());
        let read = read(&position, text, before);
        let read = read.map(|typed| (typed.mv.to_string(), typed.promotion_open));
        let expected = expected.map(|(mv, open)| (mv.to_owned(), open));
        assert_eq!(read, expected, "{text}");
    }

    #[test]
    fn every_way_of_writing_is_read() {
        for text in [
            "7f7e",
            "7675",
            "P-7e",
            "p-75",
            "P7e",
            "７五歩",
            "75歩",
            "☗７五歩",
        ] {
            check(text, Ok(("7f7e", false)));
        }
        for text in ["P*5e", "p*55", "P'5e", "５五歩", "55歩打"] {
            check(text, Ok(("P*5e", false)));
        }
    }

    #[test]
    fn a_promotion_is_open_until_it_is_said() {
        for text in ["8h2b", "8822", "Bx2b", "bx22", "22角"] {
            check(text, Ok(("8h2b", true)));
        }
        for text in ["8h2b+", "Bx2b+", "22角成"] {
            check(text, Ok(("8h2b+", false)));
        }
        for text in ["8h2b=", "Bx2b=", "22角不成", "22角生"] {
            check(text, Ok(("8h2b", false)));
        }
    }

    #[test]
    fn what_is_no_move_is_told_apart() {
        for text in [
            "", " ", "hello", "7", "76", "歩", "7g7f7", "0a1b", "+", "同",
        ] {
            check(text, Err(InputError::Unknown));
        }
        for text in ["S-5e", "55銀"] {
            check(text, Err(InputError::NoSuchMove));
        }
        for text in ["G-5h", "58金"] {
            check(text, Err(InputError::Several));
        }
        check("58金右", Ok(("4i5h", false)));
        check("G4i-5h", Ok(("4i5h", false)));
    }

    #[test]
    fn squares_name_an_illegal_move_too() {
        check("7f7d", Ok(("7f7d", false)));
        check("P*7e", Ok(("P*7e", false)));
    }
}
