//! Mate problems (詰将棋): the attacker mates by checks alone.

mod candidate;
mod composer;
mod extend;
mod features;
mod grade;
mod mutate;
mod problem;
mod random;
mod reduce;
mod select;
mod similar;
mod solution;
#[cfg(test)]
mod tests;

pub use candidate::Candidate;
pub use composer::{Composed, compose};
pub use extend::before_last_move;
pub use features::Features;
pub use grade::{fit, grade};
pub use mutate::mutated;
pub use problem::to_problem;
pub use random::candidate as random_candidate;
pub use select::select;
pub use similar::{Idea, Shape};
pub use solution::{Flaw, Solution, examine};
