//! Arrows and circles drawn by hand on the record's board.
mod controller;
mod mark_list;
mod overlay;
mod palette;

pub use controller::{DrawController, provide_draw};
pub use mark_list::MarkList;
pub use overlay::Overlay;
pub use palette::{DrawItem, Palette};
