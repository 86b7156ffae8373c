//! A run against the clock: as many problems as possible within three minutes, until three
//! are missed.

use core::time::Duration;

use komadai_problems::ProblemId;

/// How long a run lasts.
pub const RUN_TIME: Duration = Duration::from_secs(180);
/// A run ends with so many misses.
pub const MAX_MISSES: usize = 3;

/// A run, and what was solved in it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Run {
    solved: Vec<ProblemId>,
    missed: Vec<ProblemId>,
    /// When it began, by a clock that only goes on.
    began: Duration,
    end: Option<RunEnd>,
}

/// Why a run is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RunEnd {
    Time,
    Misses,
}

impl Run {
    pub fn new(now: Duration) -> Self {
        Self {
            began: now,
            ..Self::default()
        }
    }

    /// The problems that were solved.
    pub fn solved(&self) -> &[ProblemId] {
        &self.solved
    }

    /// The problems that were missed.
    pub fn missed(&self) -> &[ProblemId] {
        &self.missed
    }

    /// How many misses are left.
    pub fn misses_left(&self) -> usize {
        MAX_MISSES.saturating_sub(self.missed.len())
    }

    /// The time that is left.
    pub fn left(&self, now: Duration) -> Duration {
        RUN_TIME.saturating_sub(now.saturating_sub(self.began))
    }

    pub fn end(&self) -> Option<RunEnd> {
        self.end
    }

    /// Ends the run when the time is over. Says whether that happened now.
    pub fn tick(&mut self, now: Duration) -> bool {
        let ends = self.end.is_none() && self.left(now).is_zero();
        if ends {
            self.end = Some(RunEnd::Time);
        }
        ends
    }

    /// Records how the problem on the board went. After the end nothing counts. Says whether
    /// the run ends with it.
    pub fn record(&mut self, id: ProblemId, is_solved: bool, now: Duration) -> bool {
        if self.tick(now) {
            return true;
        }
        if self.end.is_some() {
            return false;
        }
        match is_solved {
            true => self.solved.push(id),
            false => self.missed.push(id),
        }
        let ends = self.misses_left() == 0;
        if ends {
            self.end = Some(RunEnd::Misses);
        }
        ends
    }
}
