//! Repetition along the line that is searched.

use super::score::{MATE, SUPERIOR};
use crate::{Hand, Position};

/// How far back a position is looked for, in plies.
const REACH: u16 = 40;

/// The positions from the game's start to the one searched now.
#[derive(Clone, Debug, Default)]
pub(super) struct Path {
    steps: Vec<Step>,
}

#[derive(Clone, Copy, Debug)]
struct Step {
    board_key: u64,
    /// What the side to move holds.
    hand: Hand,
    /// How many plies back the line goes on without a passed turn.
    reach: u16,
    /// How many times in a row the side to move has found itself in check.
    checks: u16,
}

impl Path {
    pub fn clear(&mut self) {
        self.steps.clear();
    }

    #[inline]
    pub fn push(&mut self, position: &Position) {
        let reach = self.steps.last().map_or(0, |last| last.reach + 1);
        self.step(position, reach.min(REACH));
    }

    /// Passing a turn makes what came before incomparable.
    pub fn push_passed(&mut self, position: &Position) {
        self.step(position, 0);
    }

    #[inline]
    fn step(&mut self, position: &Position, reach: u16) {
        let before = self.steps.len().checked_sub(2).map(|at| self.steps[at]);
        let checks = match before {
            _ if !position.is_check() => 0,
            Some(before) => before.checks.saturating_add(1),
            None => 1,
        };
        self.steps.push(Step {
            board_key: position.board_key(),
            hand: position.hand(position.turn()),
            reach,
            checks,
        });
    }

    #[inline]
    pub fn pop(&mut self) {
        self.steps.pop();
    }

    /// What the position that stands now is worth to the side to move for
    /// having stood before, `ply` plies from the root. The first return already
    /// counts; a board that comes back with more in hand than before is almost
    /// won, with less almost lost.
    #[inline]
    pub fn returned(&self, ply: usize, draw: i32) -> Option<i32> {
        let last = self.steps.len() - 1;
        let now = self.steps[last];
        let mut back = 4;
        while back <= now.reach as usize {
            let then = self.steps[last - back];
            if then.board_key == now.board_key {
                let worth = self.worth(last, back, ply, draw);
                if worth.is_some() {
                    return worth;
                }
            }
            back += 2;
        }
        None
    }

    #[cold]
    fn worth(&self, last: usize, back: usize, ply: usize, draw: i32) -> Option<i32> {
        let (now, then) = (self.steps[last], self.steps[last - back]);
        let ply = ply as i32;
        if now.hand == then.hand {
            let times = (back / 2) as u16;
            let checked = now.checks >= times;
            let checking = self.steps[last - 1].checks >= times;
            return Some(match (checked, checking) {
                (true, false) => MATE - ply,
                (false, true) => ply - MATE,
                _ => draw,
            });
        }
        if now.hand.contains(then.hand) {
            Some(SUPERIOR - ply)
        } else if then.hand.contains(now.hand) {
            Some(ply - SUPERIOR)
        } else {
            None
        }
    }
}
