//! The state of a clock that is stored and restored.

use core::{fmt, time::Duration};

use super::time_control::TimeControl;
use crate::{ByColor, Color};

/// The time of one side at the start of a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct SideTime {
    /// Main time left.
    pub main: Duration,
    /// Byoyomi periods left, including the current one.
    pub periods: u16,
    /// Unused extra periods.
    pub extra_periods: u16,
}

impl SideTime {
    /// The time of a side at the start of the game.
    #[must_use]
    pub fn full(control: TimeControl) -> Self {
        Self {
            main: control.main(),
            periods: control.byoyomi_periods().map_or(0, |p| p.count()),
            extra_periods: control.extra_periods().map_or(0, |p| p.count()),
        }
    }

    fn check(self, control: TimeControl) -> Result<(), ClockStateError> {
        let full = Self::full(control);
        let grows = control.increment().is_some();
        if control.is_untimed() {
            (self == full).then_some(()).ok_or(ClockStateError::Timed)
        } else if self.main > full.main && !grows {
            Err(ClockStateError::MoreMainTime)
        } else if self.periods > full.periods || self.extra_periods > full.extra_periods {
            Err(ClockStateError::MorePeriods)
        } else if self.periods == 0 && (full.periods > 0 || self.main.is_zero()) {
            Err(ClockStateError::NoTime)
        } else {
            Ok(())
        }
    }
}

/// The state of a clock, independent of any instant: what is stored, and what undo
/// restores.
///
/// Made by [`Clock::state`](super::Clock::state), turned into a paused clock
/// by [`Clock::from_state`](super::Clock::from_state).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ClockState {
    /// The time of both sides at the start of the turn.
    pub sides: ByColor<SideTime>,
    /// The side to move.
    pub turn: Color,
    /// The elapsed time of the turn.
    pub spent: Duration,
}

impl ClockState {
    pub(super) fn check(&self, controls: ByColor<TimeControl>) -> Result<(), ClockStateError> {
        Color::ALL
            .into_iter()
            .try_for_each(|color| self.sides[color].check(controls[color]))
    }
}

/// Why a stored state does not fit its time controls.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum ClockStateError {
    /// A side without a limit has a time other than its full time.
    Timed,
    /// There is more main time than at the start, without an increment.
    MoreMainTime,
    /// There are more periods than at the start.
    MorePeriods,
    /// A side has no time left.
    NoTime,
}

impl fmt::Display for ClockStateError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Timed => "a side without a limit has time left",
            Self::MoreMainTime => "more main time is left than there was",
            Self::MorePeriods => "more periods are left than there were",
            Self::NoTime => "no time is left",
        })
    }
}

impl core::error::Error for ClockStateError {}
