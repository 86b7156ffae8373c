//! The main line of a record as text.

use alloc::vec::Vec;
use core::{fmt, str::FromStr};

use komadai_shogi::{Move, Setup};

use super::{chunk, read, write};
use crate::record::Record;

/// The main line of a record: where it begins, and its moves. Its text is a USEN without
/// variations and end; it is written and read without a record.
///
/// ```
/// use komadai_records::notation::usen::{self, MainLine};
/// let record = usen::read("~0.6y236e.r~1.2jm.")?.record;
/// let line = MainLine::of(&record);
/// assert_eq!(line.to_string(), "~0.6y236e");
/// assert_eq!("~0.6y236e".parse(), Ok(line));
/// # Ok::<(), komadai_records::notation::ReadError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MainLine {
    /// The start position. Its first move has the number 1.
    pub start: Setup,
    /// The moves, which may be illegal.
    pub moves: Vec<Move>,
}

/// A text that is no main line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseMainLineError;

impl MainLine {
    /// That of a record.
    #[must_use]
    pub fn of(record: &Record) -> Self {
        Self {
            start: record.start().clone(),
            moves: record.main_moves().iter().map(|ply| ply.mv).collect(),
        }
    }
}

impl fmt::Display for MainLine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&write::start(&self.start))?;
        f.write_str("~0.")?;
        self.moves.iter().try_for_each(|&mv| chunk::write(mv, f))
    }
}

impl FromStr for MainLine {
    type Err = ParseMainLineError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let (start, moves) = text.split_once("~0.").ok_or(ParseMainLineError)?;
        let start = match start {
            "" => Setup::startpos(),
            start => Setup::from_sfen(&read::sfen(start)).map_err(|_| ParseMainLineError)?,
        };
        let moves = moves.as_bytes().chunks(chunk::WIDTH);
        let moves = moves.map(|digits| chunk::read(str::from_utf8(digits).ok()?));
        let moves = moves.collect::<Option<_>>().ok_or(ParseMainLineError)?;
        Ok(Self { start, moves })
    }
}

impl fmt::Display for ParseMainLineError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("no main line in USEN")
    }
}

impl core::error::Error for ParseMainLineError {}
