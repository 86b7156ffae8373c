//! Principal variation search: the first move of a node is searched in the
//! whole window, the others only to show that they are not better.

use super::{
    Host, MAX_PLY, Searcher,
    deepen::LOGARITHMS,
    exchange,
    generate::{Safety, gives_check},
    learn::{Tried, bonus},
    picker::{Picker, arrival},
    score::{Bound, INFINITE, LEAST_MATE, MATE},
    table::{Known, NO_EVALUATION},
};
use crate::{HandKind, Move, Position};

/// How a node is to be searched.
#[derive(Clone, Copy, Debug)]
pub(super) struct Node {
    /// Plies left before quiescence.
    pub depth: i32,
    /// Expected to be refuted by one move.
    pub cut: bool,
}

impl Node {
    pub fn after_root(depth: i32) -> Self {
        Self { depth, cut: true }
    }

    pub fn reduced(self, plies: i32) -> Self {
        Self {
            depth: self.depth - plies,
            cut: true,
        }
    }

    /// Not expected to be refuted.
    pub fn open(self) -> Self {
        Self { cut: false, ..self }
    }

    /// What the node after a move looks like.
    pub fn child(self, depth: i32) -> Self {
        Self {
            depth,
            cut: !self.cut,
        }
    }
}

impl Searcher {
    /// By how much a move is reduced, in hundredths of a ply.
    pub(super) fn reduction(&self, depth: i32, count: usize) -> i32 {
        let log = |n: usize| LOGARITHMS[n.clamp(1, 256) - 1];
        let product = log(depth as usize) * log(count) / 100;
        self.params.reduction_base + self.params.reduction_slope * product / 100
    }

