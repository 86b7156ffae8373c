//! Time controls.

use core::{fmt, time::Duration};

/// A number of periods of the same length: byoyomi, or the extra time of the television
/// rule. Neither length nor number is zero.
///
/// ```
/// use core::time::Duration;
/// use komadai_shogi::clock::{Periods, TimeControlError};
/// let byoyomi = Periods::new(Duration::from_secs(30), 1)?;
/// assert_eq!(byoyomi.length(), Duration::from_secs(30));
/// assert_eq!(Periods::new(Duration::ZERO, 1), Err(TimeControlError::EmptyPeriod));
/// # Ok::<(), TimeControlError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Periods {
    length: Duration,
    count: u16,
}

impl Periods {
    /// The maximum length of a period: an hour.
    pub const MAX_LENGTH: Duration = Duration::from_secs(3_600);
    /// The maximum number of periods.
    pub const MAX_COUNT: u16 = 100;

    /// `count` periods of `length` each.
    ///
    /// # Errors
    /// When length or number are zero or above their maximum.
    pub fn new(length: Duration, count: u16) -> Result<Self, TimeControlError> {
        if length.is_zero() {
            Err(TimeControlError::EmptyPeriod)
        } else if length > Self::MAX_LENGTH {
            Err(TimeControlError::PeriodTooLong)
        } else if count == 0 {
            Err(TimeControlError::NoPeriods)
        } else if count > Self::MAX_COUNT {
            Err(TimeControlError::TooManyPeriods)
        } else {
            Ok(Self { length, count })
        }
    }

    /// The length of one period.
    #[must_use]
    pub const fn length(self) -> Duration {
        self.length
    }

    /// The number of periods.
    #[must_use]
    pub const fn count(self) -> u16 {
        self.count
    }

    pub(super) const fn of_seconds(length: u64, count: u16) -> Self {
        Self {
            length: Duration::from_secs(length),
            count,
        }
    }
}

/// The time control of a side: main time, then byoyomi, a Fischer increment or nothing;
/// or no limit.
///
/// ```
/// use core::time::Duration;
/// use komadai_shogi::clock::{Periods, TimeControl, TimeControlError};
/// let seconds = Duration::from_secs;
/// let control = TimeControl::byoyomi(seconds(600), Periods::new(seconds(30), 1)?)?;
/// assert_eq!(control.main(), seconds(600));
/// assert_eq!(control.increment(), None);
/// assert!(TimeControl::UNTIMED.is_untimed());
/// # Ok::<(), TimeControlError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct TimeControl {
    main: Duration,
    rest: Rest,
}

/// What follows the main time.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Rest {
    Untimed,
    SuddenDeath,
    Byoyomi {
        byoyomi: Periods,
        extra: Option<Periods>,
    },
    Fischer {
        increment: Duration,
    },
}

impl TimeControl {
    /// No limit: the clock only measures time.
    pub const UNTIMED: Self = Self {
        main: Duration::ZERO,
        rest: Rest::Untimed,
    };
    /// The maximum main time: a hundred hours.
    pub const MAX_MAIN: Duration = Duration::from_secs(360_000);
    /// The maximum increment: an hour.
    pub const MAX_INCREMENT: Duration = Periods::MAX_LENGTH;

    /// Sudden death: `main` for the whole game.
    ///
    /// # Errors
    /// When `main` is zero or above [`TimeControl::MAX_MAIN`].
    pub fn sudden_death(main: Duration) -> Result<Self, TimeControlError> {
        if main.is_zero() {
            return Err(TimeControlError::NoMainTime);
        }
        Self::checked(main, Rest::SuddenDeath)
    }

    /// `main`, which may be zero, then byoyomi.
    ///
    /// # Errors
    /// When `main` is above [`TimeControl::MAX_MAIN`].
    pub fn byoyomi(main: Duration, byoyomi: Periods) -> Result<Self, TimeControlError> {
        let extra = None;
        Self::checked(main, Rest::Byoyomi { byoyomi, extra })
    }

    /// `main`, to which `increment` is added after every move.
    ///
    /// # Errors
    /// When `main` is zero, or one of both is above its maximum.
    pub fn fischer(main: Duration, increment: Duration) -> Result<Self, TimeControlError> {
        if main.is_zero() {
            Err(TimeControlError::NoMainTime)
        } else if increment.is_zero() {
            Self::sudden_death(main)
        } else if increment > Self::MAX_INCREMENT {
            Err(TimeControlError::IncrementTooLong)
        } else {
            Self::checked(main, Rest::Fischer { increment })
        }
    }

    /// Byoyomi with extra periods that are used when it runs out (the television rule).
    ///
    /// # Errors
    /// When there is no byoyomi.
    pub fn with_extra(self, extra: Periods) -> Result<Self, TimeControlError> {
        let Rest::Byoyomi { byoyomi, .. } = self.rest else {
            return Err(TimeControlError::ExtraWithoutByoyomi);
        };
        let extra = Some(extra);
        Ok(Self {
            rest: Rest::Byoyomi { byoyomi, extra },
            ..self
        })
    }

    fn checked(main: Duration, rest: Rest) -> Result<Self, TimeControlError> {
        if main > Self::MAX_MAIN {
            return Err(TimeControlError::MainTimeTooLong);
        }
        Ok(Self { main, rest })
    }

