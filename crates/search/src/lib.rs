//! A shogi engine as a library: the best move of a position, its score and principal variation,
//! and a mate solver, [`tsume`]. The rules are the crate [`komadai_shogi`].
//!
//! A [`Searcher`] runs iterative deepening: [`Searcher::start`] sets the root, each
//! [`Searcher::deepen`] is one iteration, and [`Searcher::search`] runs all of them. The
//! search has no clock and no thread; it asks its [`SearchControl`] for the time and
//! whether to stop. With a limit of nodes or depth it is deterministic on every machine.
//!
//! ```
//! use komadai_search::{Decision, Limits, Root, SearchControl, Searcher};
//! use komadai_shogi::{Position, Strictness};
//! let position = Position::from_sfen("4k4/9/4P4/9/9/9/9/9/4K4 b G 1", Strictness::Game)?;
//! let mut control = SearchControl::unlimited();
//! let mut searcher = Searcher::new(1 << 20);
//! let root = Root::new(position);
//! let decision = searcher.search(&root, Limits::depth(3), &mut control, &mut |_| ());
//! assert_eq!(decision, Decision::Play("G*5b".parse()?));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

#![cfg_attr(not(test), no_std)]
#![warn(missing_docs, clippy::must_use_candidate)]

#[macro_use]
extern crate alloc;

mod alpha_beta;
// Of Komadai's own programs, and no part of the public interface.
#[doc(hidden)]
pub mod bench;
mod book;
mod check_squares;
pub mod eval;
mod eval_noise;
mod history;
mod history_update;
mod insertion_sort;
mod iterative_deepening;
mod king_ring;
mod lazy_smp;
mod level;
mod limits;
mod mate_in_one;
mod move_loop;
mod move_threat;
mod movepicker;
mod node;
mod node_pruning;
mod non_promotion;
mod params;
mod pseudo_movegen;
mod quiescence;
mod repetition;
mod report;
mod root;
mod root_mate;
mod root_move;
mod root_search;
mod score;
mod search_control;
mod searcher;
mod see;
mod shared_nodes;
#[cfg(test)]
mod tests;
mod time_management;
pub mod tsume;
mod tt;

pub use book::{Book, BookError, BookMove};
pub use eval_noise::EvalNoise;
pub use level::Level;
pub use limits::Limits;
pub use params::Params;
// Of Komadai's own programs, and no part of the public interface.
#[doc(hidden)]
pub use params::UnknownParam;
pub use report::{Decision, Info, Line, Progress};
pub use root::Root;
pub use score::{Bound, MAX_PLY, Score, ScoreKind};
pub use search_control::SearchControl;
pub use searcher::Searcher;
pub use see::{piece_value, see_ge};
pub use time_management::TimeBudget;

/// The examples of the README.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
