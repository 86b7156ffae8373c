//! What the page does beside the game, as a reader has chosen.
use super::digits::Digits;

/// Something that the page does, or leaves, other than at the first visit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Habit {
    /// What it says at the first visit has been read.
    Welcomed,
    /// A check is heard.
    CheckHeard,
    /// The end of a game is not heard.
    EndUnheard,
    /// The device shakes with each of the last seconds.
    Shakes,
    /// Seconds are never spoken, only beeped.
    Unspoken,
    /// A tap on a touch screen shows a move, and a second one makes it.
    Confirms,
}

/// Which habits there are; none at the first visit.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Manner(Digits);

impl Manner {
    /// As it is stored.
    pub fn from_text(text: &str) -> Self {
        Self(Digits::from_text(text))
    }

    pub fn text(&self) -> &str {
        self.0.text()
    }

    pub fn has(self, habit: Habit) -> bool {
        self.0.at(habit as usize) != 0
    }

    #[must_use]
    pub fn with(self, habit: Habit, on: bool) -> Self {
        Self(self.0.with(habit as usize, u8::from(on)))
    }
}
