use core::{fmt, str::FromStr};

use komadai_model::problems::Day;

/// A date from 1970-01-01 to 9999-12-31. Its text is `2026-02-14`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Date {
    year: u16,
    month: u8,
    day: u8,
}

const FIRST_YEAR: u16 = 1970;

impl Date {
    /// The last date.
    pub const MAX: Self = Self {
        year: 9999,
        month: 12,
        day: 31,
    };

    /// `month` and `day` count from 1. `None` if the calendar has no such date, or the year is
    /// not from 1970 to 9999.
    pub fn new(year: u16, month: u8, day: u8) -> Option<Self> {
        let exists = (FIRST_YEAR..=Self::MAX.year).contains(&year)
            && (1..=12).contains(&month)
            && (1..=days_of_month(year, month)).contains(&day);
        exists.then_some(Self { year, month, day })
    }

    /// The year, 1970 to 9999.
    pub const fn year(self) -> u16 {
        self.year
    }

    /// The month, 1 to 12.
    pub const fn month(self) -> u8 {
        self.month
    }

    /// The day of the month, 1 to 31.
    pub const fn day(self) -> u8 {
        self.day
    }

    /// So many days later, but never later than [`Date::MAX`].
    #[must_use]
    pub fn plus(self, days: u32) -> Self {
        Day::from(self).plus(days).into()
    }
}

impl From<Date> for Day {
    fn from(date: Date) -> Self {
        let years = (FIRST_YEAR..date.year).map(days_of_year);
        let months = (1..date.month).map(|month| u32::from(days_of_month(date.year, month)));
        Self(years.chain(months).sum::<u32>() + u32::from(date.day) - 1)
    }
}

impl From<Day> for Date {
    /// The date of a day; the last date for all days after it.
    fn from(day: Day) -> Self {
        let (mut year, mut month, mut rest) = (FIRST_YEAR, 1, day.0);
        while rest >= days_of_year(year) {
            rest -= days_of_year(year);
            year += 1;
            if year > Self::MAX.year {
                return Self::MAX;
            }
        }
        while rest >= days_of_month(year, month).into() {
            rest -= u32::from(days_of_month(year, month));
            month += 1;
        }
        let day = u8::try_from(rest + 1).unwrap_or(u8::MAX);
        Self { year, month, day }
    }
}

const fn is_leap_year(year: u16) -> bool {
    year.is_multiple_of(4) && !year.is_multiple_of(100) || year.is_multiple_of(400)
}

fn days_of_year(year: u16) -> u32 {
    365 + u32::from(is_leap_year(year))
}

const fn days_of_month(year: u16, month: u8) -> u8 {
    match month {
        2 if is_leap_year(year) => 29,
        2 => 28,
        4 | 6 | 9 | 11 => 30,
        _ => 31,
    }
}

impl fmt::Display for Date {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:04}-{:02}-{:02}", self.year, self.month, self.day)
    }
}

impl FromStr for Date {
    type Err = ParseDateError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let is_written = text.len() == 10 && text.bytes().enumerate().all(is_in_place);
        if !is_written {
            return Err(ParseDateError);
        }
        let number = |range| {
            let digits: Option<&str> = text.get(range);
            digits.and_then(|digits| digits.parse::<u16>().ok())
        };
        let part = |range| number(range).and_then(|number| u8::try_from(number).ok());
        let date = || Self::new(number(0..4)?, part(5..7)?, part(8..10)?);
        date().ok_or(ParseDateError)
    }
}

/// Whether a byte may be at this place of a date's text.
fn is_in_place((index, byte): (usize, u8)) -> bool {
    match index {
        4 | 7 => byte == b'-',
        _ => byte.is_ascii_digit(),
    }
}

/// The text is not a date.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("not a date such as 2026-02-14")]
pub struct ParseDateError;
