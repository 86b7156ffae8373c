//! Texts for positions, moves and records.

mod maker;
mod reading;
mod scan;
pub(crate) mod sfen;
pub(crate) mod usi;

pub use reading::{Place, ReadError, Reading, Remark, Written};
