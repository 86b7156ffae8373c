use core::fmt;

use serde::{Deserialize, Serialize};
use shogi::clock::CueProfile;

use crate::i18n::Language;

/// What a reader has chosen for this browser.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Settings {
    /// Percent; 0 is off.
    pub volume: u8,
    pub cues: CueProfile,
    pub coordinates: Coordinates,
    pub kings: KingStyle,
    pub theme: Theme,
    /// `None`: as the browser is set.
    pub language: Option<Language>,
    /// Whether White sits near.
    pub flipped: bool,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            volume: 70,
            cues: CueProfile::Classic,
            coordinates: Coordinates::Kanji,
            kings: KingStyle::Senior,
            theme: Theme::System,
            language: None,
            flipped: false,
        }
    }
}

/// An enum whose variants have a name in storage and forms.
macro_rules! named {
    ($(#[$doc:meta])* $name:ident { $($(#[$variant_doc:meta])* $variant:ident = $text:literal,)* }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum $name { $($(#[$variant_doc])* $variant,)* }

        impl $name {
            pub const ALL: &[Self] = &[$(Self::$variant,)*];

            pub const fn name(self) -> &'static str {
                match self { $(Self::$variant => $text,)* }
            }

            pub fn from_name(name: &str) -> Option<Self> {
                Self::ALL.iter().copied().find(|value| value.name() == name)
            }
        }
    };
}

named! {
    /// How the ranks are lettered; files are always 1 to 9.
    Coordinates {
        /// 一 to 九
        Kanji = "kanji",
        /// a to i
        Letters = "letters",
        /// 1 to 9
        Digits = "digits",
        Off = "off",
    }
}

named! {
    /// Which king bears 王 and which 玉.
    KingStyle {
        /// 王 for White, the senior player and handicap giver.
        Senior = "senior",
        /// 王 for Black.
        Swapped = "swapped",
        /// 玉 for both.
        BothJewel = "both-jewel",
    }
}

named! {
    Theme {
        System = "system",
        Light = "light",
        Dark = "dark",
    }
}

const VERSION: u32 = 1;

#[derive(Serialize, Deserialize)]
struct Stored {
    version: u32,
    volume: u8,
    cues: String,
    coordinates: String,
    kings: String,
    theme: String,
    language: Option<String>,
    flipped: bool,
}

impl Settings {
    pub fn to_text(self) -> String {
        let stored = Stored {
            version: VERSION,
            volume: self.volume,
            cues: self.cues.name().to_owned(),
            coordinates: self.coordinates.name().to_owned(),
            kings: self.kings.name().to_owned(),
            theme: self.theme.name().to_owned(),
            language: self.language.map(|language| language.tag().to_owned()),
            flipped: self.flipped,
        };
        serde_json::to_string(&stored).expect("plain strings and numbers are JSON")
    }

    /// # Errors
    /// When the text is of another version or holds an unknown choice.
    pub fn from_text(text: &str) -> Result<Self, SettingsError> {
        let stored: Stored = serde_json::from_str(text)
            .map_err(|error| SettingsError::Unreadable(error.to_string()))?;
        if stored.version != VERSION {
            return Err(SettingsError::Version(stored.version));
        }
        if stored.volume > 100 {
            return Err(SettingsError::Choice("volume"));
        }
        let language = match stored.language.as_deref() {
            None => None,
            Some(tag) => Some(Language::from_tag(tag).ok_or(SettingsError::Choice("language"))?),
        };
        Ok(Self {
            volume: stored.volume,
            cues: CueProfile::from_name(&stored.cues).ok_or(SettingsError::Choice("cues"))?,
            coordinates: Coordinates::from_name(&stored.coordinates)
                .ok_or(SettingsError::Choice("coordinates"))?,
            kings: KingStyle::from_name(&stored.kings).ok_or(SettingsError::Choice("kings"))?,
            theme: Theme::from_name(&stored.theme).ok_or(SettingsError::Choice("theme"))?,
            language,
            flipped: stored.flipped,
        })
    }
}

/// Why a stored text is not settings.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SettingsError {
    Unreadable(String),
    Version(u32),
    /// The named setting has a value that this build does not know.
    Choice(&'static str),
}

impl fmt::Display for SettingsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unreadable(error) => write!(f, "not stored settings: {error}"),
            Self::Version(version) => {
                write!(f, "stored in format {version}, this build reads {VERSION}")
            }
            Self::Choice(name) => write!(f, "unknown choice of {name}"),
        }
    }
}

impl core::error::Error for SettingsError {}
