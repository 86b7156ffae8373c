use core::time::Duration;

use serde::{Deserialize, Serialize};

/// A day of the reader's calendar, in days since 1 January 1970.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[serde(transparent)]
pub struct Day(pub u32);

const MINUTES: i64 = 24 * 60;

impl Day {
    /// The day of a moment since 1970, where clocks are so many minutes ahead of UTC.
    pub fn from_unix_time(time: Duration, minutes_ahead: i32) -> Self {
        let minutes = i64::try_from(time.as_secs() / 60).unwrap_or(i64::MAX);
        let local = minutes.saturating_add(minutes_ahead.into()).max(0);
        Self(u32::try_from(local / MINUTES).unwrap_or(u32::MAX))
    }

    #[must_use]
    pub const fn plus(self, days: u32) -> Self {
        Self(self.0.saturating_add(days))
    }

    #[must_use]
    pub const fn minus(self, days: u32) -> Self {
        Self(self.0.saturating_sub(days))
    }
}
