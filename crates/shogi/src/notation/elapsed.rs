//! What a move took, as far as a record holds it.

use core::time::Duration;

use crate::record::Record;

/// A time, unless it is too long.
pub(super) fn within_limit(spent: Duration) -> Option<Duration> {
    (spent <= Record::MAX_TIME).then_some(spent)
}

/// The time of hours, minutes and seconds, unless it is too long.
pub(super) fn from_hms(hours: u32, minutes: u32, seconds: u32) -> Option<Duration> {
    let seconds = u64::from(hours) * 3600 + u64::from(minutes) * 60 + u64::from(seconds);
    within_limit(Duration::from_secs(seconds))
}
