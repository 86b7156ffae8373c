//! Time controls and the game clock. Readings, deadlines and cues are computed from a
//! given instant, never by counting ticks.
//!
//! An instant is a [`Duration`] since any fixed origin; the caller passes the current
//! one as `now`. A flag falls at exactly zero: a move completed at zero or later has
//! lost.
//!
//! ```
//! use core::time::Duration;
//! use komadai_shogi::{ByColor, Color, clock::{Clock, TimeControl}};
//!
//! let control = TimeControl::sudden_death(Duration::from_secs(180))?;
//! let mut clock = Clock::new(ByColor::new(control, control), Color::Black);
//! clock.start(Duration::ZERO);
//! let spent = clock.press(Duration::from_secs(5))?;
//! assert_eq!(spent, Duration::from_secs(5));
//! assert_eq!(clock.running(), Some(Color::White));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod cue;
mod preset;
mod segment;
mod state;
#[cfg(test)]
mod tests;
mod time_control;

use alloc::vec::Vec;
use core::{fmt, time::Duration};

pub use cue::{Cue, CueKind, CueProfile};
pub use preset::Preset;
pub use segment::Phase;
pub use state::{ClockState, ClockStateError, SideTime};
pub use time_control::{Periods, TimeControl, TimeControlError, TimeParts};

use self::segment::{TurnSegment, segments};
use crate::{ByColor, Color};

/// The clock of one game, with one time control for each side.
///
/// ```
/// use core::time::Duration;
/// use komadai_shogi::{ByColor, Color};
/// use komadai_shogi::clock::{Clock, Phase, Preset};
/// let seconds = Duration::from_secs;
///
/// let control = Preset::TenSeconds.time_control();
/// let mut clock = Clock::new(ByColor::new(control, control), Color::Black);
/// clock.start(seconds(100));
/// assert_eq!(clock.deadline(), Some(seconds(110)));
///
/// assert_eq!(clock.press(seconds(107)), Ok(seconds(7)));
/// assert_eq!(clock.running(), Some(Color::White));
/// let reading = clock.reading(Color::Black, seconds(108)).expect("has a limit");
/// assert_eq!(reading.phase, Phase::Byoyomi { periods_left: 1 });
/// assert_eq!(reading.remaining, seconds(10));
///
/// let fall = clock.flag_fall(seconds(600)).expect("long over");
/// assert_eq!((fall.color, fall.at), (Color::White, seconds(117)));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Clock {
    controls: ByColor<TimeControl>,
    state: ClockState,
    run_state: RunState,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum RunState {
    Running { since: Duration },
    Paused,
    Stopped,
}

impl Clock {
    /// A paused clock; `first` is to move.
    pub fn new(controls: ByColor<TimeControl>, first: Color) -> Self {
        Self {
            controls,
            state: ClockState {
                sides: controls.map(SideTime::full),
                turn: first,
                spent: Duration::ZERO,
            },
            run_state: RunState::Paused,
        }
    }

    /// A paused clock with a stored state.
    ///
    /// # Errors
    /// When the state does not fit the time controls.
    pub fn from_state(
        controls: ByColor<TimeControl>,
        state: ClockState,
    ) -> Result<Self, ClockStateError> {
        state.check(controls)?;
        Ok(Self {
            controls,
            state,
            run_state: RunState::Paused,
        })
    }

    /// The state at `now`, to be stored or restored. Taken right after a move it is the
    /// start of the next turn.
    #[must_use]
    pub fn state(&self, now: Duration) -> ClockState {
        ClockState {
            spent: self.spent(now),
            ..self.state
        }
    }

    /// The time controls of the game.
    #[must_use]
    pub const fn controls(&self) -> ByColor<TimeControl> {
        self.controls
    }

    /// Starts or resumes the clock. No effect on a running or stopped clock.
    pub fn start(&mut self, now: Duration) {
        if self.run_state == RunState::Paused {
            self.run_state = RunState::Running { since: now };
        }
    }

    /// Pauses a running clock. No effect after the flag has fallen.
    pub fn pause(&mut self, now: Duration) {
        if self.running().is_some() && self.flag_fall(now).is_none() {
            self.state.spent = self.spent(now);
            self.run_state = RunState::Paused;
        }
    }

