//! Texts for positions, moves and records.

pub mod archive;
mod branches;
pub mod csa;
mod detect;
mod doubt;
mod encoding;
pub mod japanese;
pub mod jkf;
mod json;
pub mod ki2;
pub mod kif;
mod lost;
mod maker;
mod mark_lines;
pub mod position_line;
mod reading;
mod scan;
pub(crate) mod sfen;
mod shift_jis;
mod spent;
mod target;
pub mod typed;
pub mod usen;
pub(crate) mod usi;
mod walk;
pub mod western;

pub use detect::{Format, read, read_bytes};
pub use encoding::{Decode, Encoding};
pub use reading::{Place, ReadError, Reading, Remark, Written};
pub use shift_jis::ShiftJisText;
pub use target::Target;
