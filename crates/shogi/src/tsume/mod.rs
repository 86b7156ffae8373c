//! The tsume-shogi solver by df-pn: mate by checks (詰み), threatmate (詰めろ) and brinkmate
//! (必至).
//!
//! ```
//! use core::time::Duration;
//! use shogi::{Position, Strictness, search::SearchControl, tsume::{MateAnswer, MateLimits, Solver}};
//! let position = Position::from_sfen("4k4/9/4P4/9/9/9/9/9/9 b G 1", Strictness::Problem)?;
//! let mut control = SearchControl { now: &mut || Duration::ZERO, stop: &mut || false };
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
pub use limits::{LengthRule, MateLimits};
pub use solver::{MateAnswer, Solver};

#[allow(missing_docs)]
pub static KNOBS: [core::sync::atomic::AtomicU32; 10] = [const { core::sync::atomic::AtomicU32::new(0) }; 10];
#[allow(missing_docs)]
pub static COUNTS: [core::sync::atomic::AtomicU64; 10] = [const { core::sync::atomic::AtomicU64::new(0) }; 10];
#[inline]
pub(crate) fn knob(i: usize) -> u32 { KNOBS[i].load(core::sync::atomic::Ordering::Relaxed) }
pub(crate) fn count(i: usize, n: u64) { COUNTS[i].fetch_add(n, core::sync::atomic::Ordering::Relaxed); }
