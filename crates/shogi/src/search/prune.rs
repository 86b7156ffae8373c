//! Nodes that need not be searched move by move: so good or so bad that a
//! glance is enough.

use super::{
    Host, Searcher,
    alpha_beta::Node,
    generate::Safety,
    history::Arrival,
    picker::Picker,
    score::{Bound, LEAST_MATE},
};
use crate::{Move, Position};

impl Searcher {
    /// Whether a node is so good, or so bad, that its moves need not be tried.
    #[expect(clippy::too_many_arguments, reason = "what a node knows of itself")]
    pub(super) fn prune_node(
        &mut self,
        position: &Position,
        ply: usize,
        alpha: i32,
        beta: i32,
        node: Node,
        estimate: i32,
        improving: bool,
        host: &mut Host<'_>,
    ) -> Option<i32> {
        let depth = node.depth;
        let params = &self.params;
        if depth <= params.reverse_futility_depth && estimate.abs() < LEAST_MATE {
            let margin = if improving {
                params.reverse_futility_improving
            } else {
                params.reverse_futility
            };
            if estimate - margin * depth >= beta {
                return Some((estimate + beta) / 2);
            }
        }
        if depth <= 4 && estimate + params.razor_base + params.razor_slope * depth * depth <= alpha
        {
            let value = self.quiescence::<false>(position, ply, alpha, alpha + 1, 0, host);
            if value <= alpha {
                return Some(value);
            }
        }
        let passed_before = self.frame(ply - 1).mv.is_none();
        if depth >= 3 && estimate >= beta && beta > -LEAST_MATE && !passed_before {
            let value = self.pass(position, ply, beta, node, estimate, host);
            if value >= beta && !self.stopped {
                return Some(if value >= LEAST_MATE { beta } else { value });
            }
        }
        None
    }

    /// The value when the side to move passes.
    fn pass(
        &mut self,
        position: &Position,
        ply: usize,
        beta: i32,
        node: Node,
        estimate: i32,
        host: &mut Host<'_>,
    ) -> i32 {
        let Some(next) = position.passed() else {
            return beta - 1;
        };
        let params = &self.params;
        let above = ((estimate - beta) / params.null_margin).min(3);
        let less = params.null_base + node.depth / params.null_divisor + above;
        let frame = self.frame_mut(ply);
        frame.arrival = Arrival::NONE;
        frame.mv = None;
        self.evaluator.pass(ply);
        self.path.push_passed(&next);
        let child = Node {
            depth: node.depth - less,
            cut: !node.cut,
        };
        let value = -self.alpha_beta::<false>(&next, ply + 1, -beta, 1 - beta, child, host);
        self.path.pop();
        value
    }

    /// Whether a good capture already shows, at less depth, that a node will be
    /// above beta.
    #[expect(clippy::too_many_arguments, reason = "what a node knows of itself")]
    pub(super) fn probcut(
        &mut self,
        position: &Position,
        ply: usize,
        beta: i32,
        node: Node,
        raw: i32,
        table_move: Option<Move>,
        safety: &Safety,
        host: &mut Host<'_>,
    ) -> Option<i32> {
        let border = beta + self.params.probcut_margin;
        let before = self.before(ply);
        let table_move = table_move.filter(|mv| position.piece_at(mv.to()).is_some());
        let evaluation = self.frame(ply).evaluation;
        let mut picker = Picker::winning(&self.arena, table_move, before, border - evaluation);
        let mut proved = None;
        while let Some(mv) = picker.next(position, &mut self.arena, &self.history) {
            if !safety.allows(position, mv) {
                continue;
            }
            let next = self.make(position, mv, ply);
            let mut value = -self.quiescence::<false>(&next, ply + 1, -border, 1 - border, 0, host);
            let depth = node.depth - 4;
            if value >= border && depth > 0 && !self.stopped {
                let child = node.child(depth);
                value = -self.alpha_beta::<false>(&next, ply + 1, -border, 1 - border, child, host);
            }
            self.unmake();
            if self.stopped {
                break;
            }
            if value >= border {
                let key = position.key();
                self.keep(key, ply, depth + 1, value, raw, Bound::Lower, Some(mv));
                proved = Some(value);
                break;
            }
        }
        picker.close(&mut self.arena);
        proved
    }
}
