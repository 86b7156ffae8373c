/// A date as programs write it into records: `2026/11/21`, `2026-11-21 15:04:05` or
/// `2026-11-21T15:04:05.000Z`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct RecordDate {
    pub year: u32,
    pub month: u8,
    pub day: u8,
    /// Hours and minutes, where they are given.
    pub time: Option<(u8, u8)>,
}

impl RecordDate {
    /// None where the text says anything else.
    pub fn parse(text: &str) -> Option<Self> {
        let is_between = |char: char| char.is_whitespace() || char == 'T';
        let mut parts = text.split(is_between).filter(|part| !part.is_empty());
        let (date, time) = (parts.next()?, parts.next());
        if parts.next().is_some() {
            return None;
        }
        // It is taken as the time of the place, whatever it says; seconds have no fractions.
        let time = time.map(|time| time.trim_end_matches('Z'));
        let time = time.map(|time| time.split_once('.').map_or(time, |(time, _)| time));
        let separator = date.chars().find(|&char| matches!(char, '/' | '-'))?;
        let [year, month, day] = numbers(date, separator)?[..] else {
            return None;
        };
        let time = match time.map(|time| numbers(time, ':')) {
            None => None,
            Some(numbers) => match numbers?[..] {
                [hour @ 0..24, minute @ 0..60] | [hour @ 0..24, minute @ 0..60, 0..60] => {
                    Some((small(hour)?, small(minute)?))
                }
                _ => return None,
            },
        };
        // JavaScript writes a day as its first moment.
        let time = time.filter(|&time| !(text.contains('T') && time == (0, 0)));
        let is_date = (1000..10_000).contains(&year)
            && (1..=12).contains(&month)
            && (1..=days_of(year, month)).contains(&day);
        is_date.then_some(Self {
            year,
            month: small(month)?,
            day: small(day)?,
            time,
        })
    }
}

/// How much later clocks show than those in Greenwich, in milliseconds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct UtcOffset(pub i64);

impl UtcOffset {
    /// A moment, in milliseconds since 1970, as local clocks count them.
    pub const fn local(self, moment: u64) -> u64 {
        moment.saturating_add_signed(self.0)
    }
}

impl RecordDate {
    /// The day, in Greenwich, of a moment in milliseconds since 1970.
    pub fn of_unix_millis(moment: u64) -> Self {
        // days_from_civil and its inverse, https://howardhinnant.github.io/date_algorithms.html
        let days = moment / 86_400_000 + 719_468;
        let (era, day_of_era) = (days / 146_097, days % 146_097);
        let year_of_era =
            (day_of_era - day_of_era / 1460 + day_of_era / 36_524 - day_of_era / 146_096) / 365;
        let day_of_year = day_of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
        // Years begin in March here.
        let month = (5 * day_of_year + 2) / 153;
        let day = day_of_year - (153 * month + 2) / 5 + 1;
        let (month, next) = match month {
            0..10 => (month + 3, 0),
            _ => (month - 9, 1),
        };
        let small = |number: u64| u8::try_from(number).unwrap_or(u8::MAX);
        Self {
            year: u32::try_from(era * 400 + year_of_era + next).unwrap_or(u32::MAX),
            month: small(month),
            day: small(day),
            time: None,
        }
    }

    /// The day alone.
    #[must_use]
    pub const fn without_time(self) -> Self {
        Self { time: None, ..self }
    }

    /// The first day of its month, and the last.
    #[must_use]
    pub fn month_ends(self) -> (Self, Self) {
        let day = |day| Self {
            day,
            time: None,
            ..self
        };
        let last = days_of(self.year, self.month.into());
        (day(1), day(u8::try_from(last).unwrap_or(31)))
    }

    /// The day as addresses and forms write it: `2026-11-21`.
    pub fn iso_day(self) -> String {
        format!("{:04}-{:02}-{:02}", self.year, self.month, self.day)
    }
}

/// How many days a month has.
const fn days_of(year: u32, month: u32) -> u32 {
    let is_leap = year.is_multiple_of(4) && !year.is_multiple_of(100) || year.is_multiple_of(400);
    match month {
        2 if is_leap => 29,
        2 => 28,
        4 | 6 | 9 | 11 => 30,
        _ => 31,
    }
}

fn numbers(text: &str, separator: char) -> Option<Vec<u32>> {
    let number = |text: &str| {
        let is_number = text.len() <= 4 && text.bytes().all(|byte| byte.is_ascii_digit());
        is_number.then(|| text.parse().ok())?
    };
    text.split(separator).map(number).collect()
}

fn small(number: u32) -> Option<u8> {
    number.try_into().ok()
}
