//! USEN, "URL safe SFEN extended notation": whole games in an address, made for Shogi
//! Playground and used by ShogiHome
//! (<https://www.slideshare.net/slideshow/scalajs-web/92707205#15>).
//!
//! The start position is an SFEN with `_` for `/`, `.` for spaces and `z` for `+`, or
//! nothing for an even game. Each line of moves follows as `~offset.moves.end`: the
//! number of moves before it, three digits of base 36 for each move, and a letter for
//! the end.
//!
//! ```
//! use komadai_records::notation::usen;
//! let reading = usen::read("~0.6y236e.r~1.2jm.")?;
//! assert_eq!(reading.record.main_moves().len(), 2);
//! assert_eq!(usen::write(&reading.record).text, "~0.6y236e.r~1.2jm.");
//! # Ok::<(), komadai_records::notation::ReadError>(())
//! ```

mod chunk;
mod main_line;
mod read;
mod write;

pub use main_line::{MainLine, ParseMainLineError};
pub use read::read;
pub use write::write;
