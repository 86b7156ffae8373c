//! Moves in the notation of Japanese records: `７六歩`, `同　銀左上成`.
//!
//! The rules are those of the Japan Shogi Association
//! (<https://www.shogi.or.jp/faq/kihuhyouki.html>).
//!
//! ```
//! use komadai_records::notation::japanese;
//! use komadai_shogi::Position;
//!
//! let start = Position::startpos();
//! let read = japanese::read(&start, "☗７六歩", None)?;
//! assert_eq!(read.mv.to_string(), "7g7f");
//! assert_eq!(japanese::format(&start, read.mv, None), "７六歩");
//! # Ok::<(), japanese::JapaneseMoveError>(())
//! ```

pub(super) mod names;
mod origin;
mod read;
pub(super) mod tokens;
mod write;

pub use names::SideMarks;
pub(super) use read::resolve;
pub use read::{JapaneseMove, JapaneseMoveError, read};
pub(super) use write::write_square;
pub use write::{format, format_square};
