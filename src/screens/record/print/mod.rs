//! The position as an image, and problems on paper.
mod dialogs;
mod export_image;
mod items;
mod look;
mod pages;
mod problem_sheet;
mod sheet_answers;
mod state;

pub use dialogs::PrintDialogs;
pub use items::PrintItems;
pub use pages::PrintedPages;
pub use state::PrintState;
