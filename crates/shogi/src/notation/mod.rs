//! Texts for positions, moves and records.

pub mod archive;
mod branches;
mod comment_marks;
pub mod csa;
mod detect;
mod elapsed;
mod encoding;
pub mod japanese;
pub mod jkf;
pub mod ki2;
pub mod kif;
mod line_walker;
mod losses;
pub mod move_input;
mod parsed_record;
mod plausibility;
mod record_builder;
mod shift_jis;
mod source_location;
mod target;
pub mod usen;
pub mod usi_game;
pub mod western;

pub use detect::{Format, read, read_bytes};
pub use encoding::{Decode, Encoding};
pub use parsed_record::{Diagnostic, FormattedRecord, Location, ParsedRecord, ReadError};
pub use shift_jis::ShiftJisText;
pub use target::OutputFormat;
