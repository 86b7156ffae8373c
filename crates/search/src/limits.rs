//! The limits of a search.

use alloc::vec::Vec;

use komadai_shogi::Move;

use super::{eval_noise::EvalNoise, score::MAX_PLY, time_management::TimeBudget};

/// The limits of a search; it ends at the first one reached, but not before the first iteration
/// is complete: nodes and time are not looked at until then.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Limits {
    /// Iterations of iterative deepening, up to [`MAX_PLY`]. With 0 nothing is searched, and the
    /// decision is the first legal move.
    pub depth: u8,
    /// Nodes: moves made, quiescence search included.
    pub nodes: Option<u64>,
    /// Time from the start of the search.
    pub time: Option<TimeBudget>,
    /// Number of principal variations (MultiPV), at least 1.
    pub lines: usize,
    /// The root moves to search (USI `searchmoves`); all legal ones when empty.
    pub moves: Vec<Move>,
    /// Noise on the evaluation; none by default.
    pub noise: EvalNoise,
    /// Whether a search for one line asks the mate solver too, between iterations, for a mate
    /// by checks alone; so by default.
    pub root_mate: bool,
}

impl Default for Limits {
    /// One line, to the maximum depth.
    fn default() -> Self {
        Self {
            depth: MAX_PLY as u8,
            nodes: None,
            time: None,
            lines: 1,
            moves: Vec::new(),
            noise: EvalNoise::default(),
            root_mate: true,
        }
    }
}

impl Limits {
    /// A fixed depth in plies.
    #[must_use]
    pub fn depth(depth: u8) -> Self {
        Self {
            depth,
            ..Self::default()
        }
    }

    /// A fixed number of nodes.
    #[must_use]
    pub fn nodes(nodes: u64) -> Self {
        Self {
            nodes: Some(nodes),
            ..Self::default()
        }
    }

    /// A time budget.
    #[must_use]
    pub fn time(budget: TimeBudget) -> Self {
        Self {
            time: Some(budget),
            ..Self::default()
        }
    }
}
