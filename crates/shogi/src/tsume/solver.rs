use core::{fmt, time::Duration};

use super::{
    search::{Budget, Search},
    shortest::Length,
};
use crate::{Color, Move, Position, search::Host};

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
    /// As in problem books: not a piece put between that only makes the mate
    /// longer. The attacker takes it with the piece that gives check, gives it
    /// back, and mates within the plies that were left all the same; at once, if
    /// nothing but such drops can be answered.
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
        let (search, mut budget) = self.start(position.turn(), limits, host);
        let first = match search.first(position, &mut budget) {
            Some(value) if value.is_mate() => value,
            Some(_) => return MateAnswer::NoMate,
            None => return MateAnswer::Unknown,
        };
        let found = Length {
            plies: first.plies,
            exact: false,
        };
        let some_line = search.told_line(position, found, &mut budget);
        search.count(limits.counting);
        let length = search.shorten(position, found.plies, &mut budget);
        if length.exact
            && let Some(line) = search.told_line(position, length, &mut budget)
        {
            self.exact = true;
            return MateAnswer::Mate(line);
        }
        let length = Length {
            exact: false,
            ..length
        };
        let shorter = (length.plies < found.plies && limits.counting == Counting::EveryDefence)
            .then(|| search.told_line(position, length, &mut budget));
        match shorter.flatten().or(some_line) {
            Some(line) => MateAnswer::Mate(line),
            None => MateAnswer::Unknown,
        }
    }

    /// Whether the other side would mate if the side to move passed (詰めろ).
    /// None in check, where nobody can pass.
    pub fn threat(
        &mut self,
        position: &Position,
        limits: &MateLimits,
        host: &mut Host<'_>,
    ) -> Option<MateAnswer> {
        Some(self.solve(&position.passed()?, limits, host))
    }

    /// Forgets the last problem.
    pub(super) fn start<'s, 'a, 'h>(
        &'s mut self,
        attacker: Color,
        limits: &MateLimits,
        host: &'a mut Host<'h>,
    ) -> (&'s mut Search, Budget<'a, 'h>) {
        self.search.reset(attacker);
        let until = limits.time.map(|time| (host.now)() + time);
        let nodes = limits.nodes.unwrap_or(u64::MAX);
        (&mut self.search, Budget { host, nodes, until })
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
