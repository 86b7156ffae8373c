//! Shogi positions as pictures: as a book prints them, or as they stand on a screen.
//!
//! [`svg`] draws a [`Figure`] into one SVG that needs no other file. The crate has no I/O.
//!
//! ```
//! use komadai_diagram::{Caption, DiagramOptions, Figure, svg};
//! use komadai_diagram::{komadai_records::Marks, shogi::{ByColor, Setup}};
//!
//! let figure = Figure {
//!     setup: Setup::from_sfen("4k4/9/4P4/9/9/9/9/9/4K4 b G 1")?,
//!     last: None,
//!     names: ByColor::default(),
//!     caption: Caption::default(),
//!     marks: Marks::NONE,
//!     look: DiagramOptions::default(),
//! };
//! assert!(svg(&figure).starts_with("<svg "));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! The kanji of the pieces are outlines of the font Yuji Syuku, under the SIL Open Font
//! License 1.1.

#![warn(missing_docs)]

mod board;
mod coordinates;
mod drawing;
mod figure;
mod glyphs;
mod graph;
mod hand_column;
mod king_style;
mod layout;
mod lines;
mod marks;
mod named_enum;
mod overlay;
mod picture;
pub mod pieces;
mod plot;
mod print_style;
mod sheet;
mod side_symbol;
mod squares;
mod svg_element;
#[cfg(all(test, not(target_family = "wasm")))]
mod tests;
mod text;
mod url;

pub use coordinates::Coordinates;
pub use figure::{Caption, DiagramOptions, Figure, Style};
pub use graph::{Graph, GraphMistake};
pub use king_style::KingStyle;
/// The crate of the marks.
pub use komadai_records;
pub use overlay::{Area, Overlay};
pub use picture::svg;
pub use plot::Plot;
pub use sheet::{Answer, AnswerKey, Answers, Page, PerPage, Printed, Problem, Sheet};
/// The crate of the positions, `komadai-shogi`.
pub use shogi;
pub use url::data_url;

/// The examples of the README.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
