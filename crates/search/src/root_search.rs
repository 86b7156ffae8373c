//! What is special about the search of the root: its moves are given, and their results kept.

use komadai_shogi::Move;

use super::{
    Bound, Searcher, movepicker::MovePicker, node::NodeState, score::INFINITE, searcher::PV_STRIDE,
};

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
        root.depth = self.iteration.depth + 1;
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
