//! The root moves, and the state of iterative deepening.

use alloc::vec::Vec;
use core::time::Duration;

use super::{
    Bound, Limits, Line, Searcher, movepicker::MovePicker, node::NodeState, score::INFINITE,
    searcher::PV_STRIDE,
};
use crate::{Move, Position};

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
            last_score: -INFINITE,
            bound: Bound::Exact,
            line: vec![mv],
            nodes: 0,
        }
    }
}

impl Searcher {
    /// The picker of the root: the root moves from [`Searcher::pv_index`] on.
    pub(super) fn root_picker(&mut self, state: &NodeState<'_>) -> MovePicker {
        let moves = self.root_moves[self.pv_index..].iter().map(|root| root.mv);
        MovePicker::root(
            state.position,
            moves,
            &mut self.buffer,
            &self.history,
            state.tt_move,
            state.context,
        )
    }

    /// Keeps the result of a root move: its score, and its line from the PV table. A move
    /// that does not raise alpha loses its score, but for the first one.
    pub(super) fn update_root_move(
        &mut self,
        mv: Move,
        is_first: bool,
        nodes: u64,
        value: i32,
        window: (i32, i32),
    ) {
        let Some(root) = self.root_moves.iter_mut().find(|root| root.mv == mv) else {
            return;
        };
        root.nodes += nodes;
        if self.stopped {
            return;
        }
        let (alpha, beta) = window;
        if !is_first && value <= alpha {
            root.score = -INFINITE;
            return;
        }
        root.score = value;
        root.bound = if value >= beta {
            Bound::Lower
        } else if value <= alpha {
            Bound::Upper
        } else {
            Bound::Exact
        };
        root.line.clear();
        root.line.push(mv);
        let line = &self.pv_table[PV_STRIDE..2 * PV_STRIDE];
        root.line.extend(line.iter().map_while(|mv| *mv));
    }
}
