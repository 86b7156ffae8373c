use super::{board, ends};
use crate::{
    Color,
    notation::japanese::{names, tokens},
    record::{EndWord, key},
};

/// What a line of a KIF or KI2 file is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::notation) enum LineKind<'a> {
    /// Nothing, a line for programs (`#`), or what only helps the eye.
    Nothing,
    /// `*`
    Comment(&'a str),
    /// `&`
    Bookmark(&'a str),
    Handicap(&'a str),
    Header(&'a str, &'a str),
    /// What a side holds.
    Hand(Color, &'a str),
    /// `|v香v桂 ...|一`
    Rank(&'a str),
    /// `先手番`
    Turn(Color),
    /// `手数＝12  ▲７六歩  まで`, after the sign.
    MoveCount(&'a str),
    /// `手数----指手---------消費時間--`
    TableHead,
    /// `変化：9手`, after the colon.
    Variation(&'a str),
    /// `まで9手で先手の勝ち`, after まで.
    Result(&'a str),
    /// What looks like a move, or several.
    Moves(&'a str),
    /// None of these.
    Unknown(&'a str),
}

/// How moves stand in a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::notation) enum Layout {
    /// KIF: one a line, after its number.
    Kif,
    /// KI2: with marks, as many a line as there is room for.
    Ki2,
}

/// What a line is. Spaces before it do not count, nor do those around what it
/// says, but for comments.
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
    if tokens::begins(line) {
        return LineKind::Moves(line);
    }
    LineKind::Unknown(line)
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

/// The move or the end behind a number that is followed by 手目, 手 or a colon, as
/// in `1手目 ７六歩(77)` and `1:７六歩(77)`.
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
    !matches!(ends::of_word(word), EndWord::Other(_))
}

/// A key before a full-width colon; before one of half width only a key that is
/// known.
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
