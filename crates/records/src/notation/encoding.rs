//! Detecting the encoding of a file by its bytes. Only Unicode is decoded here; for
//! other encodings the caller has the tables.

use alloc::{string::String, vec::Vec};

use super::{Diagnostic, EncodingRemark, Location};

/// The encodings of records.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Encoding {
    /// Without a byte order mark.
    Utf8,
    /// With a byte order mark.
    Utf8Bom,
    /// Little-endian.
    Utf16Le,
    /// Big-endian.
    Utf16Be,
    /// With Microsoft's extensions (code page 932).
    ShiftJis,
    /// The encoding of Unix systems.
    EucJp,
    /// The encoding of mail.
    Iso2022Jp,
}

impl Encoding {
    /// The label of the encoding standard (<https://encoding.spec.whatwg.org/>).
    #[must_use]
    pub const fn label(self) -> &'static str {
        match self {
            Self::Utf8 | Self::Utf8Bom => "utf-8",
            Self::Utf16Le => "utf-16le",
            Self::Utf16Be => "utf-16be",
            Self::ShiftJis => "shift_jis",
            Self::EucJp => "euc-jp",
            Self::Iso2022Jp => "iso-2022-jp",
        }
    }

    /// The most probable encoding: by the byte order mark, or the one with the fewest
    /// invalid bytes.
    ///
    /// ```
    /// use komadai_records::notation::Encoding;
    /// assert_eq!(Encoding::detect("先手".as_bytes()), Encoding::Utf8);
    /// assert_eq!(Encoding::detect(b"\x90\xE6\x8E\xE8"), Encoding::ShiftJis);
    /// assert_eq!(Encoding::detect(b"\xC0\xE8\xBC\xEA"), Encoding::EucJp);
    /// ```
    pub fn detect(bytes: &[u8]) -> Self {
        match bytes {
            [0xEF, 0xBB, 0xBF, ..] => return Self::Utf8Bom,
            [0xFF, 0xFE, ..] => return Self::Utf16Le,
            [0xFE, 0xFF, ..] => return Self::Utf16Be,
            _ => {}
        }
        if is_iso_2022_jp(bytes) {
            return Self::Iso2022Jp;
        }
        if core::str::from_utf8(bytes).is_ok() {
            return Self::Utf8;
        }
        // Valid multi-byte sequences of UTF-8 are no coincidence.
        let (utf8, wide) = utf8_counts(bytes);
        if wide > 2 * utf8 {
            return Self::Utf8;
        }
        let shift_jis = unreadable(bytes, shift_jis_width);
        let euc_jp = unreadable(bytes, euc_jp_width);
        match utf8.min(shift_jis).min(euc_jp) {
            least if least == utf8 => Self::Utf8,
            // Valid EUC-JP is mostly valid Shift_JIS too, as half-width katakana; the
            // reverse is rare.
            least if least == euc_jp => Self::EucJp,
            _ => Self::ShiftJis,
        }
    }
}

/// Whether 7-bit text has ISO-2022-JP characters: an escape sequence, pairs of bytes,
/// and another escape sequence before the end of the line.
fn is_iso_2022_jp(bytes: &[u8]) -> bool {
    let begins = |(at, found): (usize, &[u8])| {
        matches!(found, b"\x1B$B" | b"\x1B$@") && {
            let rest = &bytes[at + found.len()..];
            let is_pair_byte = |byte: &u8| matches!(byte, 0x21..=0x7E);
            let length = rest.iter().take_while(|byte| is_pair_byte(byte)).count();
            let is_closed = matches!(rest.get(length), None | Some(0x1B));
            length > 0 && length.is_multiple_of(2) && is_closed
        }
    };
    // A KIF of ASCII alone has been converted; a CSA may be ASCII.
    let is_declared_utf8 = bytes.starts_with(b"'CSA encoding=UTF-8");
    bytes.is_ascii() && !is_declared_utf8 && bytes.windows(3).enumerate().any(begins)
}

/// The number of bytes that are not UTF-8, and the number of multi-byte characters.
fn utf8_counts(bytes: &[u8]) -> (usize, usize) {
    bytes.utf8_chunks().fold((0, 0), |(bad, wide), chunk| {
        let several = chunk.valid().chars().filter(|found| !found.is_ascii());
        (bad + chunk.invalid().len(), wide + several.count())
    })
}

