//! KIF, the record format of Kakinoki's programs and most others
//! (<http://kakinoki.o.oo7.jp/kif_format.html>), in files named `.kif`
//! (Shift_JIS) or `.kifu` (UTF-8).

mod board;
pub(super) mod ends;
mod handicaps;
pub(super) mod line_kind;
mod move_line;
pub(super) mod notes;
pub(super) mod play_move;
pub(super) mod read;
mod read_body;
pub(super) mod read_header;
mod resolve_move;
pub(super) mod time;
pub(super) mod write;
pub(super) mod write_header;

use super::{FormattedRecord, ParsedRecord, ReadError};
use crate::record::Record;

/// Reads a KIF text.
///
/// ```
/// use shogi::notation::kif;
/// let text = "先手：A\n後手：B\n1 ７六歩(77) ( 0:12/00:00:12)\n2 投了\n";
/// let reading = kif::read(text)?;
/// assert!(reading.warnings.is_empty());
/// assert_eq!(reading.record.main_moves()[0].mv.to_string(), "7g7f");
/// assert_eq!(reading.record.headers.get("先手"), Some("A"));
/// # Ok::<(), shogi::notation::ReadError>(())
/// ```
///
/// # Errors
/// When it is no KIF, or a move cannot be read or made, or is illegal and the
/// record does not say so; with all that stands before.
pub fn read(text: &str) -> Result<ParsedRecord, ReadError> {
    read::read(text, line_kind::Layout::Kif)
}

/// The encoding that a text will be saved in, which its first line says.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Charset {
    /// For `.kifu` and `.ki2u`.
    #[default]
    Utf8,
    /// For `.kif` and `.ki2`.
    ShiftJis,
}

impl Charset {
    const fn name(self) -> &'static str {
        match self {
            Self::Utf8 => "UTF-8",
            Self::ShiftJis => "Shift_JIS",
        }
    }

    /// The first line of a text.
    pub(super) fn line(self, format: &str) -> String {
        format!("#{format} version=2.0 encoding={}\n", self.name())
    }
}

/// Writes a record as KIF.
///
/// A start that no name of a handicap says without doubt is written as a diagram,
/// an evaluation as a comment (`*評価値=123`, `*評価値=詰7`).
pub fn write(record: &Record, charset: Charset) -> FormattedRecord {
    write::write(record, charset)
}
