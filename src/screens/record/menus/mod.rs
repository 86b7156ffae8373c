//! The menus of the record screen: what is done less often, by what a person wants.
mod edit;
mod file;
mod train;
mod view;

pub use edit::EditMenu;
pub use file::FileMenu;
pub use train::TrainMenu;
pub use view::ViewMenu;
