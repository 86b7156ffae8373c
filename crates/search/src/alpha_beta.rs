//! Principal variation search (PVS): alpha-beta with a zero window for all moves of a
//! node but the first. This file has the steps of a node before and after its moves;
//! the loop over the moves is in `move_loop`.

use komadai_shogi::Position;

use super::{
    MAX_PLY, SearchControl, Searcher,
    history_update::stat_bonus,
    move_loop::MoveLoop,
    movepicker::{MovePicker, piece_to},
    node::{Node, NodeState},
    pseudo_movegen::LegalityFilter,
    score::{Bound, EVAL_MAX, MATE},
    tt::{NO_EVAL, TtEntry},
};

/// The natural logarithms of 1 to 256 in hundredths. Integer arithmetic, so that they
/// are the same on every machine.
const LOG_TABLE: [i32; 256] = {
    let mut logarithms = [0; 256];
    let mut at = 0;
    while at < 256 {
        let n = at as u32 + 1;
        let whole = n.ilog2();
        let fraction = ((n << 8) >> whole) & 255;
        logarithms[at] = ((whole * 256 + fraction) * 6_931 / 25_600) as i32;
        at += 1;
    }
    logarithms
};

impl Searcher {
    /// The base reduction of the move with this number, in hundredths of a ply.
    pub(super) fn reduction(&self, depth: i32, count: usize) -> i32 {
        let log = |n: usize| LOG_TABLE[n.clamp(1, 256) - 1];
        let product = log(depth as usize) * log(count) / 100;
        self.params.reduction_base + self.params.reduction_slope * product / 100
    }

    /// The value of a position `ply` plies from the root for its side to move, fail-soft
    /// in the window from `alpha` to `beta`. Meaningless once `stopped` is set.
    pub(super) fn alpha_beta<const PV: bool>(
        &mut self,
        position: &Position,
        ply: usize,
        mut alpha: i32,
        mut beta: i32,
        node: Node,
        control: &mut SearchControl<'_>,
    ) -> i32 {
        if node.depth <= 0 {
            return self.quiescence::<PV>(position, ply, alpha, beta, 0, control);
        }
        if PV {
            self.clear_pv(ply);
            self.seldepth = self.seldepth.max(ply);
        }
        if self.should_stop(control) {
            return 0;
        }
        let in_check = position.in_check();
        let is_root = PV && ply == 0;
        if !is_root {
            if let Some(value) = self.terminal_score(position, ply) {
                return value;
            }
            if ply >= MAX_PLY {
                return if in_check {
                    0
                } else {
                    self.evaluate(position, ply)
                };
            }
            // Mate distance pruning.
            alpha = alpha.max(ply as i32 - MATE);
            beta = beta.min(MATE - ply as i32 - 1);
            if alpha >= beta {
                return alpha;
            }
        }

        let excluded = self.ss(ply).excluded;
        // A singular extension search has the same key.
        let tt_entry = match excluded {
            None => self.tt.probe(position.key(), ply),
            Some(_) => None,
        };
        if !PV
            && let Some(entry) = tt_entry
            && entry.depth >= node.depth
            && entry.decides(beta)
        {
            self.reward_tt_move(position, ply, beta, node.depth, entry);
            return entry.value;
        }
        let tt_move = match is_root {
            true => Some(self.root_moves[self.pv_index].mv),
            false => tt_entry
                .and_then(|entry| entry.mv)
                .filter(|&mv| position.check_legal(mv).is_ok()),
        };

        let legality = LegalityFilter::new(position);
        if !is_root
            && excluded.is_none()
            && !in_check
            && tt_entry.is_none()
            && let Some(value) = self.mate_in_one::<PV>(position, ply, node.depth, &legality)
        {
            return value;
        }

        let mut state = NodeState {
            position,
            ply,
            is_root,
            node,
            depth: node.depth,
            in_check,
            excluded,
            tt_entry,
            tt_move,
            legality,
            context: self.history_context(position, ply),
            raw_eval: NO_EVAL,
            static_eval: NO_EVAL,
            eval: NO_EVAL,
            improving: false,
        };
        self.static_eval(&mut state);
        if !is_root && excluded.is_none() {
            self.reward_eval_change(position, ply);
        }
        // Killers are shared by siblings, counts of cutoffs by cousins.
        self.ss_mut(ply + 1).killers = [None; 2];
        self.ss_mut(ply + 2).cutoffs = 0;

        let may_prune = !PV && !in_check && excluded.is_none();
        if may_prune {
            if let Some(value) = self.prune_node(&state, alpha, beta, control) {
                return value;
            }
            if self.stopped {
                return 0;
            }
        }
        // Only the order of moves and the histories depend on the threats.
        state.context = state.context.with_threats(position);
        self.ss_mut(ply).context = state.context;
        // Internal iterative reduction.
        if node.depth >= 4 && tt_move.is_none() && excluded.is_none() && (PV || node.cut_node) {
            state.depth -= 1;
        }
        if may_prune {
            if let Some(value) = self.probcut(&state, beta, control) {
                return value;
            }
            if self.stopped {
                return 0;
            }
        }

        let mut picker = if is_root {
            self.root_picker(&state)
        } else {
            let killers = self.ss(ply).killers;
            MovePicker::main(
                position,
                &self.buffer,
                tt_move,
                killers,
                state.context,
                state.depth,
            )
        };
        let mut moves = MoveLoop::new(alpha);
        let early = self.search_moves::<PV>(&state, &mut picker, &mut moves, beta, control);
        picker.close(&mut self.buffer);
        match early {
            Some(value) => value,
            None => self.store_result::<PV>(&state, &moves, alpha, beta),
        }
    }