/// The number of invalid bytes, where `width` returns the length of the first
/// character.
fn unreadable(bytes: &[u8], width: fn(&[u8]) -> Option<usize>) -> usize {
    let (mut rest, mut count) = (bytes, 0);
    while !rest.is_empty() {
        let read = match width(rest) {
            Some(read) => read,
            None => {
                count += 1;
                1
            }
        };
        rest = &rest[read..];
    }
    count
}

fn shift_jis_width(bytes: &[u8]) -> Option<usize> {
    match bytes {
        [0x00..=0x7F | 0xA1..=0xDF, ..] => Some(1),
        [0x81..=0x9F | 0xE0..=0xFC, 0x40..=0x7E | 0x80..=0xFC, ..] => Some(2),
        _ => None,
    }
}

fn euc_jp_width(bytes: &[u8]) -> Option<usize> {
    match bytes {
        [0x00..=0x7F, ..] => Some(1),
        [0x8F, 0xA1..=0xFE, 0xA1..=0xFE, ..] => Some(3),
        [0x8E, 0xA1..=0xDF, ..] | [0xA1..=0xFE, 0xA1..=0xFE, ..] => Some(2),
        _ => None,
    }
}

/// Decodes bytes; `None` if the encoding is not supported. Invalid sequences become
/// U+FFFD.
pub type Decode<'d> = dyn FnMut(Encoding, &[u8]) -> Option<String> + 'd;

/// The text of a file, with warnings. `None` if `decode` does not support the encoding.
pub(super) fn text(
    encoding: Encoding,
    bytes: &[u8],
    decode: &mut Decode<'_>,
) -> Option<(String, Vec<Diagnostic>)> {
    let mut remarks = Vec::new();
    let first = Location { line: 1, column: 1 };
    let text = match encoding {
        Encoding::Utf8 | Encoding::Utf8Bom => String::from_utf8_lossy(bytes).into_owned(),
        Encoding::Utf16Le | Encoding::Utf16Be => utf16(encoding, bytes),
        Encoding::Iso2022Jp => decode(encoding, bytes)?,
        Encoding::ShiftJis | Encoding::EucJp => legacy(encoding, bytes, decode, &mut remarks)?,
    };
    match encoding {
        Encoding::Utf16Le | Encoding::Utf16Be | Encoding::Iso2022Jp => {
            let about = EncodingRemark::Unusual(encoding);
            remarks.push(Diagnostic::new(first, "", about));
        }
        _ => {}
    }
    if let Some(at) = text.find(char::REPLACEMENT_CHARACTER) {
        let is_own = matches!(encoding, Encoding::Utf8 | Encoding::Utf8Bom)
            && core::str::from_utf8(bytes).is_ok();
        if !is_own {
            let place = super::source_location::LineIndex::new(&text).at(at);
            let about = EncodingRemark::Damaged(encoding);
            remarks.push(Diagnostic::new(place, "", about));
        }
    }
    Some((text, remarks))
}

fn utf16(encoding: Encoding, bytes: &[u8]) -> String {
    let units = bytes.chunks_exact(2).map(|pair| match encoding {
        Encoding::Utf16Le => u16::from_le_bytes([pair[0], pair[1]]),
        _ => u16::from_be_bytes([pair[0], pair[1]]),
    });
    char::decode_utf16(units)
        .map(|found| found.unwrap_or(char::REPLACEMENT_CHARACTER))
        .collect()
}

/// Decodes all lines but those in UTF-8, which another program has added.
fn legacy(
    encoding: Encoding,
    bytes: &[u8],
    decode: &mut Decode<'_>,
    remarks: &mut Vec<Diagnostic>,
) -> Option<String> {
    let mut text = String::new();
    let mut start = 0;
    let mut at = 0;
    for (line, number) in bytes.split_inclusive(|&byte| byte == b'\n').zip(1..) {
        if let Some(unicode) = plainly_utf8(line) {
            text.push_str(&decode(encoding, &bytes[start..at])?);
            text.push_str(unicode);
            start = at + line.len();
            if remarks.is_empty() {
                let place = Location {
                    line: number,
                    column: 1,
                };
                let about = EncodingRemark::Mixed(encoding);
                remarks.push(Diagnostic::new(place, unicode.trim_end(), about));
            }
        }
        at += line.len();
    }
    text.push_str(&decode(encoding, &bytes[start..])?);
    Some(text)
}

/// A line in UTF-8, with at least three characters that are not ASCII.
fn plainly_utf8(line: &[u8]) -> Option<&str> {
    let text = core::str::from_utf8(line).ok()?;
    let wide = text.chars().filter(|found| found.len_utf8() >= 3);
    (wide.take(3).count() == 3).then_some(text)
}