    /// The value of a position `ply` plies from the root, for its side to move,
    /// within `alpha` and `beta`.
    #[expect(
        clippy::too_many_lines,
        reason = "one node, from its first test to its last"
    )]
    pub(super) fn alpha_beta<const PV: bool>(
        &mut self,
        position: &Position,
        ply: usize,
        mut alpha: i32,
        mut beta: i32,
        node: Node,
        host: &mut Host<'_>,
    ) -> i32 {
        let mut depth = node.depth;
        if depth <= 0 {
            return self.quiescence::<PV>(position, ply, alpha, beta, 0, host);
        }
        if PV {
            self.clear_line(ply);
            self.seldepth = self.seldepth.max(ply);
        }
        if self.is_time_to_stop(host) {
            return 0;
        }
        let in_check = position.is_check();
        if let Some(value) = self.ended(position, ply) {
            return value;
        }
        if ply >= MAX_PLY {
            return if in_check {
                0
            } else {
                self.evaluate(position, ply)
            };
        }
        // A mate nearer to the root is known already.
        alpha = alpha.max(ply as i32 - MATE);
        beta = beta.min(MATE - ply as i32 - 1);
        if alpha >= beta {
            return alpha;
        }

        let us = position.turn();
        let key = position.key();
        let excluded = self.frame(ply).excluded;
        let known = if excluded.is_none() {
            self.table.get(key, ply)
        } else {
            None
        };
        let table_move = known
            .and_then(|known| known.mv)
            .filter(|&mv| position.check_legal(mv).is_ok());
        if let Some(known) = known
            && !PV
            && known.depth >= depth
            && settles(known, beta)
        {
            if known.value >= beta
                && let Some(mv) = table_move
                && position.piece_at(mv.to()).is_none()
            {
                let before = self.before(ply);
                let reward = bonus(depth) / 2;
                self.history
                    .reward_quiet(us, before, mv, arrival(position, mv), reward);
            }
            return known.value;
        }

        let safety = Safety::of(position);
        if excluded.is_none() && !in_check && known.is_none() {
            if let Some(entering) = self.entering
                && entering.declares(position)
            {
                return MATE - ply as i32 - 1;
            }
            if let Some(value) = self.mate_in_one::<PV>(position, ply, depth, &safety) {
                return value;
            }
        }

        let before = self.before(ply);
        let correction = if in_check {
            0
        } else {
            self.history.correction(position, before)
        };
        let raw = match known {
            _ if in_check => NO_EVALUATION,
            _ if excluded.is_some() => self.frame(ply).evaluation - correction,
            Some(known) if known.evaluation != NO_EVALUATION => known.evaluation,
            _ => self.evaluate(position, ply),
        };
        let evaluation = if in_check {
            NO_EVALUATION
        } else {
            raw + correction
        };
        self.frame_mut(ply).evaluation = evaluation;
        let improving = !in_check && self.is_improving(ply, evaluation);
        // What the table knows may be nearer to the truth.
        let estimate = match known {
            Some(known) if !in_check && sharpens(known, evaluation) => known.value,
            _ => evaluation,
        };
        self.frame_mut(ply + 1).killers = [None; 2];
        self.frame_mut(ply + 2).cutoffs = 0;

        if !PV && !in_check && excluded.is_none() {
            if let Some(value) =
                self.prune_node(position, ply, alpha, beta, node, estimate, improving, host)
            {
                return value;
            }
            if self.stopped {
                return 0;
            }
        }
        if depth >= 4 && table_move.is_none() && excluded.is_none() && (PV || node.cut) {
            depth -= 1;
        }
        if !PV
            && !in_check
            && excluded.is_none()
            && depth >= 5
            && beta.abs() < LEAST_MATE
            && known.is_none_or(|known| {
                known.depth < depth - 3 || known.value >= beta + self.params.probcut_margin
            })
        {
            let proved = self.probcut(position, ply, beta, node, raw, table_move, &safety, host);
            if let Some(value) = proved {
                return value;
            }
            if self.stopped {
                return 0;
            }
        }

        let table_captures = table_move.is_some_and(|mv| position.piece_at(mv.to()).is_some());
        let killers = self.frame(ply).killers;
        let mut picker = Picker::main(position, &self.arena, table_move, killers, before, depth);
        let (mut quiets, mut captures) = (Tried::new(), Tried::new());
        let start = alpha;
        let mut best = -INFINITE;
        let mut best_move = None;
        let mut count = 0_usize;
        while let Some(mv) = picker.next(position, &mut self.arena, &self.history) {
            if Some(mv) == excluded || !safety.allows(position, mv) {
                continue;
            }
            count += 1;
            let captured = position.piece_at(mv.to());
            let quiet = captured.is_none() && !(mv.promotes() && is_big(position, mv));
            let checks = gives_check(position, mv);
            let arrived = arrival(position, mv);
            let score = match captured {
                Some(captured) => self.history.capture(arrived, captured),
                None => self.history.quiet(us, before, mv, arrived),
            };

            if best > -LEAST_MATE {
                let reduced = (depth - self.reduction(depth, count) / 100).max(0);
                if quiet && !in_check {
                    let most = (self.params.count_base
                        + self.params.count_slope * depth * depth / 100)
                        / if improving { 1 } else { 2 };
                    if count as i32 > most && !PV {
                        picker.skip_quiets();
                    }
                    if !checks {
                        let hope = evaluation
                            + self.params.futility_base
                            + self.params.futility_slope * reduced
                            + score / 64;
                        if reduced < 8 && hope <= alpha {
                            continue;
                        }
                        if reduced < 6 && score < -self.params.history_pruning * depth {
                            continue;
                        }
                    }
                    let least = -self.params.see_quiet * reduced * reduced;
                    if reduced < 8 && !exchange::is_at_least(position, mv, least) {
                        continue;
                    }
                } else if depth < 9 && !in_check {
                    let least = -self.params.see_capture * depth - score / 32;
                    if !exchange::is_at_least(position, mv, least.min(0)) {
                        continue;
                    }
                }
            }

            let mut extension = 0;
            if let Some(known) = known
                && Some(mv) == table_move
                && excluded.is_none()
                && depth >= self.params.singular_depth
                && known.depth >= depth - 3
                && known.bound != Bound::Upper
                && known.value.abs() < LEAST_MATE
                && ply < MAX_PLY / 2
            {
                let border = known.value - self.params.singular_margin * depth;
                self.frame_mut(ply).excluded = Some(mv);
                let half = Node {
                    depth: (depth - 1) / 2,
                    cut: node.cut,
                };
                let value = self.alpha_beta::<false>(position, ply, border - 1, border, half, host);
                self.frame_mut(ply).excluded = None;
                self.frame_mut(ply).evaluation = evaluation;
                if self.stopped {
                    picker.close(&mut self.arena);
                    return 0;
                }
                if value < border {
                    extension = 1 + i32::from(!PV && value < border - 30);
                } else if border >= beta {
                    picker.close(&mut self.arena);
                    return border;
                } else if known.value >= beta {
                    extension = -2;
                } else if node.cut {
                    extension = -1;
                }
            } else if checks && depth <= 8 && ply < 64 && exchange::is_at_least(position, mv, 0) {
                extension = 1;
            }

            let next = self.make(position, mv, ply);
            let full_depth = depth - 1 + extension;
            let mut value = 0;
            let reduce = depth >= 2 && count > 1 + usize::from(PV) && (quiet || count > 6);
            let mut open = !PV || count > 1;
            if reduce {
                let mut reduction = self.reduction(depth, count);
                let params = &self.params;
                if node.cut {
                    reduction += params.reduction_cut;
                }
                if PV {
                    reduction -= params.reduction_pv;
                }
                if !improving {
                    reduction += params.reduction_improving;
                }
                if checks || in_check {
                    reduction -= params.reduction_check;
                }
                if table_captures {
                    reduction += params.reduction_table_capture;
                }
                if !quiet {
                    reduction -= 100;
                }
                if self.frame(ply + 1).cutoffs > 3 {
                    reduction += 80;
                }
                reduction -= score * 100 / params.reduction_history;
                let reduced = (full_depth - reduction / 100).clamp(1, full_depth.max(1));
                let child = Node {
                    depth: reduced,
                    cut: true,
                };
                value = -self.alpha_beta::<false>(&next, ply + 1, -alpha - 1, -alpha, child, host);
                open = value > alpha && reduced < full_depth;
            }
            if open {
                let child = node.child(full_depth);
                value = -self.alpha_beta::<false>(&next, ply + 1, -alpha - 1, -alpha, child, host);
            }
            if PV && (count == 1 || value > alpha) {
                let child = Node {
                    depth: full_depth,
                    cut: false,
                };
                value = -self.alpha_beta::<true>(&next, ply + 1, -beta, -alpha, child, host);
            }
            self.unmake();
            if self.stopped {
                picker.close(&mut self.arena);
                return 0;
            }

            if value > best {
                best = value;
                if value > alpha {
                    best_move = Some(mv);
                    if PV {
                        self.extend_line(ply, mv);
                    }
                    if value >= beta {
                        self.frame_mut(ply).cutoffs = self.frame(ply).cutoffs.saturating_add(1);
                        break;
                    }
                    alpha = value;
                }
            }
            if captured.is_some() {
                captures.push(mv);
            } else {
                quiets.push(mv);
            }
        }
        picker.close(&mut self.arena);

        if count == 0 {
            return if excluded.is_some() {
                alpha
            } else {
                ply as i32 - MATE
            };
        }
        if best == -INFINITE {
            // All were pruned.
            best = start;
        }
        if let Some(mv) = best_move
            && best >= beta
        {
            self.learn(position, ply, mv, depth, &quiets, &captures);
        }
        if excluded.is_none() {
            let bound = if best >= beta {
                Bound::Lower
            } else if best_move.is_some() && PV {
                Bound::Exact
            } else {
                Bound::Upper
            };
            self.keep(key, ply, depth, best, raw, bound, best_move);
            let quiet = best_move.is_none_or(|mv| position.piece_at(mv.to()).is_none());
            let says = match bound {
                Bound::Lower => best > evaluation,
                Bound::Upper => best < evaluation,
                Bound::Exact => true,
            };
            if !in_check && quiet && says && best.abs() < LEAST_MATE {
                self.history.correct(position, before, depth, best - raw);
            }
        }
        best
    }

    /// What the rules say of a position before it is searched: it has come back,
    /// or a king has arrived.
    #[inline]
    fn ended(&self, position: &Position, ply: usize) -> Option<i32> {
        if let Some(entering) = &self.entering
            && entering.arrived(position)
        {
            return Some(ply as i32 - MATE);
        }
        self.path.returned(ply, self.params.draw)
    }

    /// Whether the side to move stands better than at its last turn.
    fn is_improving(&self, ply: usize, evaluation: i32) -> bool {
        let earlier = |back: usize| {
            (ply >= back)
                .then(|| self.frame(ply - back).evaluation)
                .filter(|&evaluation| evaluation != NO_EVALUATION)
        };
        match earlier(2).or_else(|| earlier(4)) {
            Some(earlier) => evaluation > earlier,
            None => true,
        }
    }
}

/// Whether what is known decides a node with this beta.
pub(super) fn settles(known: Known, beta: i32) -> bool {
    match known.bound {
        Bound::Exact => true,
        Bound::Lower => known.value >= beta,
        Bound::Upper => known.value < beta,
    }
}

/// Whether what is known says more than the evaluation.
pub(super) fn sharpens(known: Known, evaluation: i32) -> bool {
    match known.bound {
        Bound::Exact => true,
        Bound::Lower => known.value > evaluation,
        Bound::Upper => known.value < evaluation,
    }
}

/// Whether a pawn, bishop or rook moves.
fn is_big(position: &Position, mv: Move) -> bool {
    mv.from()
        .and_then(|from| position.piece_at(from))
        .and_then(|piece| piece.kind().in_hand())
        .is_some_and(|kind| matches!(kind, HandKind::Pawn | HandKind::Bishop | HandKind::Rook))
}