    /// Stops the clock for good at the end of the game: at `now`, or at the deadline if
    /// that is earlier.
    pub fn stop(&mut self, now: Duration) {
        let spent = self.spent(now);
        self.state.spent = self.limit().map_or(spent, |limit| spent.min(limit));
        self.run_state = RunState::Stopped;
    }

    /// The side whose clock is running.
    #[must_use]
    pub const fn running(&self) -> Option<Color> {
        match self.run_state {
            RunState::Running { .. } => Some(self.state.turn),
            RunState::Paused | RunState::Stopped => None,
        }
    }

    /// The side to move, or the one that was to move when the clock stopped.
    #[must_use]
    pub const fn turn(&self) -> Color {
        self.state.turn
    }

    /// Completes the move of the running side and starts the other clock. Returns the
    /// time that the move took.
    ///
    /// # Errors
    /// When the clock is not running, or the side's flag has fallen; the clock is then
    /// unchanged.
    pub fn press(&mut self, now: Duration) -> Result<Duration, PressError> {
        let color = self.running().ok_or(PressError::NotRunning)?;
        if let Some(fall) = self.flag_fall(now) {
            return Err(PressError::FlagFell(fall));
        }
        let spent = self.spent(now);
        let time = &mut self.state.sides[color];
        let control = self.controls[color];
        match segment_at(control, *time, spent).map(|segment| segment.phase) {
            None | Some(Phase::Main) => {}
            Some(Phase::Byoyomi { periods_left }) => time.periods = periods_left,
            Some(Phase::Extra { periods_left }) => {
                time.periods = 1;
                time.extra_periods = periods_left - 1;
            }
        }
        let added = control.increment().unwrap_or_default();
        time.main = time.main.saturating_sub(spent).saturating_add(added);
        self.state.turn = !color;
        self.state.spent = Duration::ZERO;
        self.run_state = RunState::Running { since: now };
        Ok(spent)
    }

    /// What a side's clock shows at `now`; `None` without a limit.
    #[must_use]
    pub fn reading(&self, color: Color, now: Duration) -> Option<Reading> {
        let elapsed = self.turn_elapsed(color, now);
        let segment = segment_at(self.controls[color], self.state.sides[color], elapsed)?;
        Some(Reading {
            phase: segment.phase,
            remaining: segment.end.saturating_sub(elapsed),
            counts_down: self.counts_down(color, &segment),
        })
    }

    /// The time of this turn that a side has used at `now`; zero for the side not to
    /// move.
    #[must_use]
    pub fn turn_elapsed(&self, color: Color, now: Duration) -> Duration {
        if color == self.state.turn {
            self.spent(now)
        } else {
            Duration::ZERO
        }
    }

    /// The instant at which the running side's flag falls.
    #[must_use]
    pub fn deadline(&self) -> Option<Duration> {
        let RunState::Running { since } = self.run_state else {
            return None;
        };
        let left = self.limit()?.saturating_sub(self.state.spent);
        Some(since.saturating_add(left))
    }

    /// The fall of the running side's flag, if it has fallen by `now`.
    #[must_use]
    pub fn flag_fall(&self, now: Duration) -> Option<FlagFall> {
        let at = self.deadline().filter(|&at| at <= now)?;
        let color = self.state.turn;
        Some(FlagFall { color, at })
    }

