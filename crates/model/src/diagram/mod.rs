//! A position as a picture: as a book of shogi prints it, or as it stands on
//! screen. One SVG that needs nothing but itself, and none of the page's styles.
mod board;
mod book;
mod column;
mod emblem;
mod figure;
mod glyphs;
mod graph;
mod layout;
mod lines;
mod marks;
mod overlay;
mod picture;
mod sheet;
mod tag;
#[cfg(all(test, not(target_family = "wasm")))]
mod tests;
mod text;
mod url;

pub use figure::{Caption, Figure, Look, Style};
pub use graph::{Fault, Graph};
pub use overlay::{Area, Overlay};
pub use picture::svg;
pub use sheet::{Answer, AnswerKey, Answers, Page, PerPage, Printed, Problem, Sheet};
pub(crate) use text::kanji;
pub use url::data_url;
