//! The clocks and their sounds.
use shogi::{ByColor, clock::Phase};

use komadai_model::ClockReading;

#[derive(Debug)]
pub struct ClockText {
    /// The name of a side's clock.
    pub label: ByColor<&'static str>,
    pub main: &'static str,
    /// In byoyomi, with the number of periods left.
    pub byoyomi: fn(u16) -> String,
    /// In the extra time of the television rule, with the number of periods left.
    pub extra: fn(u16) -> String,
    pub no_limit: &'static str,
    pub time_up: &'static str,
    /// Spoken by screen readers.
    pub seconds_left: fn(u64) -> String,
    pub sound_blocked: &'static str,
    pub sound_on: &'static str,
    pub sound_missing: &'static str,
}

impl ClockText {
    /// The words beside the time of a face.
    pub fn phase(&self, face: ClockReading) -> String {
        match face.reading {
            _ if face.fallen => self.time_up.into(),
            None => self.no_limit.into(),
            Some((_, Phase::Main)) => self.main.into(),
            Some((_, Phase::Byoyomi { periods_left })) => (self.byoyomi)(periods_left),
            Some((_, Phase::Extra { periods_left })) => (self.extra)(periods_left),
        }
    }
}
