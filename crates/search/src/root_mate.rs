//! The mate search at the root: between iterations the mate solver (df-pn) looks for mates
//! that are deeper than the search, with a share of the nodes.

use alloc::{boxed::Box, vec};
use core::cell::RefCell;

use komadai_shogi::{Move, Position};

use super::{
    Bound, Line, Score, Searcher,
    score::{MATE, MATE_IN_MAX_PLY},
};
use crate::{
    search_control::SearchControl,
    tsume::{MateAnswer, MateLimits, Solver},
};

/// The nodes of the search before the first mate search.
const FIRST_AT: u64 = 1_000;
/// After a mate search the next one begins when the search has this many times the nodes.
const GROWTH: u64 = 4;
/// The solver's table, in bytes.
const TABLE_BYTES: usize = 1 << 20;

/// The mate solver of a searcher, and when it is asked next.
#[derive(Debug)]
pub(super) struct RootMate {
    solver: Option<Box<Solver>>,
    next_at: u64,
}

impl RootMate {
    pub const fn new() -> Self {
        Self {
            solver: None,
            next_at: FIRST_AT,
        }
    }

    /// Prepares for a new search.
    pub fn reset(&mut self) {
        self.next_at = FIRST_AT;
    }
}

impl Clone for RootMate {
    /// A solver of its own: what one has found is of no use for another position.
    fn clone(&self) -> Self {
        Self::new()
    }
}

impl Searcher {
    /// Searches for a mate by checks alone if it is time to. A mate becomes the only line.
    pub(super) fn search_root_mate(&mut self, control: &mut SearchControl<'_>) -> bool {
        let limits = &self.iteration.limits;
        let (Some(position), Some(best)) = (self.iteration.position, self.iteration.lines.first())
        else {
            return false;
        };
        let is_decided = best.score.value().abs() >= MATE_IN_MAX_PLY;
        let left = limits
            .nodes
            .map(|limit| limit.saturating_sub(self.shared_nodes.total(self.nodes)));
        let share = self.nodes * self.params.root_mate_percent.max(0) as u64 / 100;
        let nodes = share.min(left.unwrap_or(u64::MAX));
        if !limits.root_mate
            || nodes == 0
            || limits.lines != 1
            || is_decided
            || self.nodes < self.root_mate.next_at
        {
            return false;
        }
        let mate_limits = MateLimits {
            nodes: Some(nodes),
            ..MateLimits::default()
        };
        let until = limits
            .time
            .map(|time| self.iteration.started.saturating_add(time.hard));
        // The solver follows a mate that it has found without a limit of time.
        let now = RefCell::new(&mut *control.now);
        let mut control = SearchControl {
            now: &mut || (now.borrow_mut())(),
            stop: &mut || {
                (control.stop)() || until.is_some_and(|until| (now.borrow_mut())() >= until)
            },
        };
        self.root_mate.next_at = GROWTH * self.nodes;
        let solver = self
            .root_mate
            .solver
            .get_or_insert_with(|| Box::new(Solver::new(TABLE_BYTES)));
        let answer = solver.solve(&position, &mate_limits, &mut control);
        self.nodes += solver.nodes();
        let MateAnswer::Mate(moves) = answer else {
            return false;
        };
        if !self.can_play_mate(&position, &moves) {
            return false;
        }
        self.iteration.lines = vec![Line {
            score: Score::from_value(MATE - moves.len() as i32),
            bound: Bound::Exact,
            depth: self.iteration.depth,
            moves,
        }];
        true
    }

    /// Whether a mate begins with a move that is searched, ends before anybody wins by a rule
    /// of entering kings, and repeats no position of the game.
    fn can_play_mate(&self, position: &Position, moves: &[Move]) -> bool {
        let searched = |mv: &Move| self.root_moves.iter().any(|root| root.mv == *mv);
        let mut position = *position;
        moves.first().is_some_and(searched)
            && moves.iter().all(|&mv| {
                position.play_unchecked(mv);
                !self.repetitions.contains(&position)
                    && !self
                        .entering_king
                        .is_some_and(|rules| rules.arrived(&position))
            })
    }
}
