use core::fmt;

/// The days that a side has for a move, 1 to 99. They are told, and nothing happens when they
/// have passed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct DaysPerMove(u8);

impl DaysPerMove {
    /// The largest number of days.
    pub const MAX: u8 = 99;

    /// `None` if the number is not from 1 to 99.
    pub const fn new(days: u8) -> Option<Self> {
        if days == 0 || days > Self::MAX {
            return None;
        }
        Some(Self(days))
    }

    /// The number of days.
    pub const fn days(self) -> u8 {
        self.0
    }

    /// The number written in digits, without zeros before it.
    pub(super) fn from_text(text: &str) -> Option<Self> {
        let days = Self::new(text.parse().ok()?)?;
        (days.to_string() == text).then_some(days)
    }
}

impl fmt::Display for DaysPerMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}
