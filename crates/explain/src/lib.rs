#![doc = include_str!("../README.md")]
//!
//! Like the rules themselves this crate is pure: no I/O, no clock, no threads, no global state.
#![no_std]
#![warn(missing_docs, clippy::must_use_candidate)]

extern crate alloc;

mod attack;
mod cause;
mod exchange;
mod explain;
mod king_safety;
mod mistake;
mod promotion;
mod reason;
mod replay;
#[cfg(test)]
mod tests;

pub use mistake::{Line, Mistake};
pub use reason::{Cause, InLine, Loss, Reason, ReasonKind};
