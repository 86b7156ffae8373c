use komadai_model::{Coordinates, KingStyle, Language, Preference, Settings};

/// How a board is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BoardStyle {
    /// Whether White sits near.
    pub flipped: bool,
    pub coordinates: Coordinates,
    pub kings: KingStyle,
    pub marks: Marks,
}

/// Which squares have a mark to be seen. Screen readers say all of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Marks {
    /// Where the selected piece can go.
    pub destinations: bool,
    pub last_move: bool,
}

impl Marks {
    pub const ALL: Self = Self {
        destinations: true,
        last_move: true,
    };

    /// As the reader has chosen.
    pub fn of(settings: &Settings) -> Self {
        Self {
            destinations: !settings.preferences.has(Preference::NoDestinationMarks),
            last_move: !settings.preferences.has(Preference::NoLastMoveMarks),
        }
    }
}

impl BoardStyle {
    /// As the reader has chosen.
    pub fn of(settings: &Settings, language: Language, is_handicap: impl Fn() -> bool) -> Self {
        Self {
            flipped: settings.flipped,
            coordinates: settings.coordinates_for(language),
            kings: match settings.kings {
                // 王 is always the handicap giver's.
                KingStyle::Swapped if is_handicap() => KingStyle::Senior,
                kings => kings,
            },
            marks: Marks::of(settings),
        }
    }
}
