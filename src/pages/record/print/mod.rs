//! The position as an image, and problems on paper.
pub mod diagrams;
mod dialogs;
mod export_image;
mod fields;
mod look;
mod pages;
mod problem_sheet;
mod state;
mod tools;

pub use dialogs::PrintDialogs;
pub use pages::PrintedPages;
pub use state::PrintState;
pub use tools::PrintTools;
