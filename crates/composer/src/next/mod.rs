//! Next moves (次の一手): positions of games in which one move wins or saves, and no other.

mod compose;
mod examine;
mod grade;
#[cfg(test)]
mod tests;
mod theme;

pub use compose::{compose, searcher};
pub use examine::{best_move, examine, grade_again};
pub use grade::grade;
pub use theme::theme;
