//! The move loop of a node: pruning, extensions and reductions of single moves, and
//! the zero-window searches of PVS.

use komadai_shogi::{HandKind, Move, Piece, Position};

use super::{
    MAX_PLY, SearchControl, Searcher,
    history_update::SearchedMoves,
    move_threat::threatens,
    movepicker::{MovePicker, piece_to},
    node::{Node, NodeState},
    score::{Bound, INFINITE, MATE_IN_MAX_PLY},
    see::see_ge,
};

/// The state of the loop over the moves of a node.
pub(super) struct MoveLoop {
    pub alpha: i32,
    /// The best value so far, -[`INFINITE`] before the first searched move.
    pub best: i32,
    /// The move that raised alpha last.
    pub best_move: Option<Move>,
    /// Number of legal moves so far, pruned ones included.
    pub count: usize,
    /// Quiet moves that did not fail high.
    pub quiets: SearchedMoves,
    /// Captures that did not fail high.
    pub captures: SearchedMoves,
}

impl MoveLoop {
    pub const fn new(alpha: i32) -> Self {
        Self {
            alpha,
            best: -INFINITE,
            best_move: None,
            count: 0,
            quiets: SearchedMoves::new(),
            captures: SearchedMoves::new(),
        }
    }
}

/// A move and what pruning, extensions and reductions depend on.
struct Candidate {
    mv: Move,
    captured: Option<Piece>,
    /// Neither a capture nor a promotion of a pawn, bishop or rook.
    quiet: bool,
    gives_check: bool,
    /// Whether it threatens a capture.
    threatens: bool,
    /// The score of the history heuristics.
    history: i32,
    /// Its number in the node, from 1.
    number: usize,
}

impl Searcher {
    /// Searches the moves of a node. Returns a value if that already is the node's value:
    /// multi-cut, or a stopped search.
    #[inline(always)]
    pub(super) fn search_moves<const PV: bool>(
        &mut self,
        state: &NodeState<'_>,
        picker: &mut MovePicker,
        moves: &mut MoveLoop,
        beta: i32,
        control: &mut SearchControl<'_>,
    ) -> Option<i32> {
        let (position, ply) = (state.position, state.ply);
        while let Some(mv) = picker.next(position, &mut self.buffer, &self.history) {
            if Some(mv) == state.excluded || !state.legality.is_legal(position, mv) {
                continue;
            }
            moves.count += 1;
            let candidate = self.candidate(state, mv, moves.count);
            if !state.is_root
                && moves.best > -MATE_IN_MAX_PLY
                && !state.in_check
                && self.should_prune_move::<PV>(state, &candidate, moves.alpha, picker)
            {
                continue;
            }
            let extension = match self.extension::<PV>(state, &candidate, beta, control) {
                Ok(extension) => extension,
                Err(value) => return Some(value),
            };
            let alpha = moves.alpha;
            let nodes = self.nodes;
            let value = self.search_move::<PV>(state, &candidate, extension, alpha, beta, control);
            if state.is_root {
                let nodes = self.nodes - nodes;
                self.update_root_move(mv, moves.count == 1, nodes, value, (alpha, beta));
            }
            if self.stopped {
                return Some(0);
            }
            if value > moves.best {
                moves.best = value;
                if value > alpha {
                    moves.best_move = Some(mv);
                    if PV {
                        self.update_pv(ply, mv);
                    }
                    if value >= beta {
                        let entry = self.ss_mut(ply);
                        entry.cutoffs = entry.cutoffs.saturating_add(1);
                        return None;
                    }
                    moves.alpha = value;
                }
            }
            if candidate.captured.is_some() {
                moves.captures.push(mv);
            } else {
                moves.quiets.push(mv);
            }
        }
        None
    }

    #[inline(always)]
    fn candidate(&self, state: &NodeState<'_>, mv: Move, number: usize) -> Candidate {
        let position = state.position;
        let captured = position.piece_at(mv.to());
        let piece_to = piece_to(position, mv);
        Candidate {
            mv,
            captured,
            quiet: captured.is_none() && !(mv.promotes() && moves_pawn_or_major(position, mv)),
            gives_check: position.gives_check(mv),
            threatens: threatens(position, mv, state.context.threats),
            history: match captured {
                Some(captured) => self.history.capture(piece_to, captured),
                None => self
                    .history
                    .quiet(position.turn(), state.context, mv, piece_to),
            },
            number,
        }
    }

    /// Pruning at shallow depth, out of check: late move pruning (which skips the quiet
    /// moves that follow), futility pruning, history pruning and SEE pruning.
    #[inline(always)]
    fn should_prune_move<const PV: bool>(
        &self,
        state: &NodeState<'_>,
        candidate: &Candidate,
        alpha: i32,
        picker: &mut MovePicker,
    ) -> bool {
        let params = &self.params;
        let (position, depth) = (state.position, state.depth);
        let (mv, history) = (candidate.mv, candidate.history);
        if !candidate.quiet {
            let threshold = -params.see_capture * depth - history / 32;
            return depth < 9 && !see_ge(position, mv, threshold.min(0));
        }
        let lmr_depth = (depth - self.reduction(depth, candidate.number) / 100).max(0);
        let max_moves = (params.lmp_base + params.lmp_slope * depth * depth / 100)
            / if state.improving { 1 } else { 2 };
        if candidate.number as i32 > max_moves && !PV {
            picker.skip_quiets();
        }
        if !candidate.gives_check && !candidate.threatens {
            let futility = state.static_eval
                + params.futility_base
                + params.futility_slope * lmr_depth
                + history / 64;
            if lmr_depth < 8 && futility <= alpha
                || lmr_depth < 6 && history < -params.history_pruning * depth
            {
                return true;
            }
        }
        lmr_depth < 8 && !see_ge(position, mv, -params.see_quiet * lmr_depth * lmr_depth)
    }

