//! KIF, the record format of Kakinoki's programs and most others
//! (<http://kakinoki.o.oo7.jp/kif_format.html>), in files named `.kif`
//! (Shift_JIS) or `.kifu` (UTF-8).

mod board;
pub(super) mod ends;
mod first_turn;
mod handicaps;
pub(super) mod line_kind;
mod move_line;
mod move_numbers;
pub(super) mod notes;
mod play_move;
pub(super) mod read;
pub(super) mod read_body;
pub(super) mod read_header;
pub(super) mod resolve_move;
pub(super) mod write;
pub(super) mod write_header;

pub use write::{Charset, write};

use super::{ParsedRecord, ReadError};

/// Reads a KIF text.
///
/// ```
/// use komadai_records::notation::kif;
/// let text = "先手：A\n後手：B\n1 ７六歩(77) ( 0:12/00:00:12)\n2 投了\n";
/// let reading = kif::read(text)?;
/// assert!(reading.warnings.is_empty());
/// assert_eq!(reading.record.main_moves()[0].mv.to_string(), "7g7f");
/// assert_eq!(reading.record.headers.get("先手"), Some("A"));
/// # Ok::<(), komadai_records::notation::ReadError>(())
/// ```
///
/// # Errors
/// When the text is not a KIF, or at the first move that cannot be read or made, or is
/// illegal and not marked as such; with the record up to there.
pub fn read(text: &str) -> Result<ParsedRecord, ReadError> {
    read::read_record(text, line_kind::Layout::Kif)
}
