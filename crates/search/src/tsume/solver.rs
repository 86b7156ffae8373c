//! The solver's public interface.

use alloc::vec::Vec;
use core::fmt;

use komadai_shogi::{Color, Move, Position};

use super::{
    df_pn::{Budget, Search},
    length_bounds::LengthBounds,
    limits::{LengthRule, MateLimits},
    proof_number::NO_LIMIT,
    shortest::Length,
};
use crate::search_control::SearchControl;

/// The result of a mate search.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum MateAnswer {
    /// The moves of both sides: a mate against the longest defence, the shortest one if
    /// [`Solver::is_shortest`] says so.
    Mate(Vec<Move>),
    /// There is no mate by checks, or none within [`MateLimits::plies`].
    NoMate,
    /// The limits were reached first.
    Unknown,
}

/// A mate solver with its transposition table.
pub struct Solver {
    search: Search,
    exact: bool,
}

impl Solver {
    /// A solver with about `table_bytes` bytes of memory.
    #[must_use]
    pub fn new(table_bytes: usize) -> Self {
        Self {
            search: Search::new(table_bytes),
            exact: false,
        }
    }

    /// Whether the side to move mates by checks alone.
    pub fn solve(
        &mut self,
        position: &Position,
        limits: &MateLimits,
        control: &mut SearchControl<'_>,
    ) -> MateAnswer {
        self.exact = false;
        let (search, mut budget) = self.start(position.turn(), limits, control);
        // Without futile interpositions the first mate, of any length, counts every defence:
        // its length would not hold.
        let holds = limits.length_rule == LengthRule::EveryDefence || limits.plies.is_some();
        if holds {
            search.set_length_rule(limits.length_rule);
        }
        let most = limits.plies.unwrap_or(NO_LIMIT);
        let mut bounds = search.find_mate(position, most, holds, &mut budget);
        let Some(found) = bounds.found else {
            return Self::without_mate(bounds);
        };
        let some_length = Length {
            plies: found,
            exact: false,
        };
        let some_line = search.verified_line(position, some_length, &mut budget);
        if !holds {
            search.set_length_rule(limits.length_rule);
            bounds = LengthBounds::at_most(found);
        }
        bounds = search.find_shortest(position, bounds, &mut budget);
        let length = Length {
            plies: bounds.found.unwrap_or(found),
            exact: bounds.is_exact(),
        };
        if length.exact
            && let Some(line) = search.verified_line(position, length, &mut budget)
        {
            self.exact = true;
            return MateAnswer::Mate(line);
        }
        let length = Length {
            exact: false,
            ..length
        };
        let shorter = (length.plies < found && holds)
            .then(|| search.verified_line(position, length, &mut budget));
        match shorter.flatten().or(some_line) {
            Some(line) => MateAnswer::Mate(line),
            None => MateAnswer::Unknown,
        }
    }

    /// Whether the side to move mates by checks alone, as [`Solver::solve`], but with the
    /// first mate found: a shorter one is not searched, which takes most of the nodes.
    /// For callers that need the move rather than the line. Every defence counts.
    pub fn find_mate(
        &mut self,
        position: &Position,
        limits: &MateLimits,
        control: &mut SearchControl<'_>,
    ) -> MateAnswer {
        self.exact = false;
        let (search, mut budget) = self.start(position.turn(), limits, control);
        let most = limits.plies.unwrap_or(NO_LIMIT);
        let bounds = search.find_mate(position, most, true, &mut budget);
        let Some(plies) = bounds.found else {
            return Self::without_mate(bounds);
        };
        let length = Length {
            plies,
            exact: bounds.is_exact(),
        };
        let Some(line) = search.verified_line(position, length, &mut budget) else {
            return MateAnswer::Unknown;
        };
        self.exact = length.exact;
        MateAnswer::Mate(line)
    }

    fn without_mate(bounds: LengthBounds) -> MateAnswer {
        if bounds.is_no_mate() {
            MateAnswer::NoMate
        } else {
            MateAnswer::Unknown
        }
    }

    /// Whether the other side would mate after a null move (threatmate, 詰めろ). `None` in
    /// check.
    pub fn threat(
        &mut self,
        position: &Position,
        limits: &MateLimits,
        control: &mut SearchControl<'_>,
    ) -> Option<MateAnswer> {
        Some(self.solve(&position.after_null_move()?, limits, control))
    }

    /// Clears the results of the last problem.
    pub(super) fn start<'s, 'a, 'h>(
        &'s mut self,
        attacker: Color,
        limits: &MateLimits,
        control: &'a mut SearchControl<'h>,
    ) -> (&'s mut Search, Budget<'a, 'h>) {
        self.search.reset(attacker);
        let until = limits.time.map(|time| (control.now)() + time);
        let nodes = limits.nodes.unwrap_or(u64::MAX);
        (
            &mut self.search,
            Budget {
                control,
                nodes,
                until,
            },
        )
    }

    /// Nodes of the last search.
    #[must_use]
    pub fn nodes(&self) -> u64 {
        self.search.nodes
    }

    /// Whether the length of the last mate is proved to be the shortest.
    #[must_use]
    pub fn is_shortest(&self) -> bool {
        self.exact
    }
}

impl fmt::Debug for Solver {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Solver")
            .field("nodes", &self.search.nodes)
            .finish_non_exhaustive()
    }
}
