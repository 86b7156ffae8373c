use core::num::NonZeroU8;

use komadai_diagram::named_enum;
use komadai_search::Level;
use serde::{Deserialize, Deserializer, Serialize, de::Error};
use shogi::clock::CueProfile;

use super::{
    Computer, Coordinates, KingStyle, Pace, Preferences, Seat,
    stored::{self, StoredError},
    theme::BoardTheme,
};
use crate::Language;

/// What a reader has chosen for this browser. A setting that a stored text lacks is as at
/// first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, rename_all = "kebab-case")]
pub struct Settings {
    /// Percent; 0 is off.
    #[serde(deserialize_with = "percent")]
    pub volume: u8,
    #[serde(with = "stored::cue_profile")]
    pub cues: CueProfile,
    /// `None`: as the texts of the language name squares.
    pub coordinates: Option<Coordinates>,
    pub kings: KingStyle,
    pub theme: Theme,
    pub look: BoardTheme,
    #[serde(rename = "manner")]
    pub preferences: Preferences,
    /// `None`: as the browser is set.
    pub language: Option<Language>,
    pub hands: HandsPlace,
    pub moves: MovesPlace,
    /// The opponent that was chosen last in the form for a new game.
    #[serde(with = "stored::seat")]
    pub opponent: Seat,
    /// Whether White sits near.
    pub flipped: bool,
    /// Whether who resigns lays the pieces in hand on the board.
    pub lays_hand: bool,
    /// Whether two people sit at opposite sides of the screen.
    pub facing: bool,
    /// Whether higher levels of the computer play from the opening book.
    pub opening_book: bool,
    /// Whether the computer at full strength thinks on a person's time.
    pub ponders: bool,
    /// Whether comments stand below their moves in the list of a record.
    pub lists_comments: bool,
    /// Whether records that are opened from files are saved.
    pub keeps_opened: bool,
    /// The threads that the computer searches on. `None`: as many as the machine can spare.
    pub threads: Option<NonZeroU8>,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            volume: 70,
            cues: CueProfile::Classic,
            coordinates: None,
            kings: KingStyle::Senior,
            theme: Theme::System,
            look: BoardTheme::default(),
            preferences: Preferences::default(),
            language: None,
            hands: HandsPlace::Automatic,
            moves: MovesPlace::Right,
            opponent: Seat::Computer(Computer {
                level: Level::WEAKEST,
                pace: Pace::Human,
            }),
            flipped: false,
            lays_hand: false,
            facing: false,
            opening_book: true,
            ponders: false,
            lists_comments: false,
            keeps_opened: true,
            threads: None,
        }
    }
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, strum::VariantArray, strum::VariantNames)]
#[strum(serialize_all = "kebab-case")]
pub enum Theme {
    #[default]
    System,
    Light,
    Dark,
}

named_enum!(Theme);

/// Where the pieces in hand lie.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, strum::VariantArray, strum::VariantNames)]
#[strum(serialize_all = "kebab-case")]
pub enum HandsPlace {
    /// As the window has room.
    #[default]
    Automatic,
    /// At both sides of the board.
    Beside,
    /// In a row above and below the board.
    InLine,
}

named_enum!(HandsPlace);

/// Where the moves and the tools of a game are where the window is wide.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, strum::VariantArray, strum::VariantNames)]
#[strum(serialize_all = "kebab-case")]
pub enum MovesPlace {
    #[default]
    Right,
    Below,
}

named_enum!(MovesPlace);

impl Settings {
    /// The coordinates of a board for a reader of a language.
    pub fn coordinates_for(&self, language: Language) -> Coordinates {
        self.coordinates.unwrap_or(language.coordinates())
    }

    /// As they are stored.
    pub fn to_stored(self) -> String {
        stored::to_json(&self)
    }

    /// Reads a stored text.
    ///
    /// # Errors
    /// When the text is of a later version or holds an unknown choice.
    pub fn from_stored(text: &str) -> Result<Self, StoredError> {
        stored::from_json(text)
    }
}

fn percent<'de, D: Deserializer<'de>>(deserializer: D) -> Result<u8, D::Error> {
    let volume = u8::deserialize(deserializer)?;
    match volume {
        0..=100 => Ok(volume),
        _ => Err(D::Error::custom(format!("volume is {volume}, at most 100"))),
    }
}
