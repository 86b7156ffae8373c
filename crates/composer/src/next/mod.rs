//! Next moves (次の一手): positions of games in which one move wins or saves, and no other.

mod compose;
mod examine;
#[cfg(test)]
mod tests;
mod theme;

pub use compose::{compose, searcher};
pub use examine::{best_move, examine};
pub use theme::theme;
