//! The root moves, and the state of iterative deepening.

use alloc::vec::Vec;
use core::time::Duration;

use komadai_shogi::{Move, Position};

use super::{Bound, Limits, Line, score::INFINITE};

/// The state of iterative deepening.
#[derive(Clone, Debug, Default)]
pub(super) struct IterationState {
    pub position: Option<Position>,
    pub limits: Limits,
    pub started: Duration,
    pub time: Duration,
    /// The last completed iteration.
    pub depth: u8,
    pub declares: bool,
    pub lines: Vec<Line>,
    /// Number of iterations since the best move changed.
    pub best_move_stability: u32,
    pub finished: bool,
}

/// A root move and its result.
#[derive(Clone, Debug)]
pub(super) struct RootMove {
    pub mv: Move,
    pub score: i32,
    /// The depth of the iteration that found the score.
    pub depth: u8,
    /// The score of the previous iteration.
    pub last_score: i32,
    pub bound: Bound,
    pub line: Vec<Move>,
    /// Nodes of its subtree, in all iterations.
    pub nodes: u64,
}

impl RootMove {
    pub fn new(mv: Move) -> Self {
        Self {
            mv,
            score: -INFINITE,
            depth: 0,
            last_score: -INFINITE,
            bound: Bound::Exact,
            line: vec![mv],
            nodes: 0,
        }
    }
}
