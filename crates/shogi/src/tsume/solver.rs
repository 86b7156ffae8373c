use core::{fmt, time::Duration};

use super::{
    search::{Budget, Search},
    verify,
};
use crate::{Move, Position, search::Host};

/// How far a solver goes.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct MateLimits {
    /// Nodes: positions gone into.
    pub nodes: Option<u64>,
    /// Time since the start.
    pub time: Option<Duration>,
    /// Which defences count for the length.
    pub counting: Counting,
}

/// Which defences count.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Counting {
    /// Every legal one.
    #[default]
    EveryDefence,
    /// As in problem books.
    Book,
}

/// What a solver found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MateAnswer {
    /// The moves of a mate, both sides' in turn: the attacker mates as soon as
    /// possible, the defender lasts as long as possible.
    Mate(Vec<Move>),
    /// There is none.
    NoMate,
    /// Not found within the limits.
    Unknown,
}

/// A mate solver with its table.
pub struct Solver {
    search: Search,
    exact: bool,
}

impl Solver {
    /// A solver that takes about so many bytes.
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
        host: &mut Host<'_>,
    ) -> MateAnswer {
        self.exact = false;
        self.search.reset(position.turn());
        let until = limits.time.map(|time| (host.now)() + time);
        let mut budget = Budget {
            host,
            nodes: limits.nodes.unwrap_or(u64::MAX),
            until,
        };
        let first = match self.search.first(position, &mut budget) {
            Some(value) if value.is_mate() => value,
            Some(_) => return MateAnswer::NoMate,
            None => return MateAnswer::Unknown,
        };
        let length = self.search.shorten(position, first.plies, &mut budget);
        // The line is known but for what the table has lost.
        budget.nodes = u64::MAX;
        budget.until = None;
        let line = self.search.line(position, length, &mut budget);
        match line {
            Some(moves) if verify::is_mate(position, &moves) => {
                self.exact = length.exact;
                MateAnswer::Mate(moves)
            }
            _ => MateAnswer::Unknown,
        }
    }

    /// Nodes of the last search.
    pub fn nodes(&self) -> u64 {
        self.search.nodes
    }

    /// Whether the last mate is known to be the shortest.
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
