//! `( 0:12/00:00:12)`: minutes and seconds of a move, then all of its side's
//! together.

use core::time::Duration;

use crate::notation::{japanese::names, spent};

/// What stands in brackets after a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::notation) enum Spent {
    /// The time is not said.
    None,
    Time(Duration),
    /// What was meant to be a time is none.
    Broken,
}

/// Reads what stands in the brackets. The sum is not looked at: it follows from
/// the moves, and programs differ in how they round it.
pub(in crate::notation) fn read(text: &str) -> Spent {
    let (spent, sum) = text.split_once(['/', '／']).unwrap_or((text, ""));
    let is_sum = |letter: char| names::digit(letter).is_some() || ": ：　.".contains(letter);
    match spent.trim() {
        _ if !sum.chars().all(is_sum) => Spent::Broken,
        "" => Spent::None,
        spent => duration(spent).map_or(Spent::Broken, Spent::Time),
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
    elapsed::within_limit(Duration::new(seconds, nanos)).filter(|_| count <= 3)
}

/// The nanoseconds of digits behind a point.
fn fraction(digits: &str) -> Option<u32> {
    let mut nanos = 0;
    let mut unit = 100_000_000;
    for letter in digits.chars() {
        nanos += u32::from(names::digit(letter)?) * unit;
        unit /= 10;
    }
    Some(nanos)
}

/// A move's time and the sum; fractions of a second are left out.
pub(in crate::notation) fn whole(spent: Duration, sum: Duration) -> String {
    text(spent, sum, "")
}

/// A move's time with its fraction, and the sum.
pub(in crate::notation) fn exact(spent: Duration, sum: Duration) -> String {
    text(spent, sum, &fraction_text(spent))
}

fn text(spent: Duration, sum: Duration, fraction: &str) -> String {
    let (spent, sum) = (spent.as_secs(), sum.as_secs());
    let (minutes, seconds) = (spent / 60, spent % 60);
    let (hours, sum_minutes, sum_seconds) = (sum / 3600, sum / 60 % 60, sum % 60);
    format!("({minutes:2}:{seconds:02}{fraction}/{hours:02}:{sum_minutes:02}:{sum_seconds:02})")
}

/// The point and the digits behind it; nothing for whole seconds.
pub(in crate::notation) fn fraction_text(time: Duration) -> String {
    match time.subsec_nanos() {
        0 => String::new(),
        nanos => format!(".{nanos:09}").trim_end_matches('0').to_owned(),
    }
}
