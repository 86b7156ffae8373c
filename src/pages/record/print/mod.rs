//! The position as an image, and problems on paper.
pub mod diagrams;
mod dialogs;
mod export_image;
mod items;
mod look;
mod pages;
mod problem_sheet;
mod sheet_answers;
pub mod sheet_item;
mod state;

pub use dialogs::PrintDialogs;
pub use items::PrintItems;
pub use pages::PrintedPages;
pub use state::PrintState;
