//! What a text or a file is by its content.

use alloc::{borrow::ToOwned, string::String};

use crate::notation::{
    Diagnostic, Encoding, EncodingRemark, Format, Location, Remark, address, kif::line_kind,
    source_location,
};

/// What a text is by its content.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Content {
    Format(Format),
    /// Headers or a diagram, which KIF and KI2 share, and no moves.
    Headers,
    /// Not a record, and what it is.
    Other(Remark),
    Unknown,
}

/// What binary data is, by its first bytes.
pub(super) fn binary(bytes: &[u8]) -> Option<Remark> {
    const KINDS: [(&[u8], Remark); 7] = [
        (b"\x89PNG", Remark::Binary(Some("PNG"))),
        (b"\xFF\xD8\xFF", Remark::Binary(Some("JPEG"))),
        (b"GIF8", Remark::Binary(Some("GIF"))),
        (b"\x1F\x8B", Remark::Packed("gzip")),
        (b"PK\x03\x04", Remark::Packed("ZIP")),
        (b"%PDF", Remark::Binary(Some("PDF"))),
        (b"SQLite format 3", Remark::Binary(Some("SQLite"))),
    ];
    let found = KINDS.iter().find(|(magic, _)| bytes.starts_with(magic));
    found.map(|(_, what)| what.clone())
}

pub(super) fn of(text: &str) -> Content {
    let text = text.trim_start_matches('\u{feff}').trim_start();
    let lower: String = text
        .chars()
        .take(40)
        .collect::<String>()
        .to_ascii_lowercase();
    let starts = |beginnings: &[&str]| {
        beginnings
            .iter()
            .any(|beginning| lower.starts_with(beginning))
    };
    if text.is_empty() {
        return Content::Other(Remark::Empty);
    }
    if starts(&["<!doctype", "<html", "<?xml", "<head", "<body"]) {
        return Content::Other(Remark::WebPage);
    }
    if lower.starts_with('{') || lower.starts_with("[]") || lower.starts_with("[{") {
        return Content::Format(Format::Jkf);
    }
    if lower.starts_with('[') && text.lines().next().is_some_and(|line| line.contains('"')) {
        return Content::Other(Remark::UnreadFormat("PSN or PGN"));
    }
    if lower.starts_with("(;") {
        return Content::Other(Remark::UnreadFormat("SGF"));
    }
    if is_usi(text) {
        return Content::Format(Format::Usi);
    }
    if is_usen(text) {
        return Content::Format(Format::Usen);
    }
    by_lines(text)
}

/// Whether a line among others is a game or a position in USI, or holds an address with one.
pub(super) fn is_game_among_prose(line: &str) -> bool {
    let words = || {
        line.split_whitespace()
            .skip_while(|&word| word == "position")
    };
    let first = words().next().unwrap_or_default();
    let next = words().nth(1);
    let is_board = |word: &str| word.matches('/').count() == 8;
    match first {
        "sfen" => next.is_some_and(is_board),
        "startpos" => next.is_none_or(|next| next == "moves"),
        _ => is_board(first) && matches!(next, Some("b" | "w")) || address::find(line).is_some(),
    }
}

pub(super) fn is_usi(text: &str) -> bool {
    let mut words = text.split_whitespace();
    let first = words.next().unwrap_or_default();
    let is_board = first.split('/').count() >= 4
        && first.starts_with(|first: char| first.is_ascii_alphanumeric() || first == '+')
        && !first.contains([':', '~', '?']);
    ["position", "startpos", "sfen", "moves"].contains(&first) || is_board
}

pub(super) fn is_usen(text: &str) -> bool {
    let text = text.trim_end();
    if text.contains("usen=") && !text.contains(char::is_whitespace) {
        return true;
    }
    let Some((start, moves)) = text.split_once('~') else {
        return false;
    };
    let is_safe = |found: char| found.is_ascii_alphanumeric() || "._~-".contains(found);
    let offset = moves.split('.').next().unwrap_or_default();
    start.chars().all(is_safe)
        && moves.chars().all(is_safe)
        && !offset.is_empty()
        && offset.bytes().all(|byte| byte.is_ascii_digit())
}

