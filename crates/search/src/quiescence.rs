//! Quiescence search: captures and promotions, quiet checks at the first ply, and in check
//! evasions: quiet ones only among the first three, unless all so far are mated.

use komadai_shogi::{Move, Position};

use super::{
    MAX_PLY, SearchControl, Searcher,
    movepicker::MovePicker,
    pseudo_movegen::LegalityFilter,
    score::{Bound, INFINITE, MATE, MATE_IN_MAX_PLY},
    see::{piece_value, see_ge},
    tt::{NO_EVAL, TtEntry},
};

/// The lowest depth with all captures; below it only recaptures and captures that give check
/// are searched.
const RECAPTURES_BELOW: i32 = -6;

/// The state of the loop over the moves of a quiescence node.
struct QsLoop {
    in_check: bool,
    /// 0 at the first ply of the quiescence search, then negative.
    depth: i32,
    alpha: i32,
    best: i32,
    /// The static evaluation plus the futility margin.
    futility_base: i32,
    tt_move: Option<Move>,
    /// The destination of the last move; `None` after a null move.
    previous_to: Option<komadai_shogi::Square>,
    /// Number of legal moves so far.
    count: i32,
}

impl Searcher {
    /// The value of a position by quiescence search, fail-soft. `qs_depth` is 0 at the
    /// first ply, then decreases.
    pub(super) fn quiescence<const PV: bool>(
        &mut self,
        position: &Position,
        ply: usize,
        mut alpha: i32,
        beta: i32,
        qs_depth: i32,
        control: &mut SearchControl<'_>,
    ) -> i32 {
        if PV {
            self.clear_pv(ply);
            self.seldepth = self.seldepth.max(ply);
        }
        if self.should_stop(control) {
            return 0;
        }
        let in_check = position.in_check();
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
        let key = position.key();
        let tt_entry = self.tt.probe(key, ply);
        let tt_depth = if in_check || qs_depth == 0 { 0 } else { -1 };
        if let Some(entry) = tt_entry
            && !PV
            && entry.depth >= tt_depth
            && entry.decides(beta)
        {
            return entry.value;
        }
        let tt_move = tt_entry
            .and_then(|entry| entry.mv)
            .filter(|&mv| in_check || position.piece_at(mv.to()).is_some() || mv.promotes())
            .filter(|&mv| position.check_legal(mv).is_ok());

        let legality = LegalityFilter::new(position);
        let mut context = self.history_context(position, ply);
        if in_check {
            context = context.with_threats(position);
        }
        let (mut best, mut raw_eval, mut futility_base) = (-INFINITE, NO_EVAL, -INFINITE);
        if !in_check {
            if tt_entry.is_none()
                && let Some(value) =
                    self.mate_in_one::<PV>(position, ply, MAX_PLY as i32, &legality)
            {
                return value;
            }
            raw_eval = match tt_entry {
                Some(entry) if entry.eval != NO_EVAL => entry.eval,
                _ => self.evaluate(position, ply),
            };
            let static_eval = raw_eval + self.history.correction(position, context);
            // Stand pat.
            best = match tt_entry {
                Some(entry)
                    if entry.refines(static_eval) && entry.value.abs() < MATE_IN_MAX_PLY =>
                {
                    entry.value
                }
                _ => static_eval,
            };
            if best >= beta {
                if tt_entry.is_none() {
                    let entry = TtEntry {
                        mv: None,
                        value: best,
                        eval: raw_eval,
                        depth: -1,
                        bound: Bound::Lower,
                    };
                    self.tt.store(key, ply, entry);
                }
                return best;
            }
            alpha = alpha.max(best);
            futility_base = static_eval + self.params.qs_futility;
        }

        let quiet_checks = qs_depth == 0;
        let mut picker =
            MovePicker::quiescence(position, &self.buffer, tt_move, context, quiet_checks);
        let mut best_move = None;
        let mut moves = QsLoop {
            in_check,
            depth: qs_depth,
            alpha,
            best,
            futility_base,
            tt_move,
            previous_to: self.ss(ply - 1).mv.map(Move::to),
            count: 0,
        };
        while let Some(mv) = picker.next(position, &mut self.buffer, &self.history) {
            if !legality.is_legal(position, mv) {
                continue;
            }
            moves.count += 1;
            if moves.best > -MATE_IN_MAX_PLY {
                if in_check && moves.count > 3 && position.piece_at(mv.to()).is_none() {
                    break;
                }
                if moves.should_prune(position, mv) {
                    continue;
                }
            }
            let next = self.make(position, mv, ply);
            let (low, high) = (-beta, -moves.alpha);
            let value = -self.quiescence::<PV>(&next, ply + 1, low, high, qs_depth - 1, control);
            self.unmake();
            if self.stopped {
                picker.close(&mut self.buffer);
                return 0;
            }
            if value > moves.best {
                moves.best = value;
                if value > moves.alpha {
                    best_move = Some(mv);
                    if PV {
                        self.update_pv(ply, mv);
                    }
                    if value >= beta {
                        break;
                    }
                    moves.alpha = value;
                }
            }
        }
        picker.close(&mut self.buffer);
        if in_check && moves.count == 0 {
            return ply as i32 - MATE;
        }
        let entry = TtEntry {
            mv: best_move,
            value: moves.best,
            eval: raw_eval,
            depth: tt_depth,
            bound: if moves.best >= beta {
                Bound::Lower
            } else {
                Bound::Upper
            },
        };
        self.tt.store(key, ply, entry);
        moves.best
    }
}

impl QsLoop {
    /// Futility pruning (delta pruning) and SEE pruning. Raises `best` to the bound of a
    /// futile move.
    #[inline(always)]
    fn should_prune(&mut self, position: &Position, mv: Move) -> bool {
        let captured = position.piece_at(mv.to());
        if !self.in_check {
            let recaptures_only =
                self.depth < RECAPTURES_BELOW && Some(mv.to()) != self.previous_to;
            let promotion = if mv.promotes() { 300 } else { 0 };
            let gain = 2 * captured.map_or(0, piece_value) + promotion;
            let futility = self.futility_base + gain;
            if (recaptures_only || self.futility_base <= self.alpha) && !position.gives_check(mv) {
                if recaptures_only {
                    return true;
                }
                if futility <= self.alpha {
                    self.best = self.best.max(futility);
                    return true;
                }
                if !see_ge(position, mv, 1) {
                    self.best = self.best.max(self.futility_base);
                    return true;
                }
            }
            // The move picker has left out captures that lose something.
            if captured.is_some() && Some(mv) != self.tt_move {
                return false;
            }
        }
        !see_ge(position, mv, -60)
    }
}
