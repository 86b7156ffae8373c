//! Time controls and the clock: readings, deadlines and cues computed from a
//! given instant, never by counting.
//!
//! An instant is a [`Duration`] since any fixed origin; the caller passes the
//! present one as `now`. A flag falls at exactly zero: a move that completes
//! at zero or later has lost.

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
/// use shogi::{ByColor, Color};
/// use shogi::clock::{Clock, Phase, Preset};
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
/// let fall = clock.fallen(seconds(600)).expect("long over");
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
    /// A clock at rest, before `first` begins to think.
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

    /// The clock as it stood when `state` was taken, paused.
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

    /// What is left at `now`, to be stored or gone back to. Taken right after a
    /// move it is the start of the next turn.
    pub fn state(&self, now: Duration) -> ClockState {
        ClockState {
            spent: self.spent(now),
            ..self.state
        }
    }

    /// The time controls of the game.
    pub const fn controls(&self) -> ByColor<TimeControl> {
        self.controls
    }

    /// Lets the clock run, at first or after a pause. A running clock runs on,
    /// a stopped one stays so.
    pub fn start(&mut self, now: Duration) {
        if self.run_state == RunState::Paused {
            self.run_state = RunState::Running { since: now };
        }
    }

    /// Holds a running clock. Where the flag has fallen there is nothing left
    /// to hold.
    pub fn pause(&mut self, now: Duration) {
        if self.running().is_some() && self.fallen(now).is_none() {
            self.state.spent = self.spent(now);
            self.run_state = RunState::Paused;
        }
    }

    /// Stops for good, at the end of the game: at `now`, or at the deadline if
    /// that is past.
    pub fn stop(&mut self, now: Duration) {
        let spent = self.spent(now);
        self.state.spent = self.limit().map_or(spent, |limit| spent.min(limit));
        self.run_state = RunState::Stopped;
    }

    /// The side whose time runs down.
    pub const fn running(&self) -> Option<Color> {
        match self.run_state {
            RunState::Running { .. } => Some(self.state.turn),
            RunState::Paused | RunState::Stopped => None,
        }
    }

    /// The side whose turn it is, or was when the clock stopped.
    pub const fn turn(&self) -> Color {
        self.state.turn
    }

    /// Completes the move of the running side and starts the other's time.
    /// Returns what the move took.
    pub fn press(&mut self, now: Duration) -> Result<Duration, PressError> {
        let color = self.running().ok_or(PressError::NotRunning)?;
        if let Some(fall) = self.fallen(now) {
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

    /// What a side's clock shows at `now`; nothing where it has no limit.
    pub fn reading(&self, color: Color, now: Duration) -> Option<Reading> {
        let elapsed = self.elapsed_of(color, now);
        let segment = segment_at(self.controls[color], self.state.sides[color], elapsed)?;
        Some(Reading {
            phase: segment.phase,
            remaining: segment.end.saturating_sub(elapsed),
            counts_down: self.counts_down(color, &segment),
        })
    }

    /// How much of its turn a side has used at `now`; zero for the other side.
    pub fn elapsed_of(&self, color: Color, now: Duration) -> Duration {
        if color == self.state.turn {
            self.spent(now)
        } else {
            Duration::ZERO
        }
    }

    /// The instant at which the running side's flag falls.
    pub fn deadline(&self) -> Option<Duration> {
        let RunState::Running { since } = self.run_state else {
            return None;
        };
        let left = self.limit()?.saturating_sub(self.state.spent);
        Some(since.saturating_add(left))
    }

    /// The fall of the running side's flag, if it has happened by `now`.
    pub fn fallen(&self, now: Duration) -> Option<FlagFall> {
        let at = self.deadline().filter(|&at| at <= now)?;
        let color = self.state.turn;
        Some(FlagFall { color, at })
    }

    /// Every cue of the running turn from the instant it was started (or
    /// started again) to its deadline, in order.
    ///
    /// ```
    /// use core::time::Duration;
    /// use shogi::{ByColor, Color};
    /// use shogi::clock::{Clock, Cue, CueKind, CueProfile, Preset};
    /// let seconds = Duration::from_secs;
    /// let control = Preset::TenSeconds.time_control();
    /// let mut clock = Clock::new(ByColor::new(control, control), Color::Black);
    /// clock.start(seconds(100));
    /// let cues = clock.cues(CueProfile::Classic);
    /// assert_eq!(cues[0], Cue { at: seconds(100), kind: CueKind::Pip });
    /// let until = seconds(110);
    /// assert_eq!(cues[5], Cue { at: seconds(105), kind: CueKind::Tone { until } });
    /// assert_eq!(cues.len(), 6);
    /// ```
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
                CueKind::Tone { until } => Some(Cue {
                    at: instant(at.max(self.state.spent))?,
                    kind: CueKind::Tone {
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

    /// How long the running turn has lasted, pauses left out.
    fn spent(&self, now: Duration) -> Duration {
        match self.run_state {
            RunState::Running { since } => {
                let running = now.saturating_sub(since);
                self.state.spent.saturating_add(running)
            }
            RunState::Paused | RunState::Stopped => self.state.spent,
        }
    }

    /// How long the turn may last at most.
    fn limit(&self) -> Option<Duration> {
        let turn = self.state.turn;
        let last = segments(self.controls[turn], self.state.sides[turn]).next_back()?;
        Some(last.end)
    }

    /// Whether the end of a segment is counted down: not that of main time
    /// when byoyomi follows.
    fn counts_down(&self, color: Color, segment: &TurnSegment) -> bool {
        segment.phase != Phase::Main || self.controls[color].byoyomi_periods().is_none()
    }
}

/// The segment in which a turn is after `elapsed`; past the deadline, the last.
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
    /// What is left of the main time or of the period.
    pub remaining: Duration,
    /// Whether the end of it is counted down: not that of main time when
    /// byoyomi follows.
    pub counts_down: bool,
}

impl Reading {
    /// The seconds left as they are shown: a second stays until it is over.
    ///
    /// ```
    /// use core::time::Duration;
    /// use shogi::clock::{Phase, Reading};
    /// let remaining = Duration::from_millis(9_001);
    /// let reading = Reading { phase: Phase::Main, remaining, counts_down: true };
    /// assert_eq!(reading.seconds(), 10);
    /// ```
    pub fn seconds(&self) -> u64 {
        self.remaining.as_secs() + u64::from(self.remaining.subsec_nanos() > 0)
    }

    /// The seconds left, in the last ten before the flag falls or the next
    /// period begins.
    pub fn last_ten(&self) -> Option<u64> {
        (self.counts_down && self.remaining <= cue::LAST_TEN).then(|| self.seconds())
    }
}

/// A flag that fell, and when: at its deadline, however late that is noticed.
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
    /// Time was up before.
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
