//! What a node leaves behind: praise and blame for its moves, and an entry in
//! the table.

use super::{Searcher, picker::arrival, score::Bound, table::Known};
use crate::{Move, Position};

/// Quiet moves and captures tried at a node, to be blamed when another one
/// refutes.
pub(super) struct Tried {
    moves: [Option<Move>; 32],
    len: usize,
}

impl Tried {
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

/// What the value of a move tells the histories.
pub(super) const fn bonus(depth: i32) -> i32 {
    let bonus = 160 * depth + 12 * depth * depth;
    if bonus < 2_400 { bonus } else { 2_400 }
}

impl Searcher {
    /// A move has refuted: it is praised, what was tried before it blamed.
    pub(super) fn learn(
        &mut self,
        position: &Position,
        ply: usize,
        mv: Move,
        depth: i32,
        quiets: &Tried,
        captures: &Tried,
    ) {
        let us = position.turn();
        let before = self.before(ply);
        let bonus = bonus(depth);
        match position.piece_at(mv.to()) {
            Some(captured) => {
                self.history
                    .reward_capture(arrival(position, mv), captured, bonus);
            }
            None => {
                let killers = &mut self.frame_mut(ply).killers;
                if killers[0] != Some(mv) {
                    *killers = [Some(mv), killers[0]];
                }
                self.history
                    .reward_quiet(us, before, mv, arrival(position, mv), bonus);
                for tried in quiets.iter() {
                    let arrived = arrival(position, tried);
                    self.history
                        .reward_quiet(us, before, tried, arrived, -bonus);
                }
            }
        }
        for tried in captures.iter() {
            if let Some(captured) = position.piece_at(tried.to()) {
                self.history
                    .reward_capture(arrival(position, tried), captured, -bonus);
            }
        }
    }

    #[expect(clippy::too_many_arguments, reason = "all that the table keeps")]
    pub(super) fn keep(
        &mut self,
        key: u64,
        ply: usize,
        depth: i32,
        value: i32,
        evaluation: i32,
        bound: Bound,
        mv: Option<Move>,
    ) {
        let known = Known {
            mv,
            value,
            evaluation,
            depth,
            bound,
        };
        self.table.put(key, ply, known);
    }
}
