//! What the page does beside the game, as a reader has chosen.
use serde::{Deserialize, Serialize};

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

impl Habit {
    pub const ALL: [Self; 6] = [
        Self::Welcomed,
        Self::CheckHeard,
        Self::EndUnheard,
        Self::Shakes,
        Self::Unspoken,
        Self::Confirms,
    ];
}

/// Which habits there are; none at the first visit.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, rename_all = "kebab-case")]
pub struct Manner {
    welcomed: bool,
    check_heard: bool,
    end_unheard: bool,
    shakes: bool,
    unspoken: bool,
    confirms: bool,
}

impl Manner {
    pub fn has(mut self, habit: Habit) -> bool {
        *self.flag(habit)
    }

    #[must_use]
    pub fn with(mut self, habit: Habit, on: bool) -> Self {
        *self.flag(habit) = on;
        self
    }

    fn flag(&mut self, habit: Habit) -> &mut bool {
        match habit {
            Habit::Welcomed => &mut self.welcomed,
            Habit::CheckHeard => &mut self.check_heard,
            Habit::EndUnheard => &mut self.end_unheard,
            Habit::Shakes => &mut self.shakes,
            Habit::Unspoken => &mut self.unspoken,
            Habit::Confirms => &mut self.confirms,
        }
    }
}
