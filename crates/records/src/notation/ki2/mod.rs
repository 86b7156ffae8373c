//! KI2: moves as people write them, without their origin
//! (<http://kakinoki.o.oo7.jp/kif_format.html>), in files named `.ki2` (Shift_JIS) or
//! `.ki2u` (UTF-8).

mod move_line;
mod write;

pub(super) use move_line::bracketed_origin;
pub use write::write;

use super::{
    ParsedRecord, ReadError,
    kif::{line_kind::Layout, read::read_record},
};

/// Reads a KI2 text.
///
/// ```
/// use komadai_records::notation::ki2;
/// let reading = ki2::read("▲７六歩    △３四歩    ▲２二角成\nまで3手で先手の勝ち\n")?;
/// let last = reading.record.main_moves()[2].mv;
/// assert_eq!(last.to_string(), "8h2b+");
/// assert!(reading.warnings.is_empty());
/// # Ok::<(), komadai_records::notation::ReadError>(())
/// ```
///
/// # Errors
/// When the text is not a KI2, or at the first move that cannot be read, is ambiguous,
/// or is illegal and not marked as such; with the record up to there.
pub fn read(text: &str) -> Result<ParsedRecord, ReadError> {
    read_record(text, Layout::Ki2)
}
