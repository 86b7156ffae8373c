//! On-off preferences of the reader: sounds, vibration, confirmation of moves, marks.
use serde::{Deserialize, Serialize};

/// One preference; each is off at the first visit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Preference {
    /// The welcome text has been read.
    WelcomeRead,
    /// A sound at each check.
    CheckSound,
    /// No sound at the end of a game.
    NoEndSound,
    /// The device vibrates with each of the last seconds.
    Vibration,
    /// Seconds are beeped, never spoken.
    NoSpeech,
    /// On a touch screen, a second tap confirms a move.
    ConfirmMoves,
    /// The squares that a piece can move to have no mark.
    NoDestinationMarks,
    /// The squares of the last move have no mark.
    NoLastMoveMarks,
}

impl Preference {
    pub const ALL: [Self; 8] = [
        Self::WelcomeRead,
        Self::CheckSound,
        Self::NoEndSound,
        Self::Vibration,
        Self::NoSpeech,
        Self::ConfirmMoves,
        Self::NoDestinationMarks,
        Self::NoLastMoveMarks,
    ];
}

/// Which preferences are on; none at the first visit.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, rename_all = "kebab-case")]
pub struct Preferences {
    welcomed: bool,
    check_heard: bool,
    end_unheard: bool,
    shakes: bool,
    unspoken: bool,
    confirms: bool,
    destinations_unmarked: bool,
    last_move_unmarked: bool,
}

impl Preferences {
    pub fn has(mut self, preference: Preference) -> bool {
        *self.flag(preference)
    }

    #[must_use]
    pub fn with(mut self, preference: Preference, on: bool) -> Self {
        *self.flag(preference) = on;
        self
    }

    fn flag(&mut self, preference: Preference) -> &mut bool {
        match preference {
            Preference::WelcomeRead => &mut self.welcomed,
            Preference::CheckSound => &mut self.check_heard,
            Preference::NoEndSound => &mut self.end_unheard,
            Preference::Vibration => &mut self.shakes,
            Preference::NoSpeech => &mut self.unspoken,
            Preference::ConfirmMoves => &mut self.confirms,
            Preference::NoDestinationMarks => &mut self.destinations_unmarked,
            Preference::NoLastMoveMarks => &mut self.last_move_unmarked,
        }
    }
}