    /// All cues of the running turn, from the instant at which it was started or
    /// resumed to its deadline, in order.
    ///
    /// ```
    /// use core::time::Duration;
    /// use komadai_shogi::{ByColor, Color};
    /// use komadai_shogi::clock::{Clock, Cue, CueKind, CueProfile, Preset};
    /// let seconds = Duration::from_secs;
    /// let control = Preset::TenSeconds.time_control();
    /// let mut clock = Clock::new(ByColor::new(control, control), Color::Black);
    /// clock.start(seconds(100));
    /// let cues = clock.cues(CueProfile::Classic);
    /// assert_eq!(cues[0], Cue { at: seconds(100), kind: CueKind::Beep });
    /// let until = seconds(110);
    /// assert_eq!(cues[5], Cue { at: seconds(105), kind: CueKind::LongTone { until } });
    /// assert_eq!(cues.len(), 6);
    /// ```
    #[must_use]
    pub fn cues(&self, profile: CueProfile) -> Vec<Cue> {
        let RunState::Running { since } = self.run_state else {
            return Vec::new();
        };
        let turn = self.state.turn;
        let instant = |offset: Duration| {
            let left = offset.checked_sub(self.state.spent)?;
            Some(since.saturating_add(left))
        };
        segments(self.controls[turn], self.state.sides[turn])
            .filter(|segment| self.counts_down(turn, segment))
            .enumerate()
            .flat_map(|(index, segment)| {
                let enters = index == 0 && !segment.start.is_zero();
                cue::cues_of(profile, &segment, enters)
            })
            .filter_map(|Cue { at, kind }| match kind {
                CueKind::LongTone { until } => Some(Cue {
                    at: instant(at.max(self.state.spent))?,
                    kind: CueKind::LongTone {
                        until: instant(until).filter(|&until| until > since)?,
                    },
                }),
                kind => Some(Cue {
                    at: instant(at)?,
                    kind,
                }),
            })
            .collect()
    }

    /// The length of the running turn, without pauses.
    fn spent(&self, now: Duration) -> Duration {
        match self.run_state {
            RunState::Running { since } => {
                let running = now.saturating_sub(since);
                self.state.spent.saturating_add(running)
            }
            RunState::Paused | RunState::Stopped => self.state.spent,
        }
    }

    /// The maximum length of the turn.
    fn limit(&self) -> Option<Duration> {
        let turn = self.state.turn;
        let last = segments(self.controls[turn], self.state.sides[turn]).next_back()?;
        Some(last.end)
    }

    /// Whether the end of a segment is counted down. The end of main time is not if
    /// byoyomi follows.
    fn counts_down(&self, color: Color, segment: &TurnSegment) -> bool {
        segment.phase != Phase::Main || self.controls[color].byoyomi_periods().is_none()
    }
}

/// The segment of a turn after `elapsed`; past the deadline, the last one.
fn segment_at(control: TimeControl, time: SideTime, elapsed: Duration) -> Option<TurnSegment> {
    let mut segments = segments(control, time);
    let last = segments.clone().next_back();
    segments.find(|segment| elapsed < segment.end).or(last)
}

/// What a side's clock shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Reading {
    /// The phase that the side is in.
    pub phase: Phase,
    /// What is left of the main time or the period.
    pub remaining: Duration,
    /// Whether its end is counted down. The end of main time is not if byoyomi follows.
    pub counts_down: bool,
}

impl Reading {
    /// The seconds left as displayed: rounded up.
    ///
    /// ```
    /// use core::time::Duration;
    /// use komadai_shogi::clock::{Phase, Reading};
    /// let remaining = Duration::from_millis(9_001);
    /// let reading = Reading { phase: Phase::Main, remaining, counts_down: true };
    /// assert_eq!(reading.seconds(), 10);
    /// ```
    #[must_use]
    pub fn seconds(&self) -> u64 {
        self.remaining.as_secs() + u64::from(self.remaining.subsec_nanos() > 0)
    }

    /// The seconds left, if at most ten and counted down.
    #[must_use]
    pub fn final_countdown(&self) -> Option<u64> {
        (self.counts_down && self.remaining <= cue::LAST_TEN).then(|| self.seconds())
    }
}

/// A fallen flag. The instant is the deadline, however late the fall is noticed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct FlagFall {
    /// The side whose flag fell.
    pub color: Color,
    /// The deadline.
    pub at: Duration,
}

/// Why a move could not be completed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PressError {
    /// The clock is paused or has stopped.
    NotRunning,
    /// The time was already up.
    FlagFell(FlagFall),
}

impl fmt::Display for PressError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotRunning => f.write_str("the clock is not running"),
            Self::FlagFell(fall) => write!(f, "{}'s time was up", fall.color),
        }
    }
}

impl core::error::Error for PressError {}
