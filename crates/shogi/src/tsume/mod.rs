//! The mate solver: whether the side to move gives mate by checks alone (詰み),
//! whether a pass would lose to mate (詰めろ), and whether a move leaves no
//! defence (必至).
//!
//! ```
//! use core::time::Duration;
//! use shogi::{Position, Strictness, search::Host, tsume::{MateAnswer, MateLimits, Solver}};
//! let position = Position::from_sfen("4k4/9/4P4/9/9/9/9/9/9 b G 1", Strictness::Problem)?;
//! let mut host = Host { now: &mut || Duration::ZERO, stop: &mut || false };
//! let answer = Solver::new(1 << 20).solve(&position, &MateLimits::default(), &mut host);
//! assert_eq!(answer, MateAnswer::Mate(vec!["G*5b".parse()?]));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod checks;
mod conclude;
mod evasions;
mod expand;
mod hands;
mod hisshi;
mod interposition;
mod node;
mod number;
mod path;
mod search;
mod shortest;
mod solver;
mod table;
#[cfg(test)]
mod tests;
mod verify;

pub use hisshi::{Defence, HisshiAnswer};
pub use solver::{Counting, MateAnswer, MateLimits, Solver};
