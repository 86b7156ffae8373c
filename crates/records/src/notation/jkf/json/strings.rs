//! Strings: their end, their escapes, and writing them.

use alloc::{borrow::Cow, string::String};

use crate::notation::{Expected, Part};

/// Why a text is not JSON.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::notation::jkf) struct JsonError {
    /// The byte offset of the error.
    pub at: usize,
    pub expected: Expected,
}

/// The end of a string that begins with the quote at `at`, behind its closing
/// quote; none if the text stops before.
pub(super) fn end(text: &str, at: usize) -> Result<Option<usize>, JsonError> {
    let bytes = text.as_bytes();
    let mut index = at + 1;
    while let Some(&byte) = bytes.get(index) {
        match byte {
            b'"' => return Ok(Some(index + 1)),
            b'\\' => match bytes.get(index + 1) {
                None => return Ok(None),
                Some(b'u') => {
                    let digits = &bytes[index + 2..bytes.len().min(index + 6)];
                    if !digits.iter().all(u8::is_ascii_hexdigit) {
                        let expected = Part::Escape.such(&["\\u3042"]);
                        return Err(JsonError {
                            at: index,
                            expected,
                        });
                    }
                    index += 2 + digits.len();
                }
                Some(b'"' | b'\\' | b'/' | b'b' | b'f' | b'n' | b'r' | b't') => index += 2,
                Some(_) => {
                    let expected = Part::Escape.such(&["\\\"", "\\n"]);
                    return Err(JsonError {
                        at: index,
                        expected,
                    });
                }
            },
            0..0x20 => {
                let expected = Part::StringEnd.expected();
                return Err(JsonError {
                    at: index,
                    expected,
                });
            }
            _ => index += 1,
        }
    }
    Ok(None)
}

/// The string that begins with the quote at `at`, whose end was found.
pub(super) fn read(text: &str, at: usize) -> Cow<'_, str> {
    let raw = &text[at + 1..];
    let Some(first) = raw.find(['"', '\\']) else {
        return raw.into();
    };
    if raw[first..].starts_with('"') {
        return raw[..first].into();
    }
    let mut read = String::new();
    let mut rest = raw;
    while let Some(mark) = rest.find(['"', '\\']) {
        read.push_str(&rest[..mark]);
        let mut after = rest[mark..].chars();
        if after.next() == Some('"') {
            break;
        }
        let escaped = after.next().unwrap_or('\\');
        rest = after.as_str();
        match escaped {
            'u' => rest = unit(rest, &mut read),
            'b' => read.push('\u{8}'),
            'f' => read.push('\u{c}'),
            'n' => read.push('\n'),
            'r' => read.push('\r'),
            't' => read.push('\t'),
            other => read.push(other),
        }
    }
    read.into()
}

/// Reads what follows `\u`, and the second half of a pair; returns the rest.
fn unit<'t>(text: &'t str, read: &mut String) -> &'t str {
    let hex = |text: &str| u16::from_str_radix(text.get(..4)?, 16).ok();
    let Some(first) = hex(text) else {
        return text;
    };
    let rest = &text[4..];
    let second = rest.strip_prefix("\\u").and_then(hex);
    let units = [first, second.unwrap_or_default()];
    let is_pair = (0xD800..0xDC00).contains(&first) && (0xDC00..0xE000).contains(&units[1]);
    let units = if is_pair { &units[..] } else { &units[..1] };
    for character in char::decode_utf16(units.iter().copied()) {
        read.push(character.unwrap_or(char::REPLACEMENT_CHARACTER));
    }
    if is_pair { &rest[6..] } else { rest }
}

/// Writes a string with its quotes.
pub(in crate::notation::jkf) fn write(value: &str, text: &mut String) {
    text.push('"');
    for character in value.chars() {
        match character {
            '"' | '\\' => text.extend(['\\', character]),
            '\n' => text.push_str("\\n"),
            '\r' => text.push_str("\\r"),
            '\t' => text.push_str("\\t"),
            // Control characters; and two ends of a line that scripts stumble on.
            '\0'..' ' | '\u{7f}' | '\u{2028}' | '\u{2029}' => {
                text.push_str("\\u");
                for shift in [12, 8, 4, 0] {
                    let digit = character as u32 >> shift & 15;
                    text.extend(char::from_digit(digit, 16));
                }
            }
            _ => text.push(character),
        }
    }
    text.push('"');
}