    /// Plies to extend a move by, negative to reduce it: singular extensions of the table
    /// move, check extensions of others. `Err` is the value of the node: multi-cut, or a
    /// stopped search.
    #[inline(always)]
    fn extension<const PV: bool>(
        &mut self,
        state: &NodeState<'_>,
        candidate: &Candidate,
        beta: i32,
        control: &mut SearchControl<'_>,
    ) -> Result<i32, i32> {
        let (position, ply, depth) = (state.position, state.ply, state.depth);
        let mv = candidate.mv;
        if let Some(entry) = state.tt_entry
            && Some(mv) == state.tt_move
            && !state.is_root
            && state.excluded.is_none()
            && depth >= self.params.singular_depth
            && entry.depth >= depth - 3
            && entry.bound != Bound::Upper
            && entry.value.abs() < MATE_IN_MAX_PLY
            && ply < MAX_PLY / 2
        {
            let singular_beta = entry.value - self.params.singular_margin * depth;
            self.ss_mut(ply).excluded = Some(mv);
            let node = Node {
                depth: (depth - 1) / 2,
                ..state.node
            };
            let (low, high) = (singular_beta - 1, singular_beta);
            let value = self.alpha_beta::<false>(position, ply, low, high, node, control);
            self.ss_mut(ply).excluded = None;
            return if self.stopped {
                Err(0)
            } else if value < singular_beta {
                Ok(1 + i32::from(!PV && value < singular_beta - 30))
            } else if singular_beta >= beta {
                Err(singular_beta)
            } else if entry.value >= beta {
                Ok(-2)
            } else {
                Ok(-i32::from(state.node.cut_node))
            };
        }
        let check_extension =
            candidate.gives_check && depth <= 8 && ply < 64 && see_ge(position, mv, 0);
        Ok(i32::from(check_extension))
    }

    /// The value of a move: searched with late move reductions in a zero window, again
    /// in full depth if that fails high, and in the whole window in a PV node.
    #[inline(always)]
    fn search_move<const PV: bool>(
        &mut self,
        state: &NodeState<'_>,
        candidate: &Candidate,
        extension: i32,
        alpha: i32,
        beta: i32,
        control: &mut SearchControl<'_>,
    ) -> i32 {
        let (ply, depth, number) = (state.ply, state.depth, candidate.number);
        let next = self.make(state.position, candidate.mv, ply);
        self.ss_mut(ply).threatens = candidate.threatens;
        let full_depth = depth - 1 + extension;
        let mut value = 0;
        let mut zero_window = !PV || number > 1;
        if depth >= 2 && number > 1 + usize::from(PV) && (candidate.quiet || number > 6) {
            let reduction = self.late_move_reduction::<PV>(state, candidate);
            let reduced = (full_depth - reduction / 100).clamp(1, full_depth.max(1));
            let child = Node {
                depth: reduced,
                cut_node: true,
            };
            value = -self.alpha_beta::<false>(&next, ply + 1, -alpha - 1, -alpha, child, control);
            zero_window = value > alpha && reduced < full_depth;
        }
        if zero_window {
            let child = state.node.child(full_depth);
            value = -self.alpha_beta::<false>(&next, ply + 1, -alpha - 1, -alpha, child, control);
        }
        if PV && (number == 1 || value > alpha) {
            let child = Node {
                depth: full_depth,
                cut_node: false,
            };
            value = -self.alpha_beta::<true>(&next, ply + 1, -beta, -alpha, child, control);
        }
        self.unmake();
        value
    }

    /// The late move reduction, in hundredths of a ply.
    #[inline(always)]
    fn late_move_reduction<const PV: bool>(
        &self,
        state: &NodeState<'_>,
        candidate: &Candidate,
    ) -> i32 {
        let params = &self.params;
        let mut reduction = self.reduction(state.depth, candidate.number);
        if state.node.cut_node {
            reduction += params.reduction_cut;
        }
        if PV {
            reduction -= params.reduction_pv;
        }
        if !state.improving {
            reduction += params.reduction_improving;
        }
        if candidate.gives_check || state.in_check {
            reduction -= params.reduction_check;
        }
        if state
            .tt_move
            .is_some_and(|mv| state.position.piece_at(mv.to()).is_some())
        {
            reduction += params.reduction_tt_capture;
        }
        if !candidate.quiet {
            reduction -= 100;
        }
        if self.ss(state.ply + 1).cutoffs > 3 {
            reduction += 80;
        }
        if state.is_root {
            reduction -= params.reduction_root;
        }
        if candidate.threatens && candidate.quiet {
            reduction -= params.reduction_threat;
        }
        reduction - candidate.history * 100 / params.reduction_history
    }
}

/// Whether the moving piece is a pawn, bishop or rook.
fn moves_pawn_or_major(position: &Position, mv: Move) -> bool {
    mv.from()
        .and_then(|from| position.piece_at(from))
        .and_then(|piece| piece.kind().in_hand())
        .is_some_and(|kind| matches!(kind, HandKind::Pawn | HandKind::Bishop | HandKind::Rook))
}
