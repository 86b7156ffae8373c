//! What a move took, as far as it can be believed.

use core::time::Duration;

/// The longest time that is read, nine digits of seconds: 31 years.
const LONGEST: u64 = 999_999_999;

/// Whether a time is so long that it is not read.
pub(super) fn is_too_long(spent: Duration) -> bool {
    spent.as_secs() > LONGEST
}

/// The time of hours, minutes and seconds, unless it is too long.
pub(super) fn of_parts(hours: u32, minutes: u32, seconds: u32) -> Option<Duration> {
    let seconds = u64::from(hours) * 3600 + u64::from(minutes) * 60 + u64::from(seconds);
    let spent = Duration::from_secs(seconds);
    (!is_too_long(spent)).then_some(spent)
}
