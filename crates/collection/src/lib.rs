//! Many games in memory, to search them by position and to see what was played where.
//!
//! A [`Collection`] holds the main lines of games, ten bytes a move. No index is kept: the keys
//! of all positions are compared one after the other, and games are replayed, which takes a
//! fraction of a second for millions of positions. Searches take a range of games, so that a
//! caller can pause between two.
//!
//! Like the rules themselves this crate is pure: no I/O, no clock, no threads, no global state.
#![no_std]
#![warn(missing_docs, clippy::must_use_candidate)]

extern crate alloc;

mod advantage;
mod collection;
mod continuations;
mod material;
mod pattern;
#[cfg(test)]
mod tests;

pub use advantage::{Advantage, FoundAdvantage};
pub use collection::{Collection, Place};
pub use continuations::Continuation;
pub use material::material_balance;
pub use pattern::{Pattern, Symmetry};

/// The examples of the README.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
