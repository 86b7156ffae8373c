#![doc = include_str!("../README.md")]
//!
//! Like the rules themselves this crate is pure: no I/O, no clock, no threads, no global state.
#![no_std]
#![warn(missing_docs, clippy::must_use_candidate)]

extern crate alloc;

mod game_names;
mod name;
mod name_set;
mod recognizer;
mod rule;
mod tables;
#[cfg(test)]
mod tests;
mod triggers;

pub use game_names::{FoundName, GameNames};
pub use name::{Name, NameKind, ParseNameError};
pub use recognizer::Recognizer;
