//! Headers: `N+`, `N-` and `$KEY:value`.

use alloc::string::String;

use komadai_shogi::{Color, Handicap, Setup};

use crate::record::{Headers, Record, key};

/// The keys of CSA and of a record.
const KEYS: [(&str, &str); 10] = [
    ("EVENT", key::EVENT),
    ("SITE", key::SITE),
    ("START_TIME", key::STARTED),
    ("END_TIME", key::ENDED),
    ("OPENING", key::OPENING),
    ("TIME+", key::BLACK_TIME_LIMIT),
    ("TIME-", key::WHITE_TIME_LIMIT),
    ("MAX_MOVES", key::MAX_MOVES),
    ("JISHOGI", key::IMPASSE),
    ("NOTE", key::NOTE),
];

/// The key of a record for one of CSA; an unknown key is kept.
pub(super) fn key(name: &str) -> &str {
    match KEYS.iter().find(|(known, _)| *known == name) {
        Some((_, key)) => key,
        None if matches!(name, "TIME_LIMIT" | "TIME") => key::TIME_LIMIT,
        None => name,
    }
}

/// The key of CSA for one of a record. The time limit has two, by the form of its
/// value.
fn name<'a>(key: &'a str, value: &str) -> &'a str {
    if let Some((name, _)) = KEYS.iter().find(|(_, known)| *known == key) {
        return name;
    }
    let shaped = |separators: &[char]| {
        let marks = value.chars().filter(|found| !found.is_ascii_digit());
        marks.eq(separators.iter().copied())
    };
    match key {
        key::TIME_LIMIT if shaped(&[':', '+']) => "TIME_LIMIT",
        key::TIME_LIMIT if shaped(&['+', '+']) => "TIME",
        _ => key,
    }
}

/// The key of a side's name, which is different in handicap games.
pub(super) fn name_key(start: &Setup, color: Color) -> &'static str {
    let is_handicap = start.turn() == Color::White
        && Handicap::ALL
            .iter()
            .any(|handicap| *start == handicap.setup());
    match (is_handicap, color) {
        (false, Color::Black) => key::BLACK,
        (false, Color::White) => key::WHITE,
        (true, Color::Black) => key::RECEIVER,
        (true, Color::White) => key::GIVER,
    }
}

/// Writes all headers; returns whether they are read back unchanged. Headers without a
/// value are left out.
pub(super) fn write(record: &Record, text: &mut String) -> bool {
    let headers: &Headers = &record.headers;
    let mut kept = true;
    let mut names = [None; 2];
    for (slot, (color, sign)) in [(Color::Black, "N+"), (Color::White, "N-")]
        .into_iter()
        .enumerate()
    {
        let wanted = name_key(record.start(), color);
        let other = match (color, wanted) {
            (Color::Black, key::BLACK) => key::RECEIVER,
            (Color::Black, _) => key::BLACK,
            (Color::White, key::WHITE) => key::GIVER,
            (Color::White, _) => key::WHITE,
        };
        let named = |key: &&str| headers.get(key).is_some_and(|name| !name.trim().is_empty());
        let Some(key) = [wanted, other].into_iter().find(named) else {
            continue;
        };
        let name = headers.get(key).unwrap_or_default();
        for line in lines(name) {
            push_line(text, &[sign, line]);
        }
        kept &= key == wanted && is_read_back(name);
        names[slot] = Some(key);
    }
    for (key, value) in headers
        .iter()
        .filter(|(key, _)| !names.contains(&Some(key)))
    {
        // They would be read as another line of the name.
        let is_name = matches!(key, key::BLACK | key::WHITE);
        if is_name || key.trim() != key || key.is_empty() || key.contains([':', '\n', '\r']) {
            kept &= value.is_empty();
            continue;
        }
        for line in lines(value) {
            let name = name(key, line);
            kept &= self::key(name) == key;
            push_line(text, &["$", name, ":", line]);
        }
        kept &= is_read_back(value);
    }
    kept
}

fn lines(value: &str) -> impl Iterator<Item = &str> {
    let lines = value.split(['\n', '\r']);
    lines.filter(|line| !line.trim().is_empty())
}

/// Whether a value is read back unchanged from its lines.
fn is_read_back(value: &str) -> bool {
    let is_plain = |line: &str| !line.is_empty() && line.trim() == line && !line.contains('\r');
    value.is_empty() || value.split('\n').all(is_plain)
}

fn push_line(text: &mut String, parts: &[&str]) {
    text.extend(parts.iter().copied());
    text.push('\n');
}
