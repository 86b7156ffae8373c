//! KI2: the moves as people say them, without the squares that they come from
//! (<http://kakinoki.o.oo7.jp/kif_format.html>), in files named `.ki2`
//! (Shift_JIS) or `.ki2u` (UTF-8).

mod move_line;
mod write;

use super::{
    FormattedRecord, ParsedRecord, ReadError,
    japanese::SideMarks,
    kif::{Charset, line_kind::Layout, read},
};
use crate::record::Record;

/// Reads a KI2 text.
///
/// ```
/// use shogi::notation::ki2;
/// let reading = ki2::read("▲７六歩    △３四歩    ▲２二角成\nまで3手で先手の勝ち\n")?;
/// let last = reading.record.main_moves()[2].mv;
/// assert_eq!(last.to_string(), "8h2b+");
/// assert!(reading.warnings.is_empty());
/// # Ok::<(), shogi::notation::ReadError>(())
/// ```
///
/// # Errors
/// When it is no KI2, or a move cannot be read, is not clear, or is illegal and
/// the record does not say so; with all that stands before.
pub fn read(text: &str) -> Result<ParsedRecord, ReadError> {
    read::read(text, Layout::Ki2)
}

/// Writes a record as KI2, with these marks before the moves; Shift_JIS has
/// triangles alone. Times have no place in it.
///
/// A move that its words do not tell from others, which only an illegal one can
/// be, is followed by its origin in brackets.
pub fn write(record: &Record, charset: Charset, marks: SideMarks) -> FormattedRecord {
    write::write(record, charset, marks)
}
