//! Results of reading and writing.

use alloc::{boxed::Box, string::String, vec::Vec};
use core::fmt::{self, Write as _};

use super::{Loss, Remark};
use crate::record::Record;

/// A record that was read, with warnings.
#[derive(Clone, Debug, PartialEq)]
pub struct ParsedRecord {
    /// The record.
    pub record: Record,
    /// What was guessed or left out, in the order of the file.
    pub warnings: Vec<Diagnostic>,
}

/// The first error in a record.
#[derive(Clone, Debug, PartialEq)]
pub struct ReadError {
    /// The error and its place.
    pub diagnostic: Diagnostic,
    /// The record up to the error; an illegal move is its last one.
    pub before: Box<ParsedRecord>,
}

/// An error or a warning about a place in a text.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Diagnostic {
    /// The place.
    pub at: Location,
    /// The text at that place, shortened.
    pub found: String,
    /// What is wrong with it, or what was expected.
    pub about: Remark,
}

/// A place in a text.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Location {
    /// The line, from 1.
    pub line: usize,
    /// The column in characters, from 1.
    pub column: usize,
}

impl Diagnostic {
    /// The maximum length of the repeated text, in characters.
    const LONGEST: usize = 40;

    /// A remark; `found` is shortened.
    pub fn new(at: Location, found: &str, about: impl Into<Remark>) -> Self {
        let mut shown: String = found.chars().take(Self::LONGEST).collect();
        if shown.len() < found.len() {
            shown.push('…');
        }
        Self {
            at,
            found: shown,
            about: about.into(),
        }
    }
}

impl fmt::Display for Diagnostic {
    /// Writes `line 9, column 6: "４五歩(47)": a pawn does not move from 4g to 4e`. Control
    /// characters are escaped, others are written as they are.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Location { line, column } = self.at;
        write!(f, "line {line}, column {column}: ")?;
        if !self.found.is_empty() {
            f.write_str("\"")?;
            for letter in self.found.chars() {
                match letter.is_control() {
                    true => write!(f, "{}", letter.escape_default())?,
                    false => f.write_char(letter)?,
                }
            }
            f.write_str("\": ")?;
        }
        self.about.fmt(f)
    }
}

impl fmt::Display for ReadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.diagnostic.fmt(f)
    }
}

impl core::error::Error for ReadError {}

/// A record as text in some format.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct FormattedRecord {
    /// The text of the file.
    pub text: String,
    /// What the format cannot hold, each once.
    pub dropped: Vec<Loss>,
}
