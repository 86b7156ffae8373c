//! Common time controls.

use super::time_control::{Periods, TimeControl};

/// The most common time controls.
///
/// ```
/// use core::time::Duration;
/// use komadai_shogi::clock::Preset;
/// let control = Preset::TenMinutesThirtySeconds.time_control();
/// assert_eq!(control.main(), Duration::from_secs(600));
/// assert_eq!(Preset::from_time_control(control), Some(Preset::TenMinutesThirtySeconds));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Preset {
    /// 10 minutes, then 30 seconds a move.
    TenMinutesThirtySeconds,
    /// 15 minutes, then 60 seconds a move.
    FifteenMinutesSixtySeconds,
    /// 10 seconds a move from the start.
    TenSeconds,
    /// 3 minutes, sudden death.
    ThreeMinutes,
    /// 10 minutes, sudden death.
    TenMinutes,
    /// 10 minutes, then 30 seconds a move and ten times one minute.
    Television,
    /// No limit.
    Untimed,
}

impl Preset {
    /// All presets, in the order of their declaration.
    pub const ALL: [Self; 7] = [
        Self::TenMinutesThirtySeconds,
        Self::FifteenMinutesSixtySeconds,
        Self::TenSeconds,
        Self::ThreeMinutes,
        Self::TenMinutes,
        Self::Television,
        Self::Untimed,
    ];

    /// The time control of the preset.
    #[must_use]
    pub const fn time_control(self) -> TimeControl {
        match self {
            Self::TenMinutesThirtySeconds => TimeControl::byoyomi_seconds(600, 30, None),
            Self::FifteenMinutesSixtySeconds => TimeControl::byoyomi_seconds(900, 60, None),
            Self::TenSeconds => TimeControl::byoyomi_seconds(0, 10, None),
            Self::ThreeMinutes => TimeControl::sudden_death_seconds(180),
            Self::TenMinutes => TimeControl::sudden_death_seconds(600),
            Self::Television => {
                TimeControl::byoyomi_seconds(600, 30, Some(Periods::of_seconds(60, 10)))
            }
            Self::Untimed => TimeControl::UNTIMED,
        }
    }

    /// The preset with this time control, if there is one.
    #[must_use]
    pub fn from_time_control(control: TimeControl) -> Option<Self> {
        Self::ALL
            .into_iter()
            .find(|preset| preset.time_control() == control)
    }
}
