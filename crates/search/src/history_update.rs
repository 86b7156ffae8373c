//! History updates. After a beta cutoff: a bonus for the move that caused it, a malus for
//! the moves searched before it. After failing low: a bonus for the opponent's last move.
//! Before the search of a node: a bonus for that move by the change of the evaluation.

use komadai_shogi::{Move, Position};

use super::{Searcher, movepicker::piece_to, tt::NO_EVAL};

/// The moves searched at a node without a cutoff, up to a fixed number.
pub(super) struct SearchedMoves {
    moves: [Option<Move>; 32],
    len: usize,
}

impl SearchedMoves {
    pub const fn new() -> Self {
        Self {
            moves: [None; 32],
            len: 0,
        }
    }

    pub fn push(&mut self, mv: Move) {
        if let Some(slot) = self.moves.get_mut(self.len) {
            *slot = Some(mv);
            self.len += 1;
        }
    }

    fn iter(&self) -> impl Iterator<Item = Move> {
        self.moves[..self.len].iter().filter_map(|mv| *mv)
    }
}

/// The history bonus of a cutoff at this depth.
pub(super) const fn stat_bonus(depth: i32) -> i32 {
    let bonus = 160 * depth + 12 * depth * depth;
    if bonus < 2_400 { bonus } else { 2_400 }
}

impl Searcher {
    /// Updates killers and histories after `mv` caused a beta cutoff.
    pub(super) fn update_histories(
        &mut self,
        position: &Position,
        ply: usize,
        mv: Move,
        depth: i32,
        quiets: &SearchedMoves,
        captures: &SearchedMoves,
    ) {
        let us = position.turn();
        let context = self.ss(ply).context;
        let bonus = stat_bonus(depth);
        match position.piece_at(mv.to()) {
            Some(captured) => {
                self.history
                    .update_capture(piece_to(position, mv), captured, bonus);
            }
            None => {
                let killers = &mut self.ss_mut(ply).killers;
                if killers[0] != Some(mv) {
                    *killers = [Some(mv), killers[0]];
                }
                self.history
                    .update_quiet(us, context, mv, piece_to(position, mv), bonus);
                for searched in quiets.iter() {
                    let piece_to = piece_to(position, searched);
                    self.history
                        .update_quiet(us, context, searched, piece_to, -bonus);
                }
            }
        }
        for searched in captures.iter() {
            if let Some(captured) = position.piece_at(searched.to()) {
                self.history
                    .update_capture(piece_to(position, searched), captured, -bonus);
            }
        }
    }

    /// A bonus or malus for the quiet move before `ply` by how much the static evaluation has
    /// changed with it.
    pub(super) fn reward_eval_change(&mut self, position: &Position, ply: usize) {
        /// Greater changes count as this, in centipawns.
        const MAX_CHANGE: i32 = 150;
        /// The worth of a move: what the evaluation falls by for the other side, in centipawns.
        const TEMPO: i32 = 30;
        let (previous, now) = (*self.ss(ply - 1), self.ss(ply).static_eval);
        let Some(mv) = previous.mv else { return };
        if previous.is_capture || previous.static_eval == NO_EVAL || now == NO_EVAL {
            return;
        }
        let change = (-now - previous.static_eval).clamp(-MAX_CHANGE, MAX_CHANGE) + TEMPO;
        let bonus = self.params.eval_change_bonus * change;
        let us = !position.turn();
        self.history
            .update_butterfly(us, previous.context, mv, bonus);
    }

    /// A bonus for the move before `ply` after no move of this node raised alpha. Captures
    /// and null moves get none.
    pub(super) fn reward_previous_move(&mut self, position: &Position, ply: usize, depth: i32) {
        let previous = *self.ss(ply - 1);
        let Some(mv) = previous.mv else { return };
        if previous.is_capture {
            return;
        }
        let bonus = stat_bonus(depth) * self.params.prior_move_bonus / 100;
        let context = previous.context;
        self.history
            .update_quiet(!position.turn(), context, mv, previous.piece_to, bonus);
    }
}
