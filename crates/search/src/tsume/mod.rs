//! The tsume-shogi solver by df-pn: mate by checks (詰み), threatmate (詰めろ) and brinkmate
//! (必至).
//!
//! ```
//! use komadai_search::{SearchControl, tsume::{MateAnswer, MateLimits, Solver}};
//! use komadai_shogi::{Position, Strictness};
//! let position = Position::from_sfen("4k4/9/4P4/9/9/9/9/9/9 b G 1", Strictness::Problem)?;
//! let mut control = SearchControl::unlimited();
//! let answer = Solver::new(1 << 20).solve(&position, &MateLimits::default(), &mut control);
//! assert_eq!(answer, MateAnswer::Mate(vec!["G*5b".parse()?]));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod brinkmate;
mod checks;
mod df_pn;
mod evasions;
mod expand;
mod futile_interposition;
mod hands;
mod initial_value;
mod length_bounds;
mod limits;
mod mate_in_one;
mod node;
mod proof_hand;
mod proof_number;
mod repetition;
mod shortest;
mod solver;
#[cfg(test)]
mod tests;
mod tt;
mod verify;

pub use brinkmate::{BrinkmateAnswer, Defence};
pub use futile_interposition::capture_interposition;
pub use limits::{LengthRule, MateLimits};
pub use solver::{MateAnswer, Solver};
