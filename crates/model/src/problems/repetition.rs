//! Spaced repetition of what was missed: the SM-2 algorithm.
//!
//! Source: P. A. Woźniak, "Optimization of learning", 1990,
//! <https://super-memory.com/english/ol/sm2.htm>. A problem that was solved has quality 4, one
//! that was missed quality 1.

use serde::{Deserialize, Serialize};

use super::Day;

/// When a missed problem comes back.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Repetition {
    /// From this day on it is shown again.
    pub due: Day,
    /// How often in a row it was solved since.
    pub solved: u32,
    /// Days between the last time and the next one.
    pub interval: u32,
    /// The factor by which the interval grows.
    pub ease: f64,
}

const FIRST_INTERVAL: u32 = 1;
const SECOND_INTERVAL: u32 = 6;
const FIRST_EASE: f64 = 2.5;
const LEAST_EASE: f64 = 1.3;
/// What the formula of SM-2 takes from the ease for quality 1. There a missed item keeps its
/// ease; here what is missed again and again comes back more often.
const EASE_PENALTY: f64 = 0.54;
/// What would come back later than after so many days does not.
const MAX_INTERVAL: u32 = 120;

impl Repetition {
    /// Of a problem that was missed for the first time.
    pub const fn new(today: Day) -> Self {
        Self {
            due: today.plus(FIRST_INTERVAL),
            solved: 0,
            interval: FIRST_INTERVAL,
            ease: FIRST_EASE,
        }
    }

    pub fn is_due(&self, today: Day) -> bool {
        self.due <= today
    }

    /// After the problem was missed once more.
    #[must_use]
    pub fn after_miss(self, today: Day) -> Self {
        Self {
            ease: (self.ease - EASE_PENALTY).max(LEAST_EASE),
            ..Self::new(today)
        }
    }

    /// After the problem was solved; `None` once it is known. Solving it before it is due
    /// changes nothing.
    #[must_use]
    pub fn after_success(self, today: Day) -> Option<Self> {
        if !self.is_due(today) {
            return Some(self);
        }
        let interval = match self.solved {
            0 => FIRST_INTERVAL,
            1 => SECOND_INTERVAL,
            _ => (f64::from(self.interval) * self.ease).round() as u32,
        };
        (interval <= MAX_INTERVAL).then_some(Self {
            due: today.plus(interval),
            solved: self.solved + 1,
            interval,
            ease: self.ease,
        })
    }
}
