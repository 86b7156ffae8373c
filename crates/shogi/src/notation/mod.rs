//! Texts for positions, moves and records.

mod branches;
pub mod japanese;
pub mod ki2;
pub mod kif;
mod lost;
mod maker;
mod reading;
mod scan;
pub(crate) mod sfen;
pub(crate) mod usi;
mod walk;

pub use reading::{Place, ReadError, Reading, Remark, Written};
