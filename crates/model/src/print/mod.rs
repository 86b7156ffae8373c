//! Positions of a record as figures, and as problems on paper.
pub mod diagrams;
mod sheet_item;
#[cfg(all(test, not(target_family = "wasm")))]
mod tests;

pub use sheet_item::SheetItem;
