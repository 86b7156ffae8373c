//! The clock as the browser keeps it.
use core::time::Duration;

use serde::{Deserialize, Serialize};
use shogi::{
    ByColor, Color,
    clock::{Clock, ClockState, SideTime, TimeControl, TimeParts},
};

use super::{Stage, StandaloneClock};
use crate::stored::{self, StoredError, nanoseconds};

#[derive(Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
struct StoredClock {
    stage: Stage,
    #[serde(with = "stored::color")]
    near: Color,
    #[serde(with = "stored::color")]
    turn: Color,
    moves: u32,
    /// What the present turn has taken, in nanoseconds.
    spent: u64,
    black: StoredSide,
    white: StoredSide,
}

/// The time control of a side, and what it has left.
#[derive(Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
struct StoredSide {
    /// In seconds, as all of the control.
    main: u64,
    byoyomi: u64,
    periods: u16,
    increment: u64,
    extra: u64,
    extra_periods: u16,
    /// In nanoseconds.
    main_left: u64,
    periods_left: u16,
    extra_periods_left: u16,
}

impl StandaloneClock {
    /// As it stands at `now`, to be stored.
    pub fn to_stored(&self, now: Duration) -> String {
        let state = self.clock.state(now);
        let controls = self.clock.controls();
        stored::to_json(&StoredClock {
            stage: self.stage,
            near: self.near,
            turn: state.turn,
            moves: self.moves,
            spent: nanoseconds(state.spent),
            black: StoredSide::new(controls.black, state.sides.black),
            white: StoredSide::new(controls.white, state.sides.white),
        })
    }

    /// The clock of a stored text, standing still.
    ///
    /// # Errors
    /// When the text is of a later version, or no clock can stand like that.
    pub fn from_stored(text: &str) -> Result<Self, StoredError> {
        let stored: StoredClock = stored::from_json(text)?;
        stored.restore().ok_or(StoredError::Value("clock"))
    }
}

impl StoredClock {
    fn restore(&self) -> Option<StandaloneClock> {
        let state = ClockState {
            sides: ByColor::new(self.black.left(), self.white.left()),
            turn: self.turn,
            spent: Duration::from_nanos(self.spent),
        };
        let controls = ByColor::new(self.black.control()?, self.white.control()?);
        let mut clock = Clock::from_state(controls, state).ok()?;
        // A flag that fell stays so, and no other stands at its end.
        let mut runs = clock;
        runs.start(Duration::ZERO);
        if runs.flag_fall(Duration::ZERO).is_some() != (self.stage == Stage::Over) {
            return None;
        }
        if self.stage == Stage::Over {
            clock.stop(Duration::ZERO);
        }
        (self.moves < u32::MAX).then_some(StandaloneClock {
            clock,
            stage: self.stage,
            moves: self.moves,
            near: self.near,
        })
    }
}

impl StoredSide {
    fn new(control: TimeControl, left: SideTime) -> Self {
        let parts = control.parts();
        Self {
            main: parts.main.as_secs(),
            byoyomi: parts.byoyomi.as_secs(),
            periods: parts.periods,
            increment: parts.increment.as_secs(),
            extra: parts.extra.as_secs(),
            extra_periods: parts.extra_periods,
            main_left: nanoseconds(left.main),
            periods_left: left.periods,
            extra_periods_left: left.extra_periods,
        }
    }

    fn control(&self) -> Option<TimeControl> {
        let parts = TimeParts {
            main: Duration::from_secs(self.main),
            byoyomi: Duration::from_secs(self.byoyomi),
            periods: self.periods,
            increment: Duration::from_secs(self.increment),
            extra: Duration::from_secs(self.extra),
            extra_periods: self.extra_periods,
        };
        TimeControl::from_parts(parts).ok()
    }

    fn left(&self) -> SideTime {
        SideTime {
            main: Duration::from_nanos(self.main_left),
            periods: self.periods_left,
            extra_periods: self.extra_periods_left,
        }
    }
}
