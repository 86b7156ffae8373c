//! Shogi, Japanese chess: the rules, records and clocks, without I/O.

pub mod clock;
mod color;

pub use color::{ByColor, Color};
