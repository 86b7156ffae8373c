//! A position as a picture: as a book of shogi prints it, or as it stands on
//! screen. One SVG that needs nothing but itself, and none of the page's styles.
mod board;
mod drawing;
mod figure;
mod glyphs;
mod graph;
mod hand_column;
mod layout;
mod lines;
mod marks;
mod overlay;
mod picture;
mod print_style;
mod sheet;
mod side_symbol;
mod squares;
mod svg_element;
#[cfg(all(test, not(target_family = "wasm")))]
mod tests;
mod text;
mod url;

pub use figure::{Caption, DiagramOptions, Figure, Style};
pub use graph::{Graph, GraphMistake};
pub use overlay::{Area, Overlay};
pub use picture::svg;
pub use sheet::{Answer, AnswerKey, Answers, Page, PerPage, Printed, Problem, Sheet};
pub(crate) use text::kanji;
pub use url::data_url;
