use core::fmt;

use shogi::clock::CueProfile;

use super::{Manner, form_urlencoded, look::Look};
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
    pub look: Look,
    pub manner: Manner,
    /// `None`: as the browser is set.
    pub language: Option<Language>,
    /// Whether White sits near.
    pub flipped: bool,
    /// Whether who resigns lays the pieces in hand on the board.
    pub lays_hand: bool,
    /// Whether two people sit at opposite sides of the screen.
    pub facing: bool,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            volume: 70,
            cues: CueProfile::Classic,
            coordinates: Coordinates::Kanji,
            kings: KingStyle::Senior,
            theme: Theme::System,
            look: Look::default(),
            manner: Manner::default(),
            language: None,
            flipped: false,
            lays_hand: false,
            facing: false,
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
pub(super) use named;

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

const VERSION: &str = "1";

impl Settings {
    /// Form-encoded, as addresses are.
    pub fn to_text(self) -> String {
        let volume = self.volume.to_string();
        form_urlencoded::encode([
            ("version", VERSION),
            ("volume", &volume),
            ("cues", self.cues.name()),
            ("coordinates", self.coordinates.name()),
            ("kings", self.kings.name()),
            ("theme", self.theme.name()),
            ("look", self.look.text()),
            ("manner", self.manner.text()),
            ("language", self.language.map_or("", Language::tag)),
            ("flipped", flag(self.flipped)),
            ("lays-hand", flag(self.lays_hand)),
            ("facing", flag(self.facing)),
        ])
    }

    /// # Errors
    /// When the text is of another version or holds an unknown choice.
    pub fn from_text(text: &str) -> Result<Self, SettingsError> {
        let pairs = form_urlencoded::decode(text)
            .collect::<Result<Vec<_>, _>>()
            .map_err(|_| SettingsError::Foreign)?;
        let value = |key: &str| {
            let pair = pairs.iter().find(|(known, _)| known == key);
            pair.map_or("", |(_, value)| value)
        };
        match value("version") {
            VERSION => {}
            "" => return Err(SettingsError::Foreign),
            other => return Err(SettingsError::Version(other.to_owned())),
        }
        let unknown = SettingsError::Choice;
        let volume = value("volume").parse().ok();
        let later_flag = |key: &'static str| match value(key) {
            // Not stored by the first builds.
            "" | "0" => Ok(false),
            "1" => Ok(true),
            _ => Err(unknown(key)),
        };
        Ok(Self {
            volume: volume
                .filter(|&volume| volume <= 100)
                .ok_or(unknown("volume"))?,
            cues: CueProfile::from_name(value("cues")).ok_or(unknown("cues"))?,
            coordinates: Coordinates::from_name(value("coordinates"))
                .ok_or(unknown("coordinates"))?,
            kings: KingStyle::from_name(value("kings")).ok_or(unknown("kings"))?,
            theme: Theme::from_name(value("theme")).ok_or(unknown("theme"))?,
            // These two were not stored by the first builds.
            look: Look::from_text(value("look")),
            manner: Manner::from_text(value("manner")),
            language: match value("language") {
                "" => None,
                tag => Some(Language::from_tag(tag).ok_or(unknown("language"))?),
            },
            flipped: match value("flipped") {
                "0" => false,
                "1" => true,
                _ => return Err(unknown("flipped")),
            },
            lays_hand: later_flag("lays-hand")?,
            facing: later_flag("facing")?,
        })
    }
}

const fn flag(on: bool) -> &'static str {
    if on { "1" } else { "0" }
}

/// Why a stored text is not settings.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SettingsError {
    /// Not what any version of the program stores.
    Foreign,
    Version(String),
    /// The named setting has a value that this build does not know.
    Choice(&'static str),
}

impl fmt::Display for SettingsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Foreign => f.write_str("not stored settings"),
            Self::Version(version) => {
                write!(f, "stored in format {version}, this build reads {VERSION}")
            }
            Self::Choice(name) => write!(f, "unknown choice of {name}"),
        }
    }
}

impl core::error::Error for SettingsError {}
