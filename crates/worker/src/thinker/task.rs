//! What a thinker can be at.
use core::time::Duration;

use shogi::{
    Position,
    search::{Host, Level, Limits, Root},
    tsume::{HisshiAnswer, MateAnswer, MateLimits, Solver},
};

use crate::protocol::{Id, Quest, Situation};

/// What it thinks about.
#[derive(Debug)]
pub(super) struct Job {
    pub id: Id,
    pub task: Task,
}

#[derive(Debug)]
pub(super) enum Task {
    /// Waits for the net, since then.
    Wait(Box<Search>, Duration),
    /// Has begun. Who plays, and the seed; nobody where a position is analysed.
    Search(Option<Player>),
    Mate(Box<Problem>),
}

pub(super) type Player = (Level, u64);

/// A search that has not begun.
#[derive(Debug)]
pub(super) struct Search {
    pub root: Root,
    pub limits: Limits,
    pub player: Option<Player>,
}

#[derive(Debug)]
pub(super) struct Problem {
    pub quest: Quest,
    pub position: Position,
    pub limits: MateLimits,
}

impl Search {
    pub fn new(
        situation: &Situation,
        limits: Limits,
        player: Option<Player>,
    ) -> Result<Self, String> {
        let root = situation
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
            player,
        })
    }

    /// How long it may wait for the net: of its time no more than half. Who looks for so
    /// long and no longer is asked in the middle of a game, where somebody's clock may run.
    pub fn patience(&self) -> Option<Duration> {
        Some(self.limits.time?.hard / 2)
    }

    /// Some of its player's time has passed.
    pub fn shorten(&mut self, by: Duration) {
        if self.player.is_some()
            && let Some(time) = &mut self.limits.time
        {
            time.hard = time.hard.saturating_sub(by);
        }
    }
}

impl Problem {
    pub fn solve(&self, solver: &mut Solver, host: &mut Host<'_>) -> MateAnswer {
        let Self {
            quest,
            position,
            limits,
        } = self;
        match quest {
            Quest::Mate => solver.solve(position, limits, host),
            Quest::Threat => {
                let threat = solver.threat(position, limits, host);
                threat.unwrap_or(MateAnswer::Unknown)
            }
            Quest::Hisshi => match solver.hisshi(position, limits, host) {
                HisshiAnswer::Hisshi(mv) => MateAnswer::Mate(vec![mv]),
                HisshiAnswer::NoHisshi => MateAnswer::NoMate,
                HisshiAnswer::Unknown => MateAnswer::Unknown,
            },
        }
    }
}
