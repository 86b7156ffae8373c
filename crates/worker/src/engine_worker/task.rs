//! The work of the worker.
use core::time::Duration;

use komadai_search::{
    Level, Limits, Root, SearchControl,
    tsume::{BrinkmateAnswer, MateAnswer, MateLimits, Solver},
};
use shogi::{Move, Position};

use komadai_protocol::{GameState, Id, MateQuery};

/// A request in progress.
#[derive(Debug)]
pub(super) struct Job {
    pub id: Id,
    pub task: Task,
}

#[derive(Debug)]
pub(super) enum Task {
    /// A search that waits for the net, and since when.
    WaitForNet(Box<Search>, Duration),
    /// A search in progress that is not a [`Task::Ponder`].
    Search(Purpose),
    /// A move of the opening book: nothing is searched.
    BookMove(Move),
    /// A search on the opponent's time, and since when.
    Ponder(Box<Search>, Duration),
    Mate(Box<MateProblem>),
}

/// What a search is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Purpose {
    Analysis,
    /// To choose a move: the level and the seed.
    Play(Level, u64),
    /// To fill the table on the opponent's time.
    Ponder,
}

/// A search that has not started.
#[derive(Debug)]
pub(super) struct Search {
    pub root: Root,
    pub limits: Limits,
    pub purpose: Purpose,
}

#[derive(Debug)]
pub(super) struct MateProblem {
    pub query: MateQuery,
    pub position: Position,
    pub limits: MateLimits,
}

impl Search {
    pub fn new(state: &GameState, limits: Limits, purpose: Purpose) -> Result<Self, String> {
        let root = state
            .root()
            .map_err(|number| format!("move {number} is illegal"))?;
        for &mv in &limits.moves {
            if root.position().check_legal(mv).is_err() {
                return Err(format!("{mv} is illegal"));
            }
        }
        Ok(Self {
            root,
            limits,
            purpose,
        })
    }

    /// How long it may wait for the net: half of its time limit. Where there is a limit, a
    /// game may be going on and a player's clock running.
    pub fn longest_wait(&self) -> Option<Duration> {
        Some(self.limits.time?.hard / 2)
    }

    /// Subtracts the time that a player has spent waiting.
    pub fn subtract_wait(&mut self, by: Duration) {
        if matches!(self.purpose, Purpose::Play(..))
            && let Some(time) = &mut self.limits.time
        {
            time.hard = time.hard.saturating_sub(by);
        }
    }
}

impl MateProblem {
    pub fn solve(&self, solver: &mut Solver, control: &mut SearchControl<'_>) -> MateAnswer {
        let Self {
            query,
            position,
            limits,
        } = self;
        match query {
            MateQuery::Mate => solver.solve(position, limits, control),
            MateQuery::Threat => {
                let threat = solver.threat(position, limits, control);
                threat.unwrap_or(MateAnswer::Unknown)
            }
            MateQuery::Brinkmate => match solver.brinkmate(position, limits, control) {
                BrinkmateAnswer::Brinkmate(mv) => MateAnswer::Mate(vec![mv]),
                BrinkmateAnswer::NoBrinkmate => MateAnswer::NoMate,
                BrinkmateAnswer::Unknown => MateAnswer::Unknown,
            },
        }
    }
}
