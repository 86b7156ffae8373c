//! Brinkmates (必至): one move after which no defence prevents mate.

mod compose;
mod examine;
mod select;
#[cfg(test)]
mod tests;

pub use compose::{compose, to_problem};
pub use examine::{Brinkmate, Flaw, examine};
pub use select::select;
