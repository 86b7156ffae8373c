//! Repetition (sennichite) in the search: draws, perpetual check, and superior and
//! inferior repetitions.

use alloc::vec::Vec;

use komadai_shogi::{Hand, Position};

use super::score::{MATE, SUPERIOR_REPETITION};

/// How far back repetitions are looked for, in plies.
const MAX_LOOKBACK: u16 = 40;

/// The positions from the start of the game to the current node.
#[derive(Clone, Debug, Default)]
pub(super) struct RepetitionStack {
    entries: Vec<StackEntry>,
}

#[derive(Clone, Copy, Debug)]
struct StackEntry {
    board_key: u64,
    /// The hand of the side to move.
    hand: Hand,
    /// Plies since the last null move, at most [`MAX_LOOKBACK`].
    plies_from_null: u16,
    /// Number of consecutive turns at which the side to move was in check.
    checks: u16,
}

impl RepetitionStack {
    pub fn clear(&mut self) {
        self.entries.clear();
    }

    #[inline]
    pub fn push(&mut self, position: &Position) {
        let plies_from_null = self
            .entries
            .last()
            .map_or(0, |last| last.plies_from_null + 1);
        self.push_entry(position, plies_from_null.min(MAX_LOOKBACK));
    }

    /// Pushes the position after a null move: earlier ones are no repetitions.
    pub fn push_null_move(&mut self, position: &Position) {
        self.push_entry(position, 0);
    }

    #[inline]
    fn push_entry(&mut self, position: &Position, plies_from_null: u16) {
        let before = self.entries.len().checked_sub(2).map(|at| self.entries[at]);
        let checks = match before {
            _ if !position.in_check() => 0,
            Some(before) => before.checks.saturating_add(1),
            None => 1,
        };
        self.entries.push(StackEntry {
            board_key: position.board_key(),
            hand: position.hand(position.turn()),
            plies_from_null,
            checks,
        });
    }

    /// Whether a position is one of them.
    pub fn contains(&self, position: &Position) -> bool {
        let (key, hand) = (position.board_key(), position.hand(position.turn()));
        let mut entries = self.entries.iter();
        entries.any(|entry| entry.board_key == key && entry.hand == hand)
    }

    #[inline]
    pub fn pop(&mut self) {
        self.entries.pop();
    }

    /// The score of the current position as a repetition, `ply` plies from the root,
    /// for the side to move. The first repetition counts: a draw, a loss by perpetual
    /// check, or, with the same board and a superior or inferior hand, almost a win or
    /// a loss.
    #[inline]
    pub fn repetition_score(&self, ply: usize) -> Option<i32> {
        let last = self.entries.len() - 1;
        let now = self.entries[last];
        let mut back = 4;
        while back <= now.plies_from_null as usize {
            let then = self.entries[last - back];
            if then.board_key == now.board_key {
                let score = self.score_of(last, back, ply);
                if score.is_some() {
                    return score;
                }
            }
            back += 2;
        }
        None
    }

    #[cold]
    fn score_of(&self, last: usize, back: usize, ply: usize) -> Option<i32> {
        let (now, then) = (self.entries[last], self.entries[last - back]);
        let ply = ply as i32;
        if now.hand == then.hand {
            let times = (back / 2) as u16;
            let checked = now.checks >= times;
            let checking = self.entries[last - 1].checks >= times;
            return Some(match (checked, checking) {
                (true, false) => MATE - ply,
                (false, true) => ply - MATE,
                _ => 0,
            });
        }
        if now.hand.dominates(then.hand) {
            Some(SUPERIOR_REPETITION - ply)
        } else if then.hand.dominates(now.hand) {
            Some(ply - SUPERIOR_REPETITION)
        } else {
            None
        }
    }
}