    /// The score of a position that ends the game, in which a win can be declared, or that is
    /// a repetition.
    #[inline]
    pub(super) fn terminal_score(&self, position: &Position, ply: usize) -> Option<i32> {
        if let Some(rules) = &self.entering_king {
            if rules.arrived(position) {
                return Some(ply as i32 - MATE);
            }
            if rules.declares(position) {
                return Some(MATE - ply as i32 - 1);
            }
        }
        self.repetitions.repetition_score(ply)
    }

    /// A history bonus for the quiet move of a table entry that fails high.
    #[inline(always)]
    fn reward_tt_move(
        &mut self,
        position: &Position,
        ply: usize,
        beta: i32,
        depth: i32,
        entry: TtEntry,
    ) {
        if entry.value >= beta
            && let Some(mv) = entry.mv
            && position.piece_at(mv.to()).is_none()
            && position.check_legal(mv).is_ok()
        {
            let context = self.history_context(position, ply).with_threats(position);
            let bonus = stat_bonus(depth) / 2;
            let piece_to = piece_to(position, mv);
            self.history
                .update_quiet(position.turn(), context, mv, piece_to, bonus);
        }
    }

    /// Fills in the static evaluation of a node: from the table if it is there, with the
    /// correction history added.
    #[inline(always)]
    fn static_eval(&mut self, state: &mut NodeState<'_>) {
        let (position, ply) = (state.position, state.ply);
        if state.in_check {
            self.ss_mut(ply).static_eval = NO_EVAL;
            return;
        }
        let correction = self.history.correction(position, state.context);
        let raw = match state.tt_entry {
            _ if state.excluded.is_some() => self.ss(ply).static_eval - correction,
            Some(entry) if entry.eval != NO_EVAL => entry.eval,
            entry => {
                let raw = self.evaluate(position, ply);
                if entry.is_none() {
                    // For when the node is pruned.
                    self.tt.store_eval(position.key(), raw);
                }
                raw
            }
        };
        let eval = raw + correction;
        self.ss_mut(ply).static_eval = eval;
        state.raw_eval = raw;
        state.static_eval = eval;
        state.improving = self.is_improving(ply, eval);
        state.eval = match state.tt_entry {
            Some(entry) if entry.refines(eval) => entry.value,
            _ => eval,
        };
    }

    /// Whether the static evaluation is higher than at the last turn of the same side.
    fn is_improving(&self, ply: usize, static_eval: i32) -> bool {
        let earlier = |back: usize| {
            (ply >= back)
                .then(|| self.ss(ply - back).static_eval)
                .filter(|&eval| eval != NO_EVAL)
        };
        match earlier(2).or_else(|| earlier(4)) {
            Some(earlier) => static_eval > earlier,
            None => true,
        }
    }

    /// The value of a node whose moves were searched. Updates the histories and the
    /// transposition table.
    #[inline(always)]
    fn store_result<const PV: bool>(
        &mut self,
        state: &NodeState<'_>,
        moves: &MoveLoop,
        alpha: i32,
        beta: i32,
    ) -> i32 {
        let (position, ply, depth) = (state.position, state.ply, state.depth);
        if moves.count == 0 {
            return if state.excluded.is_some() {
                alpha
            } else {
                ply as i32 - MATE
            };
        }
        let best = moves.best;
        if let Some(mv) = moves.best_move
            && best >= beta
        {
            self.update_histories(position, ply, mv, depth, &moves.quiets, &moves.captures);
        }
        if state.excluded.is_some() {
            return best;
        }
        if moves.best_move.is_none() && !state.is_root {
            self.reward_previous_move(position, ply, depth);
        }
        let bound = if best >= beta {
            Bound::Lower
        } else if moves.best_move.is_some() && PV {
            Bound::Exact
        } else {
            Bound::Upper
        };
        let entry = TtEntry {
            mv: moves.best_move,
            value: best,
            eval: state.raw_eval,
            depth,
            bound,
        };
        // Of a root, the value of all its moves.
        if state.is_root && (self.pv_index > 0 || !self.iteration.limits.moves.is_empty()) {
            return best;
        }
        self.tt.store(position.key(), ply, entry);
        let captures = moves
            .best_move
            .is_some_and(|mv| position.piece_at(mv.to()).is_some());
        // Neither a mate nor a superior repetition.
        let in_range = best.abs() <= EVAL_MAX;
        if !state.in_check && !captures && in_range && entry.refines(state.static_eval) {
            let error = best - state.raw_eval;
            self.history
                .update_corrhist(position, state.context, depth, error);
        }
        best
    }
}
