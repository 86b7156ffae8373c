/// How many choices a text of digits has at most.
const CHOICES: usize = 8;

/// A digit for each of a few choices, 0 for what comes first, so that a first load
/// reads and keeps them without knowing what can be chosen. What this build does not
/// know counts as 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Digits([u8; CHOICES]);

impl Default for Digits {
    fn default() -> Self {
        Self([b'0'; CHOICES])
    }
}

impl Digits {
    /// Those of a stored text; an empty one is the first choice of each.
    pub fn from_text(text: &str) -> Self {
        let mut digits = Self::default();
        for (digit, byte) in digits.0.iter_mut().zip(text.bytes()) {
            if byte.is_ascii_digit() {
                *digit = byte;
            }
        }
        digits
    }

    /// As they are stored.
    pub fn text(&self) -> &str {
        core::str::from_utf8(&self.0).unwrap_or_default()
    }

    pub fn at(self, place: usize) -> usize {
        usize::from(self.0[place] - b'0')
    }

    #[must_use]
    pub fn with(mut self, place: usize, value: u8) -> Self {
        self.0[place] = b'0' + value;
        self
    }
}
