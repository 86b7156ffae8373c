//! Names of shogi openings (戦型), attacks (戦法) and castles (囲い), and how they are recognised
//! in a game.
//!
//! The names and their rules are data: the files in `data/`, which are in the public domain
//! (CC0). A [`Recognizer`] says what both sides of a game have played, and at which move it stood.
//!
//! Like the rules themselves this crate is pure: no I/O, no clock, no threads, no global state.
#![no_std]
#![warn(missing_docs, clippy::must_use_candidate)]

extern crate alloc;

mod game_names;
mod name;
mod recognizer;
mod rule;
mod tables;
#[cfg(test)]
mod tests;

pub use game_names::{FoundName, GameNames};
pub use name::{Kind, Name, ParseNameError};
pub use recognizer::Recognizer;

/// The examples of the README.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