    pub(super) const fn byoyomi_seconds(main: u64, byoyomi: u64, extra: Option<Periods>) -> Self {
        Self {
            main: Duration::from_secs(main),
            rest: Rest::Byoyomi {
                byoyomi: Periods::of_seconds(byoyomi, 1),
                extra,
            },
        }
    }

    pub(super) const fn sudden_death_seconds(main: u64) -> Self {
        Self {
            main: Duration::from_secs(main),
            rest: Rest::SuddenDeath,
        }
    }

    /// The time control with these numbers.
    ///
    /// # Errors
    /// What is wrong with the numbers.
    pub fn from_parts(parts: TimeParts) -> Result<Self, TimeControlError> {
        let TimeParts {
            main,
            byoyomi,
            periods,
            increment,
            extra,
            extra_periods,
        } = parts;
        let control = match (byoyomi.is_zero(), increment.is_zero()) {
            (false, false) => return Err(TimeControlError::ByoyomiAndIncrement),
            (false, true) => Self::byoyomi(main, Periods::new(byoyomi, periods)?)?,
            (true, false) => Self::fischer(main, increment)?,
            (true, true) if main.is_zero() => Self::UNTIMED,
            (true, true) => Self::sudden_death(main)?,
        };
        if extra.is_zero() && extra_periods == 0 {
            Ok(control)
        } else {
            control.with_extra(Periods::new(extra, extra_periods)?)
        }
    }

    /// The numbers of the time control: the inverse of [`TimeControl::from_parts`].
    #[must_use]
    pub fn parts(self) -> TimeParts {
        let length = |periods: Option<Periods>| periods.map_or(Duration::ZERO, Periods::length);
        let count = |periods: Option<Periods>| periods.map_or(0, Periods::count);
        TimeParts {
            main: self.main,
            byoyomi: length(self.byoyomi_periods()),
            periods: count(self.byoyomi_periods()),
            increment: self.increment().unwrap_or_default(),
            extra: length(self.extra_periods()),
            extra_periods: count(self.extra_periods()),
        }
    }

    /// Whether there is no limit.
    #[must_use]
    pub const fn is_untimed(self) -> bool {
        matches!(self.rest, Rest::Untimed)
    }

    /// The main time; zero if play begins in byoyomi, or without a limit.
    #[must_use]
    pub const fn main(self) -> Duration {
        self.main
    }

    /// The byoyomi, if there is one.
    #[must_use]
    pub const fn byoyomi_periods(self) -> Option<Periods> {
        match self.rest {
            Rest::Byoyomi { byoyomi, .. } => Some(byoyomi),
            _ => None,
        }
    }

    /// The extra periods after byoyomi, if there are any.
    #[must_use]
    pub const fn extra_periods(self) -> Option<Periods> {
        match self.rest {
            Rest::Byoyomi { extra, .. } => extra,
            _ => None,
        }
    }

    /// The time added after each move, if there is any.
    #[must_use]
    pub const fn increment(self) -> Option<Duration> {
        match self.rest {
            Rest::Fischer { increment } => Some(increment),
            _ => None,
        }
    }
}

/// A time control as numbers, as in forms, URLs and stored games. Zero means
/// "none".
///
/// ```
/// use core::time::Duration;
/// use komadai_shogi::clock::{TimeControl, TimeControlError, TimeParts};
/// let parts = TimeParts { main: Duration::from_secs(180), ..TimeParts::default() };
/// let control = TimeControl::from_parts(parts)?;
/// assert_eq!(control, TimeControl::sudden_death(Duration::from_secs(180))?);
/// assert_eq!(control.parts(), parts);
/// # Ok::<(), TimeControlError>(())
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct TimeParts {
    /// Main time.
    pub main: Duration,
    /// The length of one byoyomi period.
    pub byoyomi: Duration,
    /// The number of byoyomi periods.
    pub periods: u16,
    /// Time added after each move (Fischer).
    pub increment: Duration,
    /// The length of one extra period.
    pub extra: Duration,
    /// The number of extra periods.
    pub extra_periods: u16,
}

/// Why numbers are not a valid time control.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TimeControlError {
    /// There is neither main time nor byoyomi.
    NoMainTime,
    /// Main time is above [`TimeControl::MAX_MAIN`].
    MainTimeTooLong,
    /// A period has no length.
    EmptyPeriod,
    /// A period is longer than an hour.
    PeriodTooLong,
    /// The number of periods is 0.
    NoPeriods,
    /// There are more than 100 periods.
    TooManyPeriods,
    /// The increment is longer than an hour.
    IncrementTooLong,
    /// There are both byoyomi and increment.
    ByoyomiAndIncrement,
    /// There are extra periods without byoyomi.
    ExtraWithoutByoyomi,
}

impl fmt::Display for TimeControlError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::NoMainTime => "without byoyomi there must be main time",
            Self::MainTimeTooLong => "main time is at most 100 hours",
            Self::EmptyPeriod => "a period must be longer than zero",
            Self::PeriodTooLong => "a period is at most one hour",
            Self::NoPeriods => "there must be at least one period",
            Self::TooManyPeriods => "there are at most 100 periods",
            Self::IncrementTooLong => "an increment is at most one hour",
            Self::ByoyomiAndIncrement => "byoyomi and increment exclude each other",
            Self::ExtraWithoutByoyomi => "extra time needs a byoyomi",
        })
    }
}

impl core::error::Error for TimeControlError {}
