use komadai_model::{Coordinates, KingStyle, Settings, i18n::Language};

/// How a board is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BoardStyle {
    /// Whether White sits near.
    pub flipped: bool,
    pub coordinates: Coordinates,
    pub kings: KingStyle,
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
        }
    }
}
