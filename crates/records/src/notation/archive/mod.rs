//! The archive format: KIF in UTF-8, which every program reads, with the rest of the
//! record in lines that other programs skip. Records are stored and put into addresses
//! in it.
//!
//! Times have fractions. Lines that begin with `#Komadai` hold what KIF cannot: the
//! second line says that this is an archive, the last one that nothing was cut off.
//! Between them, where needed:
//!
//! | line | what it says |
//! |---|---|
//! | `#Komadai start=SFEN` | the start, if it is not that of an even game |
//! | `#Komadai header=KEY⇥VALUE` | a header that KIF would not read back |
//! | `#Komadai time=SECONDS` | a time before the first move |
//! | `#Komadai word=WORD` | how the next line ends, in a word that KIF would not read back |
//! | `#Komadai comment=TEXT` | a comment that KIF would not read back; it follows for others to read |
//! | `#Komadai bookmark=TEXT` | the same of a bookmark |
//!
//! In these, `\n`, `\r`, `\t` and `\\` stand for line ends, tabs and `\`.
//!
//! An archive is read strictly: its moves are made without checking that they are
//! legal, and a damaged text is an error with the record up to there.
//!
//! ```
//! use core::time::Duration;
//! use komadai_records::{notation::archive, Record};
//! use komadai_shogi::Setup;
//! let mut record = Record::new(Setup::startpos());
//! let mut line = record.editor();
//! for usi in ["7g7f", "2b2c", "7f7e"] { // the second is illegal
//!     let ply = line.parse_ply(usi)?;
//!     line.push(ply)?;
//!     line.set_spent(Some(Duration::from_millis(1234)));
//! }
//! let text = archive::write(&record);
//! assert!(text.contains("   1 ７六歩(77)   ( 0:01.234/00:00:01)\n"));
//! let reading = archive::read(&text)?;
//! assert_eq!(reading.record, record);
//! assert!(reading.warnings.is_empty());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod read;
mod read_header;
mod statement;
mod write;

use statement::{Statement, VERSION};
pub use write::write;

use super::{Diagnostic, Location, ParsedRecord, ReadError, StructureRemark, kif, source_location};

/// Reads an archive, or any other KIF like [`kif::read`].
///
/// # Errors
/// As [`kif::read`]; also if an archive is damaged or cut off.
pub fn read(text: &str) -> Result<ParsedRecord, ReadError> {
    let second = source_location::lines(text).nth(1);
    match second.and_then(|line| Statement::of(line.text)) {
        Some(Statement::Archive(VERSION)) => read::read(text),
        Some(Statement::Archive(_)) => {
            let mut reading = kif::read(text)?;
            let place = Location { line: 2, column: 1 };
            let about = StructureRemark::LaterVersion;
            let found = second.map_or("", |line| line.text);
            reading
                .warnings
                .insert(0, Diagnostic::new(place, found, about));
            Ok(reading)
        }
        _ => kif::read(text),
    }
}
