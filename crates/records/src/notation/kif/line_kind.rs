//! The kinds of lines in KIF and KI2.

use komadai_shogi::Color;

use super::{board, ends};
use crate::{
    notation::japanese::{names, tokens},
    record::{EndMarker, key},
};

/// The kind of a line in a KIF or KI2 file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::notation) enum LineKind<'a> {
    /// An empty line, a line for programs (`#`), or decoration.
    Nothing,
    /// `*` and a comment.
    Comment(&'a str),
    /// `&` and a bookmark.
    Bookmark(&'a str),
    Handicap(&'a str),
    Header(&'a str, &'a str),
    /// The pieces in hand of a side.
    Hand(Color, &'a str),
    /// A rank: `|v香v桂 ...|一`.
    Rank(&'a str),
    /// The side to move: `先手番`.
    Turn(Color),
    /// The number of moves after the sign, as in `手数＝12  ▲７六歩  まで`.
    MoveCount(&'a str),
    /// The line above the moves: `手数----指手---------消費時間--`.
    TableHead,
    /// The number after the colon, as in `変化：9手`, or without it in `9手目`.
    Variation(&'a str),
    /// The text after まで, as in `まで9手で先手の勝ち`.
    Result(&'a str),
    /// One or more moves.
    Moves(&'a str),
    /// None of these.
    Unknown(&'a str),
}

/// The layout of moves in a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::notation) enum Layout {
    /// KIF: one move a line, after its number.
    Kif,
    /// KI2: several moves a line, with marks.
    Ki2,
}

/// The keys of headers that only a record has, and that it begins with.
pub(in crate::notation) const OPENING_KEYS: [&str; 8] = [
    key::STARTED,
    key::HANDICAP,
    key::BLACK,
    key::WHITE,
    key::RECEIVER,
    key::GIVER,
    key::EVENT,
    key::TITLE,
];

/// Stands without a value where the board was seen from White's side.
const ROTATED: &str = "盤面回転";

/// The kind of a line. Spaces before it are ignored, and around its content, except in
/// comments.
pub(in crate::notation) fn kind(line: &str, layout: Layout) -> LineKind<'_> {
    let line = tokens::skip_spaces(line);
    let Some(first) = line.chars().next() else {
        return LineKind::Nothing;
    };
    match first {
        '#' | '+' => return LineKind::Nothing,
        '*' => return LineKind::Comment(&line[1..]),
        '&' => return LineKind::Bookmark(&line[1..]),
        '|' | '｜' => return LineKind::Rank(line),
        _ => {}
    }
    if board::is_file_digits(line) {
        return LineKind::Nothing;
    }
    if let Some(number) = number_alone(line) {
        return LineKind::Variation(number);
    }
    if is_numbered(line) && layout == Layout::Kif {
        return LineKind::Moves(line);
    }
    if let Some(rest) = line.strip_prefix("手数") {
        if rest.starts_with(['-', 'ー', '―', '－']) {
            return LineKind::TableHead;
        }
        if let Some(count) = rest.strip_prefix(['=', '＝']) {
            return LineKind::MoveCount(count);
        }
    }
    if let Some(result) = line.strip_prefix("まで")
        && names::number(tokens::skip_spaces(result)).is_some()
    {
        return LineKind::Result(result);
    }
    if let Some(color) = line
        .trim_end()
        .strip_suffix('番')
        .and_then(names::side_of_word)
    {
        return LineKind::Turn(color);
    }
    if let Some((key, value)) = key_and_value(line) {
        return keyed(key, value);
    }
    if line.trim_end() == ROTATED {
        return LineKind::Header(ROTATED, "");
    }
    if tokens::begins(line) {
        return LineKind::Moves(line);
    }
    LineKind::Unknown(line)
}

/// `3手目` or `3手`, the heading of a variation without its word.
fn number_alone(line: &str) -> Option<&str> {
    let line = line.trim_end();
    let (_, rest) = names::number(line)?;
    matches!(rest, "手目" | "手").then_some(line)
}

/// The sign after which a line is text of a person: a comment, or the value of a header.
pub(super) fn prose(line: &str, layout: Layout) -> Option<char> {
    match kind(line, layout) {
        LineKind::Comment(_) => Some('*'),
        LineKind::Bookmark(_) => Some('&'),
        LineKind::Header(..) if line.contains('：') => Some('：'),
        LineKind::Header(..) => Some(':'),
        _ => None,
    }
}

/// Whether a line begins with a number and a space, or with a negative number.
fn is_numbered(line: &str) -> bool {
    match names::number(line.trim_start_matches(['-', '－'])) {
        Some((_, rest)) => {
            rest.starts_with([' ', '\u{3000}', '\t', '.', '．'])
                || rest.is_empty()
                || after_other_sign(rest).is_some()
        }
        None => false,
    }
}

/// The move or the end after a number with 手目, 手 or a colon, as in `1手目 ７六歩(77)` and
/// `1:７六歩(77)`.
pub(in crate::notation) fn after_other_sign(rest: &str) -> Option<&str> {
    let word = rest
        .strip_prefix("手目")
        .or_else(|| rest.strip_prefix('手'));
    let behind = word.unwrap_or(rest);
    let colon = behind.strip_prefix([':', '：']);
    let step = tokens::skip_spaces(colon.unwrap_or(behind));
    let is_step = || tokens::read(step).is_ok() || is_known_end(step);
    ((word.is_some() || colon.is_some()) && is_step()).then_some(step)
}

fn is_known_end(text: &str) -> bool {
    let end = text.find([' ', '\u{3000}', '\t', '(', '（']);
    let word = &text[..end.unwrap_or(text.len())];
    !matches!(ends::of_word(word), EndMarker::Other(_))
}

/// A key before a full-width colon; before a half-width one only a known key.
fn key_and_value(line: &str) -> Option<(&str, &str)> {
    const KNOWN: [&str; 5] = [key::STARTED, key::ENDED, key::EVENT, key::HANDICAP, "変化"];
    let (key, value) = match line.split_once('：') {
        Some(parts) => parts,
        None => line.split_once(':').filter(|(key, _)| {
            KNOWN.contains(key) || names::side_of_word(key).is_some() || hand_of(key).is_some()
        })?,
    };
    Some((key.trim(), value.trim()))
}

fn keyed<'a>(key: &'a str, value: &'a str) -> LineKind<'a> {
    match key {
        key::HANDICAP => LineKind::Handicap(value),
        "変化" => LineKind::Variation(value),
        _ => match hand_of(key) {
            Some(color) => LineKind::Hand(color, value),
            None => LineKind::Header(key, value),
        },
    }
}

fn hand_of(key: &str) -> Option<Color> {
    ["の持駒", "の持ち駒"]
        .into_iter()
        .find_map(|suffix| key.strip_suffix(suffix))
        .and_then(names::side_of_word)
}
