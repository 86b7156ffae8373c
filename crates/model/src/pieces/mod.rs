//! The piece sets: their drawings, and which of them is a piece's.
mod move_hints;
pub mod sprite;

pub use komadai_diagram::pieces::{KANJI, symbol};
