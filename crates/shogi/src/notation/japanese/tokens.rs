use super::names;
use crate::{Color, PieceKind, Square};

/// A move as it is said, before a position is asked what it means.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct MoveTokens {
    /// The mark before it, if there is one.
    pub by: Option<Color>,
    /// The destination; none for 同.
    pub to: Option<Square>,
    /// What moves; none for a single character that is no piece.
    pub kind: Option<PieceKind>,
    pub origin: OriginMarks,
    /// 成 or 不成, if either is said.
    pub promotes: Option<bool>,
    /// 打
    pub dropped: bool,
}

/// What is said of where the piece comes from.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct OriginMarks {
    pub way: Option<Way>,
    pub side: Option<Side>,
}

/// How it moves, seen by its owner.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Way {
    /// 上
    Up,
    /// 寄
    Aside,
    /// 引
    Back,
}

/// On which side of the others, or of its destination, it stands, seen by its
/// owner.
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

/// What a text lacks to be a move: the rest that was not understood, and what was
/// expected there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct TokenError<'a> {
    pub rest: &'a str,
    pub expected: &'static str,
}

/// Whether a text looks like the beginning of a move.
pub(crate) fn begins(text: &str) -> bool {
    text.starts_with(|letter| {
        letter == '同' || names::side(letter).is_some() || names::digit(letter).is_some()
    })
}

/// The move that a text begins with, and what follows.
pub(crate) fn read(text: &str) -> Result<(MoveTokens, &str), TokenError<'_>> {
    let (by, text) = match text.chars().next() {
        Some(mark) => match names::side(mark) {
            Some(by) => (Some(by), skip_spaces(&text[mark.len_utf8()..])),
            None => (None, text),
        },
        None => (None, text),
    };
    let (to, rest) = match names::square(text) {
        // ２四同歩 is a way of books.
        Some((to, rest)) => (Some(to), rest.strip_prefix('同').unwrap_or(rest)),
        None => match text.strip_prefix('同') {
            Some(rest) => (None, rest),
            None => {
                return Err(TokenError {
                    rest: text,
                    expected: "a square such as ７六, or 同, was expected",
                });
            }
        },
    };
    let rest = skip_spaces(rest);
    let (kind, rest) = match names::piece(rest) {
        Some((kind, rest)) => (Some(kind), rest),
        None => (None, without_one(rest)?),
    };
    let mut said = MoveTokens {
        by,
        to,
        kind,
        origin: OriginMarks::NONE,
        promotes: None,
        dropped: false,
    };
    let rest = said.marks(rest);
    Ok((said, rest))
}

impl MoveTokens {
    /// Reads marks behind the piece, or behind its origin; returns what follows.
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

/// A text after one character that is no piece, before the end of the word.
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
            expected: "the name of a piece was expected",
        }),
    }
}

/// A text without spaces at its start, of either width.
pub(crate) fn skip_spaces(text: &str) -> &str {
    text.trim_start_matches([' ', '\u{3000}', '\t'])
}
