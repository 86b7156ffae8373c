//! Texts for positions, moves and records.

pub mod csa;
mod doubt;
pub mod jkf;
mod json;
mod lost;
mod maker;
pub mod position_line;
mod reading;
mod scan;
pub(crate) mod sfen;
pub mod usen;
pub(crate) mod usi;

pub use reading::{Place, ReadError, Reading, Remark, Written};
