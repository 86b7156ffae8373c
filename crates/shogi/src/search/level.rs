use super::{Decision, Limits, Searcher};

/// How strong an opponent is, from 1 to [`Level::COUNT`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Level(u8);

impl Level {
    /// How many levels there are; the last one plays as well as it can.
    pub const COUNT: u8 = 10;

    /// The level of a number from 1 to [`Level::COUNT`].
    pub const fn new(number: u8) -> Option<Self> {
        if number >= 1 && number <= Self::COUNT {
            Some(Self(number))
        } else {
            None
        }
    }

    /// Its number.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// How far it looks.
    pub fn limits(self) -> Limits {
        match self.0 {
            Self::COUNT => Limits::default(),
            number => Limits::nodes(50 << number),
        }
    }

    /// What it plays once the search has ended.
    pub fn choose(self, searcher: &Searcher, _seed: u64) -> Decision {
        searcher.decision()
    }
}
