use serde::{Deserialize, Deserializer, Serialize, de::Error};
use shogi::clock::CueProfile;

use super::{
    Manner, legacy,
    look::Look,
    stored::{self, StoredError},
};
use crate::i18n::Language;

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

/// An enum whose variants have a name in storage and forms; the first one is the default.
macro_rules! named {
    ($(#[$doc:meta])* $name:ident {
        $(#[$first_doc:meta])* $first:ident = $first_text:literal,
        $($(#[$variant_doc:meta])* $variant:ident = $text:literal,)*
    }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
        pub enum $name {
            #[default]
            $(#[$first_doc])* #[serde(rename = $first_text)] $first,
            $($(#[$variant_doc])* #[serde(rename = $text)] $variant,)*
        }

        impl $name {
            pub const ALL: &[Self] = &[Self::$first, $(Self::$variant,)*];

            pub const fn name(self) -> &'static str {
                match self { Self::$first => $first_text, $(Self::$variant => $text,)* }
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

impl Settings {
    /// As they are stored.
    pub fn to_text(self) -> String {
        stored::to_json(&self)
    }

    /// Reads a stored text, of this build or an earlier one.
    ///
    /// # Errors
    /// When the text is of a later version or holds an unknown choice.
    pub fn from_text(text: &str) -> Result<Self, StoredError> {
        stored::from_json(text).unwrap_or_else(|| legacy::settings(text))
    }
}

fn percent<'de, D: Deserializer<'de>>(deserializer: D) -> Result<u8, D::Error> {
    let volume = u8::deserialize(deserializer)?;
    match volume {
        0..=100 => Ok(volume),
        _ => Err(D::Error::custom(format!("volume is {volume}, at most 100"))),
    }
}
