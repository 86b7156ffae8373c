//! The parts of a Japanese move.

use komadai_shogi::{Color, PieceKind, Square};

use super::names;
use crate::notation::{Expected, Part};

/// The parts of a move's text, independent of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct MoveTokens {
    /// The side of the mark, if there is one.
    pub by: Option<Color>,
    /// The destination; none for 同.
    pub to: Option<Square>,
    /// The kind; `None` for a single unknown character.
    pub kind: Option<PieceKind>,
    pub origin: OriginMarks,
    /// Whether the text has 成 or 不成; `None` with neither.
    pub promotes: Option<bool>,
    /// Whether the text has 打.
    pub dropped: bool,
}

/// The marks for the origin of the piece.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct OriginMarks {
    pub way: Option<Way>,
    pub side: Option<Side>,
}

/// The direction of the move, seen by its owner.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Way {
    /// 上
    Up,
    /// 寄
    Aside,
    /// 引
    Back,
}

/// The side on which the piece stands relative to the others or to its destination,
/// seen by its owner.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Side {
    /// 左
    Left,
    /// 直
    Straight,
    /// 右
    Right,
}

impl OriginMarks {
    pub const NONE: Self = Self {
        way: None,
        side: None,
    };
}

/// Why a text is not a move: where, and what was expected there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct TokenError<'a> {
    pub rest: &'a str,
    pub expected: Expected,
}

/// Whether a text looks like the start of a move.
pub(crate) fn begins(text: &str) -> bool {
    text.starts_with(|letter| {
        letter == '同' || names::side(letter).is_some() || names::digit(letter).is_some()
    })
}

/// The parts of the move at the start of a text, and the rest.
pub(crate) fn read(text: &str) -> Result<(MoveTokens, &str), TokenError<'_>> {
    let (by, text) = match text.chars().next() {
        Some(mark) => match names::side(mark) {
            Some(by) => (Some(by), skip_spaces(&text[mark.len_utf8()..])),
            None => (None, text),
        },
        None => (None, text),
    };
    let (to, rest) = match names::square(text) {
        // Books write ２四同歩.
        Some((to, rest)) => (Some(to), rest.strip_prefix('同').unwrap_or(rest)),
        None => match text.strip_prefix('同') {
            Some(rest) => (None, rest),
            None => {
                return Err(TokenError {
                    rest: text,
                    expected: Part::Square.such(&["７六", "同"]),
                });
            }
        },
    };
    let rest = skip_spaces(rest);
    let (kind, rest) = match names::piece(rest) {
        Some((kind, rest)) => (Some(kind), rest),
        None => (None, without_one(rest)?),
    };
    let mut parsed = MoveTokens {
        by,
        to,
        kind,
        origin: OriginMarks::NONE,
        promotes: None,
        dropped: false,
    };
    let rest = parsed.marks(rest);
    Ok((parsed, rest))
}

impl MoveTokens {
    /// Reads the marks after the piece, or after its origin; returns the rest.
    pub fn marks<'a>(&mut self, text: &'a str) -> &'a str {
        let mut rest = text;
        while let Some(letter) = rest.chars().next() {
            match letter {
                '左' => self.origin.side = Some(Side::Left),
                '直' => self.origin.side = Some(Side::Straight),
                '右' => self.origin.side = Some(Side::Right),
                '上' | '行' => self.origin.way = Some(Way::Up),
                '寄' => self.origin.way = Some(Way::Aside),
                '引' => self.origin.way = Some(Way::Back),
                '打' => self.dropped = true,
                '成' => self.promotes = Some(true),
                '生' => self.promotes = Some(false),
                '不' if rest.starts_with("不成") => {
                    self.promotes = Some(false);
                    rest = &rest['不'.len_utf8()..];
                }
                _ => break,
            }
            rest = &rest[rest.chars().next().map_or(0, char::len_utf8)..];
        }
        rest
    }
}

/// Skips a single unknown character before the end of the word.
fn without_one(text: &str) -> Result<&str, TokenError<'_>> {
    let mut chars = text.chars();
    let unknown = chars.next().filter(|letter| !letter.is_ascii());
    let rest = chars.as_str();
    let is_last = rest.is_empty()
        || rest.starts_with(|letter: char| {
            letter.is_whitespace() || "(（成不生打左直右上行寄引".contains(letter)
        });
    match unknown {
        Some(_) if is_last => Ok(rest),
        _ => Err(TokenError {
            rest: text,
            expected: Part::Piece.such(&["歩"]),
        }),
    }
}

/// Skips spaces at the start of a text, half-width and full-width.
pub(crate) fn skip_spaces(text: &str) -> &str {
    text.trim_start_matches([' ', '\u{3000}', '\t'])
}
