//! Pruning of whole nodes: reverse futility pruning, razoring, null move pruning and
//! ProbCut.

use super::{
    SearchControl, Searcher,
    history::PieceTo,
    movepicker::MovePicker,
    node::NodeState,
    score::{Bound, MATE_IN_MAX_PLY},
    see,
    tt::TtEntry,
};

impl Searcher {
    /// The value of a node that is pruned by reverse futility pruning, razoring or null
    /// move pruning.
    #[inline]
    pub(super) fn prune_node(
        &mut self,
        state: &NodeState<'_>,
        alpha: i32,
        beta: i32,
        control: &mut SearchControl<'_>,
    ) -> Option<i32> {
        let (position, ply, depth, eval) = (state.position, state.ply, state.depth, state.eval);
        let params = &self.params;
        if depth <= params.reverse_futility_depth
            && eval.abs() < MATE_IN_MAX_PLY
            && beta > -MATE_IN_MAX_PLY
        {
            let margin = if state.improving {
                params.reverse_futility_improving
            } else {
                params.reverse_futility
            };
            let threat = if self.ss(ply - 1).threatens {
                params.reverse_futility_threat
            } else {
                0
            };
            if eval - margin * depth - threat >= beta {
                return Some((eval + beta) / 2);
            }
        }
        if depth <= 4 && eval + params.razor_base + params.razor_slope * depth * depth <= alpha {
            let value = self.quiescence::<false>(position, ply, alpha, alpha + 1, 0, control);
            if value <= alpha {
                return Some(value);
            }
        }
        let after_null_move = self.ss(ply - 1).mv.is_none();
        if depth >= 3 && eval >= beta && beta > -MATE_IN_MAX_PLY && !after_null_move {
            let value = self.null_move_search(state, beta, control);
            if value >= beta && !self.stopped {
                let is_mate = value >= MATE_IN_MAX_PLY;
                return Some(if is_mate { beta } else { value });
            }
        }
        None
    }

    /// The value after a null move, searched at reduced depth; below `beta` if there is none.
    fn null_move_search(
        &mut self,
        state: &NodeState<'_>,
        beta: i32,
        control: &mut SearchControl<'_>,
    ) -> i32 {
        let ply = state.ply;
        let Some(next) = state.position.after_null_move() else {
            return beta - 1;
        };
        let params = &self.params;
        let above_beta = ((state.eval - beta) / params.null_margin).min(3);
        let reduction = params.null_base + state.depth / params.null_divisor + above_beta;
        let entry = self.ss_mut(ply);
        entry.piece_to = PieceTo::NONE;
        entry.mv = None;
        entry.is_capture = false;
        entry.threatens = false;
        self.evaluator.make_null_move(ply);
        self.repetitions.push_null_move(&next);
        let child = state.node.child(state.depth - reduction);
        let value = -self.alpha_beta::<false>(&next, ply + 1, -beta, 1 - beta, child, control);
        self.repetitions.pop();
        value
    }

    /// ProbCut: the value of a capture that fails high above `beta` plus a margin in a
    /// search at reduced depth.
    #[inline]
    pub(super) fn probcut(
        &mut self,
        state: &NodeState<'_>,
        beta: i32,
        control: &mut SearchControl<'_>,
    ) -> Option<i32> {
        let probcut_beta = beta + self.params.probcut_margin;
        let may_succeed = state
            .tt_entry
            .is_none_or(|entry| entry.depth < state.depth - 3 || entry.value >= probcut_beta);
        if state.depth < 5 || beta.abs() >= MATE_IN_MAX_PLY || !may_succeed {
            return None;
        }
        self.probcut_search(state, probcut_beta, control)
    }

    fn probcut_search(
        &mut self,
        state: &NodeState<'_>,
        probcut_beta: i32,
        control: &mut SearchControl<'_>,
    ) -> Option<i32> {
        let (position, ply) = (state.position, state.ply);
        let tt_move = state
            .tt_move
            .filter(|mv| position.piece_at(mv.to()).is_some());
        let see_threshold = see::from_eval_difference(probcut_beta - state.static_eval);
        let mut picker = MovePicker::probcut(&self.buffer, tt_move, state.context, see_threshold);
        let mut proved = None;
        while let Some(mv) = picker.next(position, &mut self.buffer, &self.history) {
            if !state.legality.is_legal(position, mv) {
                continue;
            }
            let next = self.make(position, mv, ply);
            let (low, high) = (-probcut_beta, 1 - probcut_beta);
            let mut value = -self.quiescence::<false>(&next, ply + 1, low, high, 0, control);
            let depth = state.node.depth - 4;
            if value >= probcut_beta && !self.stopped {
                let child = state.node.child(depth);
                value = -self.alpha_beta::<false>(&next, ply + 1, low, high, child, control);
            }
            self.unmake();
            if self.stopped {
                break;
            }
            if value >= probcut_beta {
                let entry = TtEntry {
                    mv: Some(mv),
                    value,
                    eval: state.raw_eval,
                    depth: depth + 1,
                    bound: Bound::Lower,
                };
                self.tt.store(position.key(), ply, entry);
                proved = Some(value);
                break;
            }
        }
        picker.close(&mut self.buffer);
        proved
    }
}
