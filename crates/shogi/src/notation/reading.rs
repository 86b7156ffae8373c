use alloc::{boxed::Box, string::String, vec::Vec};
use core::fmt;

use crate::record::Record;

/// A record that was read from a file, and what was odd about it.
#[derive(Clone, Debug, PartialEq)]
pub struct Reading {
    /// The record.
    pub record: Record,
    /// What had to be guessed or left out, in the order of the file.
    pub warnings: Vec<Remark>,
}

/// A record that could not be read to its end.
#[derive(Clone, Debug, PartialEq)]
pub struct ReadError {
    /// What is wrong, and where.
    pub remark: Remark,
    /// What could be read before; an illegal move is its last one.
    pub before: Box<Reading>,
}

/// A place in a text and what is to be said of it.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Remark {
    /// Where in the text.
    pub at: Place,
    /// The text that was found there, shortened.
    pub found: String,
    /// What is wrong with it, or what was expected instead.
    pub about: String,
}

/// A place in a text.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Place {
    /// From 1.
    pub line: usize,
    /// In characters, from 1.
    pub column: usize,
}

impl Remark {
    /// The longest text that is repeated, in characters.
    const LONGEST: usize = 40;

    /// A remark about `found`, which is shortened.
    pub fn new(at: Place, found: &str, about: impl Into<String>) -> Self {
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

impl fmt::Display for Remark {
    /// `line 9, column 6: "４五歩(47)": a pawn does not move from 4g to 4e`
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Place { line, column } = self.at;
        write!(f, "line {line}, column {column}: ")?;
        if !self.found.is_empty() {
            write!(f, "{:?}: ", self.found)?;
        }
        f.write_str(&self.about)
    }
}

impl fmt::Display for ReadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.remark.fmt(f)
    }
}

impl core::error::Error for ReadError {}

/// A record as a text of some format.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Written {
    /// The text of the file.
    pub text: String,
    /// What the format cannot hold and the text lacks, one sentence each.
    pub lost: Vec<String>,
}
