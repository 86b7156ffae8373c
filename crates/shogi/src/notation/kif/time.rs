//! `( 0:12/00:00:12)`: minutes and seconds of a move, then all of its side's
//! together.

use core::{fmt::Write, time::Duration};

use crate::notation::{japanese::names, spent};

/// What stands in brackets after a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Spent {
    /// The time is not said.
    None,
    Time(Duration),
    /// What was meant to be a time is none.
    Broken,
}

/// Reads what stands in the brackets. The sum is not looked at: it follows from
/// the moves, and programs differ in how they round it.
pub(super) fn read(text: &str) -> Spent {
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
        let part = part.trim();
        let (number, rest) = names::number(part)?;
        if !rest.is_empty() {
            let digits = rest.strip_prefix(['.', '．'])?;
            nanos = fraction(digits).filter(|_| parts.peek().is_none())?;
        }
        seconds = seconds.checked_mul(60)?.checked_add(number.into())?;
    }
    let spent = Duration::new(seconds, nanos);
    (count <= 3 && !spent::is_too_long(spent)).then_some(spent)
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

/// Writes a move's time and the sum; fractions of a second are left out.
pub(super) fn write(spent: Duration, sum: Duration, text: &mut String) {
    let (spent, sum) = (spent.as_secs(), sum.as_secs());
    let (minutes, seconds) = (spent / 60, spent % 60);
    let (hours, sum_minutes, sum_seconds) = (sum / 3600, sum / 60 % 60, sum % 60);
    write!(
        text,
        "({minutes:2}:{seconds:02}/{hours:02}:{sum_minutes:02}:{sum_seconds:02})"
    )
    .unwrap_or_else(|error| unreachable!("a String takes any text: {error}"));
}
