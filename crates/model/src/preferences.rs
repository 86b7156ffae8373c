//! What the page does beside the game, as a reader has chosen.
use serde::{Deserialize, Serialize};

/// Something that the page does, or leaves, other than at the first visit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Preference {
    /// What it says at the first visit has been read.
    WelcomeRead,
    /// A check is heard.
    CheckSound,
    /// The end of a game is not heard.
    NoEndSound,
    /// The device shakes with each of the last seconds.
    Vibration,
    /// Seconds are never spoken, only beeped.
    NoSpeech,
    /// A tap on a touch screen shows a move, and a second one makes it.
    ConfirmMoves,
}

impl Preference {
    pub const ALL: [Self; 6] = [
        Self::WelcomeRead,
        Self::CheckSound,
        Self::NoEndSound,
        Self::Vibration,
        Self::NoSpeech,
        Self::ConfirmMoves,
    ];
}

/// Which habits there are; none at the first visit.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, rename_all = "kebab-case")]
pub struct Preferences {
    welcomed: bool,
    check_heard: bool,
    end_unheard: bool,
    shakes: bool,
    unspoken: bool,
    confirms: bool,
}

impl Preferences {
    pub fn has(mut self, habit: Preference) -> bool {
        *self.flag(habit)
    }

    #[must_use]
    pub fn with(mut self, habit: Preference, on: bool) -> Self {
        *self.flag(habit) = on;
        self
    }

    fn flag(&mut self, habit: Preference) -> &mut bool {
        match habit {
            Preference::WelcomeRead => &mut self.welcomed,
            Preference::CheckSound => &mut self.check_heard,
            Preference::NoEndSound => &mut self.end_unheard,
            Preference::Vibration => &mut self.shakes,
            Preference::NoSpeech => &mut self.unspoken,
            Preference::ConfirmMoves => &mut self.confirms,
        }
    }
}
