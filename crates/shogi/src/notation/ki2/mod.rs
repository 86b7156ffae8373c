//! KI2: the moves as people say them, without the squares that they come from
//! (<http://kakinoki.o.oo7.jp/kif_format.html>), in files named `.ki2`
//! (Shift_JIS) or `.ki2u` (UTF-8).

mod move_line;
mod write;

pub(super) use move_line::bracketed_origin;
pub use write::write;

use super::{
    ReadError, Reading,
    kif::{line_kind::Layout, read::read_record},
};

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
pub fn read(text: &str) -> Result<Reading, ReadError> {
    read_record(text, Layout::Ki2)
}
