//! Texts for positions, moves and records.

pub mod archive;
mod branches;
mod comment_marks;
pub mod csa;
mod detect;
mod elapsed;
mod encoding;
mod format;
pub mod japanese;
pub mod jkf;
pub mod ki2;
pub mod kif;
mod line_walker;
mod losses;
mod output_format;
mod plausibility;
pub mod position_line;
mod reading;
mod record_builder;
mod shift_jis;
mod source_location;
pub mod typed;
pub mod usen;
pub mod western;

pub use detect::{read, read_bytes};
pub use encoding::{Decode, Encoding};
pub use format::Format;
pub use output_format::Target;
pub use reading::{Place, ReadError, Reading, Remark, Written};
pub use shift_jis::ShiftJisText;
