//! Beyond the last ply: captures and promotions until nothing hangs, checks at
//! the first step, and all evasions of a check.

use super::{
    Host, MAX_PLY, Searcher,
    alpha_beta::{settles, sharpens},
    exchange,
    generate::{Safety, gives_check},
    picker::Picker,
    score::{Bound, INFINITE, LEAST_MATE, MATE},
    table::NO_EVALUATION,
};
use crate::Position;

/// Steps down to which captures of all kinds are tried; below, only what takes
/// back.
const ALL_CAPTURES: i32 = -6;

impl Searcher {
    /// The value of a position once it is quiet. `step` is 0 at first and goes
    /// down.
    pub(super) fn quiescence<const PV: bool>(
        &mut self,
        position: &Position,
        ply: usize,
        mut alpha: i32,
        beta: i32,
        step: i32,
        host: &mut Host<'_>,
    ) -> i32 {
        if PV {
            self.clear_line(ply);
            self.seldepth = self.seldepth.max(ply);
        }
        if self.is_time_to_stop(host) {
            return 0;
        }
        let in_check = position.is_check();
        if let Some(value) = self.path.returned(ply, self.params.draw) {
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
        let known = self.table.get(key, ply);
        let depth = if in_check || step == 0 { 0 } else { -1 };
        if let Some(known) = known
            && !PV
            && known.depth >= depth
            && settles(known, beta)
        {
            return known.value;
        }
        let table_move = known
            .and_then(|known| known.mv)
            .filter(|&mv| in_check || position.piece_at(mv.to()).is_some() || mv.promotes())
            .filter(|&mv| position.check_legal(mv).is_ok());

        let safety = Safety::of(position);
        let before = self.before(ply);
        let (mut best, mut raw, mut hope) = (-INFINITE, NO_EVALUATION, -INFINITE);
        if !in_check {
            if known.is_none()
                && let Some(value) = self.mate_in_one::<PV>(position, ply, MAX_PLY as i32, &safety)
            {
                return value;
            }
            raw = match known {
                Some(known) if known.evaluation != NO_EVALUATION => known.evaluation,
                _ => self.evaluate(position, ply),
            };
            let evaluation = raw + self.history.correction(position, before);
            best = match known {
                Some(known) if sharpens(known, evaluation) && known.value.abs() < LEAST_MATE => {
                    known.value
                }
                _ => evaluation,
            };
            if best >= beta {
                if known.is_none() {
                    self.keep(key, ply, -1, best, raw, Bound::Lower, None);
                }
                return best;
            }
            alpha = alpha.max(best);
            hope = evaluation + self.params.delta;
        }

        let mut picker = Picker::quiescence(position, &self.arena, table_move, before, step == 0);
        let mut best_move = None;
        let mut count = 0;
        let last = self.frame(ply - 1).mv.map(crate::Move::to);
        while let Some(mv) = picker.next(position, &mut self.arena, &self.history) {
            if !safety.allows(position, mv) {
                continue;
            }
            count += 1;
            if best > -LEAST_MATE {
                let captured = position.piece_at(mv.to());
                let checks = gives_check(position, mv);
                if !in_check && !checks {
                    if step < ALL_CAPTURES && Some(mv.to()) != last {
                        continue;
                    }
                    let gain = hope
                        + 2 * captured.map_or(0, exchange::worth)
                        + if mv.promotes() { 300 } else { 0 };
                    if gain <= alpha {
                        best = best.max(gain);
                        continue;
                    }
                    if hope <= alpha && !exchange::is_at_least(position, mv, 1) {
                        best = best.max(hope);
                        continue;
                    }
                }
                if in_check && count > 3 && captured.is_none() {
                    break;
                }
                if !exchange::is_at_least(position, mv, -60) {
                    continue;
                }
            }
            let next = self.make(position, mv, ply);
            let value = -self.quiescence::<PV>(&next, ply + 1, -beta, -alpha, step - 1, host);
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
                        break;
                    }
                    alpha = value;
                }
            }
        }
        picker.close(&mut self.arena);
        if in_check && count == 0 {
            return ply as i32 - MATE;
        }
        let bound = if best >= beta {
            Bound::Lower
        } else {
            Bound::Upper
        };
        self.keep(key, ply, depth, best, raw, bound, best_move);
        best
    }
}
