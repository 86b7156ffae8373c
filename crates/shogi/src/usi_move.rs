//! USI moves: `7g7f`, `8h2b+`, `P*5e`.

use core::{fmt, str::FromStr};

use crate::{HandKind, Move, MoveKind, PieceKind, Square};

/// Why a text is not a USI move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum ParseMoveError {
    /// It does not have four or five characters.
    Length {
        /// The number of characters.
        found: usize,
    },
    /// The first two characters are neither a square nor a drop such as `P*`.
    Origin,
    /// The third and fourth characters are not a square.
    Destination,
    /// The fifth character is not `+`.
    Promotion,
}

impl FromStr for Move {
    type Err = ParseMoveError;

    /// Reads a USI move. A drop with a promotion, `P*5e+`, is read too: it is never
    /// legal, but one may ask why.
    fn from_str(text: &str) -> Result<Self, ParseMoveError> {
        let length = text.chars().count();
        if !(4..=5).contains(&length) {
            return Err(ParseMoveError::Length { found: length });
        }
        let origin = text.get(..2).ok_or(ParseMoveError::Origin)?;
        let to = text
            .get(2..4)
            .and_then(|to| Square::from_usi(to).ok())
            .ok_or(ParseMoveError::Destination);
        let promote = match text.get(4..) {
            Some("+") => Ok(true),
            Some("") => Ok(false),
            _ => Err(ParseMoveError::Promotion),
        };
        if let Ok(from) = Square::from_usi(origin) {
            return Ok(Self::normal(from, to?, promote?));
        }
        let kind = drop_kind(origin).ok_or(ParseMoveError::Origin)?;
        Ok(Self::new(MoveKind::Drop {
            kind,
            to: to?,
            promote: promote?,
        }))
    }
}

fn drop_kind(text: &str) -> Option<HandKind> {
    let letter = text.strip_suffix('*')?.chars().next()?;
    PieceKind::from_sfen_letter(letter)?.in_hand()
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (to, plus) = (self.to(), if self.promotes() { "+" } else { "" });
        match self.kind() {
            MoveKind::Normal { from, .. } => write!(f, "{from}{to}{plus}"),
            MoveKind::Drop { kind, .. } => write!(f, "{}*{to}{plus}", kind.kind().to_sfen()),
        }
    }
}

impl fmt::Display for ParseMoveError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Length { found } => {
                write!(
                    f,
                    "a move such as 7g7f, 8h2b+ or P*5e has 4 or 5 characters, found {found}"
                )
            }
            Self::Origin => f.write_str("a move begins with a square (7g) or a drop (P*)"),
            Self::Destination => {
                f.write_str("the third and fourth characters of a move are a square (7f)")
            }
            Self::Promotion => f.write_str("only '+' may follow the destination of a move"),
        }
    }
}

impl core::error::Error for ParseMoveError {}
