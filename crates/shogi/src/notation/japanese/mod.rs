//! Moves as Japanese records say them: `７六歩`, `同　銀左上成`.
//!
//! The rules are those of the Japan Shogi Association
//! (<https://www.shogi.or.jp/faq/kihuhyouki.html>).

pub(super) mod names;
mod origin;
mod read;
pub(super) mod tokens;
mod write;

pub use names::SideMarks;
pub(super) use read::resolve;
pub use read::{ReadMove, UnreadMove, read};
pub(super) use write::write_square;
pub use write::written;
