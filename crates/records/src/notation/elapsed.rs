//! The time that a move took: its limit, and how KIF writes it.

use alloc::{borrow::ToOwned, string::String};
use core::time::Duration;

use crate::{notation::japanese::names, record::Record};

/// A time, unless it is above [`Record::MAX_TIME`].
pub(super) fn within_limit(spent: Duration) -> Option<Duration> {
    (spent <= Record::MAX_TIME).then_some(spent)
}

/// The time of hours, minutes and seconds, unless it is above the limit.
pub(super) fn from_hms(hours: u32, minutes: u32, seconds: u32) -> Option<Duration> {
    let seconds = u64::from(hours) * 3600 + u64::from(minutes) * 60 + u64::from(seconds);
    within_limit(Duration::from_secs(seconds))
}

/// The content of the brackets after a move of KIF, `( 0:12/00:00:12)`: minutes and
/// seconds of the move, then the total time of its side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum ParsedTime {
    /// There is no time.
    None,
    /// The time of the move.
    Time(Duration),
    /// It is not a time.
    Invalid,
}

/// Reads the content of the brackets. The total is ignored: it follows from the
/// moves, and programs round it in different ways.
pub(super) fn parse(text: &str) -> ParsedTime {
    let (spent, sum) = text.split_once(['/', '／']).unwrap_or((text, ""));
    let is_sum = |letter: char| names::digit(letter).is_some() || ": ：　.".contains(letter);
    match spent.trim() {
        _ if !sum.chars().all(is_sum) => ParsedTime::Invalid,
        "" => ParsedTime::None,
        spent => duration(spent).map_or(ParsedTime::Invalid, ParsedTime::Time),
    }
}

/// `1:02:03`, `2:03` or `3`; seconds may have a fraction.
fn duration(text: &str) -> Option<Duration> {
    let mut seconds: u64 = 0;
    let mut nanos = 0;
    let mut parts = text.split([':', '：']).peekable();
    let mut count = 0;
    while let Some(part) = parts.next() {
        count += 1;
        let (number, rest) = names::number(part.trim())?;
        if !rest.is_empty() {
            let digits = rest.strip_prefix(['.', '．'])?;
            nanos = fraction(digits).filter(|_| parts.peek().is_none())?;
        }
        seconds = seconds.checked_mul(60)?.checked_add(number.into())?;
    }
    within_limit(Duration::new(seconds, nanos)).filter(|_| count <= 3)
}

/// The nanoseconds of the digits after a decimal point.
fn fraction(digits: &str) -> Option<u32> {
    let mut nanos = 0;
    let mut unit = 100_000_000;
    for letter in digits.chars() {
        nanos += u32::from(names::digit(letter)?) * unit;
        unit /= 10;
    }
    Some(nanos)
}

/// A move's time and the total, in whole seconds.
pub(super) fn format_whole(spent: Duration, sum: Duration) -> String {
    format(spent, sum, "")
}

/// A move's time with fractions of a second, and the total.
pub(super) fn format_exact(spent: Duration, sum: Duration) -> String {
    format(spent, sum, &format_fraction(spent))
}

fn format(spent: Duration, sum: Duration, fraction: &str) -> String {
    let (spent, sum) = (spent.as_secs(), sum.as_secs());
    let (minutes, seconds) = (spent / 60, spent % 60);
    let (hours, sum_minutes, sum_seconds) = (sum / 3600, sum / 60 % 60, sum % 60);
    format!("({minutes:2}:{seconds:02}{fraction}/{hours:02}:{sum_minutes:02}:{sum_seconds:02})")
}

/// The decimal point and its digits; empty for whole seconds.
pub(super) fn format_fraction(time: Duration) -> String {
    match time.subsec_nanos() {
        0 => String::new(),
        nanos => format!(".{nanos:09}").trim_end_matches('0').to_owned(),
    }
}
