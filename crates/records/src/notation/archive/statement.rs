//! Lines that begin with `#Komadai`, and how their texts are escaped.

use alloc::{borrow::Cow, string::String};

use crate::notation::{Expected, Part};

/// The version that is written.
pub(super) const VERSION: &str = "1";

const SIGN: &str = "#Komadai ";

/// A statement: a line that other programs skip. Texts are still escaped.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Statement<'a> {
    /// The version.
    Archive(&'a str),
    /// An SFEN.
    Start(&'a str),
    /// Key and value.
    Header(&'a str, &'a str),
    /// Seconds.
    Time(&'a str),
    Word(&'a str),
    Comment(&'a str),
    Bookmark(&'a str),
    /// The end of the archive.
    End,
    Unknown,
}

impl<'a> Statement<'a> {
    /// The statement of a line, if it is one.
    pub fn of(line: &'a str) -> Option<Self> {
        let said = line.strip_prefix(SIGN)?;
        let Some((name, text)) = said.split_once('=') else {
            return Some(match said {
                "end" => Self::End,
                _ => Self::Unknown,
            });
        };
        Some(match (name, text.split_once('\t')) {
            ("archive", None) => Self::Archive(text),
            ("start", None) => Self::Start(text),
            ("header", Some((key, value))) => Self::Header(key, value),
            ("time", None) => Self::Time(text),
            ("word", None) => Self::Word(text),
            ("comment", None) => Self::Comment(text),
            ("bookmark", None) => Self::Bookmark(text),
            _ => Self::Unknown,
        })
    }

    /// Writes the statement as a line; its texts are already escaped.
    pub fn write(self, text: &mut String) {
        text.push_str(SIGN);
        let (name, parts) = match self {
            Self::Archive(version) => ("archive=", [version, "", ""]),
            Self::Start(sfen) => ("start=", [sfen, "", ""]),
            Self::Header(key, value) => ("header=", [key, "\t", value]),
            Self::Time(seconds) => ("time=", [seconds, "", ""]),
            Self::Word(word) => ("word=", [word, "", ""]),
            Self::Comment(comment) => ("comment=", [comment, "", ""]),
            Self::Bookmark(bookmark) => ("bookmark=", [bookmark, "", ""]),
            Self::End | Self::Unknown => ("end", ["", "", ""]),
        };
        text.push_str(name);
        text.extend(parts);
        text.push('\n');
    }
}

/// What stands where [`unescaped`] fails.
pub(super) const ESCAPE: Expected = Part::Escape.such(&["\\n", "\\r", "\\t", "\\\\"]);

const ESCAPES: [(char, char); 4] = [('\\', '\\'), ('\n', 'n'), ('\r', 'r'), ('\t', 't')];

/// Escapes a text so that it fits in a line.
pub(super) fn escaped(text: &str) -> Cow<'_, str> {
    if !text.contains(ESCAPES.map(|(letter, _)| letter)) {
        return Cow::Borrowed(text);
    }
    let mut line = String::with_capacity(text.len() + 8);
    for letter in text.chars() {
        match ESCAPES.iter().find(|(known, _)| *known == letter) {
            Some((_, name)) => line.extend(['\\', *name]),
            None => line.push(letter),
        }
    }
    Cow::Owned(line)
}

/// The inverse of [`escaped`]; `None` for an unknown escape.
pub(super) fn unescaped(line: &str) -> Option<String> {
    let mut text = String::with_capacity(line.len());
    let mut letters = line.chars();
    while let Some(letter) = letters.next() {
        if letter == '\\' {
            let name = letters.next()?;
            let (letter, _) = ESCAPES.iter().find(|(_, known)| *known == name)?;
            text.push(*letter);
        } else {
            text.push(letter);
        }
    }
    Some(text)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_are_escaped_and_back() {
        for text in ["", "a=b", "\\", "\\n", "a\nb\r\n\tc\\\\", "\r", "、\t。"] {
            let line = escaped(text);
            assert!(!line.contains(['\n', '\r', '\t']), "{line}");
            assert_eq!(unescaped(&line).as_deref(), Some(text));
        }
        for line in ["\\", "a\\x", "\\\\\\"] {
            assert_eq!(unescaped(line), None, "{line}");
        }
    }

    #[test]
    fn statements_are_lines() {
        for statement in [
            Statement::Archive("1"),
            Statement::Start("4k4/9 b - 1"),
            Statement::Header("", ""),
            Statement::Header("a=b", " c "),
            Statement::Time("1.5"),
            Statement::Word(""),
            Statement::Comment("a=b"),
            Statement::Bookmark(" "),
            Statement::End,
        ] {
            let mut text = String::new();
            statement.write(&mut text);
            let line = text.strip_suffix('\n').expect("a line");
            assert_eq!(Statement::of(line), Some(statement));
        }
        for line in [
            "#Komadai",
            "#Komadai x",
            "#Komadai header=a",
            "#Komadai word=a\tb",
        ] {
            assert!(
                matches!(Statement::of(line), None | Some(Statement::Unknown)),
                "{line}"
            );
        }
        assert_eq!(Statement::of("#KIF version=2.0"), None);
    }
}
