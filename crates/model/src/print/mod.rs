//! Positions of a record as problems on paper.
mod sheet_item;

pub use sheet_item::SheetItem;