/// Decides by the first line that only one format has.
fn by_lines(text: &str) -> Content {
    let mut has_header = false;
    let mut has_diagram = false;
    let mut in_prose = None;
    for line in source_location::lines(text) {
        let line = line.text.trim_matches([' ', '\t', '\u{3000}']);
        if let Some(comment) = line.strip_prefix('#') {
            let comment = comment.trim_start();
            if comment.starts_with("KIF") {
                return Content::Format(Format::Kif);
            }
            if comment.starts_with("KI2") {
                return Content::Format(Format::Ki2);
            }
            continue;
        }
        if is_csa(line) {
            return Content::Format(Format::Csa);
        }
        if is_kif(line) {
            return Content::Format(Format::Kif);
        }
        if is_ki2(line) {
            return Content::Format(Format::Ki2);
        }
        has_header |= line.contains('：');
        has_diagram |= line.starts_with('|') && line.contains('・');
        if in_prose.is_none() {
            in_prose = if line.contains("usen=~") {
                Some(Format::Usen)
            } else {
                is_game_among_prose(line).then_some(Format::Usi)
            };
        }
    }
    match in_prose {
        _ if has_diagram => Content::Headers,
        Some(format) => Content::Format(format),
        None if has_header => Content::Headers,
        None => Content::Unknown,
    }
}

/// Whether a line is one that a text in CSA begins with, or a move of it.
pub(in crate::notation) fn is_csa(line: &str) -> bool {
    match line.as_bytes() {
        [b'V', b'1'..=b'9', ..] | [b'N', b'+' | b'-', ..] | [b'P', b'I', ..] => true,
        [b'P', b'1'..=b'9', b' ' | b'+' | b'-', ..] | [b'P', b'+' | b'-', ..] => true,
        [b'+' | b'-'] => true,
        [b'+' | b'-', a, b, c, d, e, f, ..] => {
            [a, b, c, d].iter().all(|byte| byte.is_ascii_digit())
                && e.is_ascii_uppercase()
                && f.is_ascii_uppercase()
        }
        [b'$', b'A'..=b'Z', ..] => true,
        _ => line.starts_with("'CSA "),
    }
}

/// Whether a line of KIF or KI2 begins with a move.
pub(in crate::notation) fn begins_move(line: &str) -> bool {
    is_ki2(line) || is_kif(line) && !line.starts_with("手数-")
}

/// Whether a line begins with a move after the mark of a side.
fn is_ki2(line: &str) -> bool {
    line.starts_with(['▲', '△', '▼', '▽', '☗', '☖']) && line.chars().count() > 3
}

/// Whether a line is `手数----`, or a move after its number.
fn is_kif(line: &str) -> bool {
    let digit = |found: char| found.is_ascii_digit() || ('０'..='９').contains(&found);
    let rest = line.trim_start_matches(digit);
    // The digits above a diagram, `９ ８ ７`, have spaces between them.
    let move_begins = |rest: &str| {
        let rest = rest.trim_start_matches([' ', '\t', '\u{3000}']);
        let is_first = |found| digit(found) || "同投中".contains(found);
        rest.starts_with(is_first) && !rest.chars().nth(1).is_some_and(char::is_whitespace)
            || rest.starts_with('同')
    };
    let is_numbered = rest.len() < line.len() && rest.starts_with([' ', '\t', '\u{3000}']);
    line.starts_with("手数-")
        || is_numbered && move_begins(rest)
        || rest.len() < line.len() && line_kind::after_other_sign(rest).is_some()
}

/// A warning if the text declares another encoding than its own.
pub(super) fn declared(text: &str, encoding: Encoding) -> Option<Diagnostic> {
    let first = source_location::lines(text).next()?.text;
    let (_, name) = first.split_once("encoding=")?;
    let end = name.find([' ', '\t', ',', ';']);
    let name = &name[..end.unwrap_or(name.len())];
    let same = match &*name.to_ascii_lowercase() {
        "utf-8" | "utf8" => encoding.label() == "utf-8",
        "shift_jis" | "shift-jis" | "sjis" | "cp932" | "windows-31j" => {
            encoding == Encoding::ShiftJis || text.is_ascii()
        }
        _ => true,
    };
    let about = EncodingRemark::Declared {
        name: name.to_owned(),
        encoding,
    };
    (!same).then(|| Diagnostic::new(Location { line: 1, column: 1 }, first, about))
}
