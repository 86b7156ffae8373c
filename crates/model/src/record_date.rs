/// A date as programs write it into records: `2026/11/21` or `2026-11-21 15:04:05`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
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
        let mut parts = text.split_whitespace();
        let (date, time) = (parts.next()?, parts.next());
        if parts.next().is_some() {
            return None;
        }
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
        let is_date =
            (1000..10_000).contains(&year) && (1..=12).contains(&month) && (1..=31).contains(&day);
        is_date.then_some(Self {
            year,
            month: small(month)?,
            day: small(day)?,
            time,
        })
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
