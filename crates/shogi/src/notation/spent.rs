//! What a move took, as far as a record holds it.

use core::time::Duration;

use crate::record::Record;

/// A time, unless it is too long.
pub(super) fn believed(spent: Duration) -> Option<Duration> {
    (spent <= Record::LONGEST_TIME).then_some(spent)
}

/// The time of hours, minutes and seconds, unless it is too long.
pub(super) fn of_parts(hours: u32, minutes: u32, seconds: u32) -> Option<Duration> {
    let seconds = u64::from(hours) * 3600 + u64::from(minutes) * 60 + u64::from(seconds);
    believed(Duration::from_secs(seconds))
}
