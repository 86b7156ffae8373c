//! Every text of the page, typed: a language is one constant, and a missing
//! text is a compile error. English is there from the start; each other language
//! is a part of the code that is loaded when it is chosen (`src/app/languages.rs`).
mod analysis;
mod app;
mod beside;
mod board;
mod caption;
mod clock;
mod embed;
mod en;
mod faults;
mod furigoma;
mod it;
mod ja;
mod later;
#[cfg(not(feature = "embed"))]
mod message;
mod moves;
mod net;
mod opponent;
mod play;
mod record;
mod referee;
mod report;
mod ro;
mod romanian;
mod rules;
mod sv;
mod tables;
mod terms;
#[cfg(test)]
mod tests;
mod text;
mod timer;

pub use embed::{EMBED_IT, EMBED_JA, EMBED_RO, EMBED_SV, EmbedTables, EmbedText, embedded_arrived};
pub use en::EN;
pub use it::IT;
pub use ja::JA;
#[cfg(not(feature = "embed"))]
pub use message::Message;
pub use record::*;
pub use ro::RO;
pub use sv::SV;
pub use tables::{Tables, arrived};
pub use text::*;

/// A language of the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub enum Language {
    #[serde(rename = "en")]
    English,
    #[serde(rename = "ja")]
    Japanese,
    #[serde(rename = "it")]
    Italian,
    #[serde(rename = "ro")]
    Romanian,
    #[serde(rename = "sv")]
    Swedish,
}

impl Language {
    pub const ALL: [Self; 5] = [
        Self::English,
        Self::Japanese,
        Self::Italian,
        Self::Romanian,
        Self::Swedish,
    ];

    /// The tag for `lang` attributes.
    pub const fn tag(self) -> &'static str {
        match self {
            Self::English => "en",
            Self::Japanese => "ja",
            Self::Italian => "it",
            Self::Romanian => "ro",
            Self::Swedish => "sv",
        }
    }

    /// What its readers call it.
    pub const fn own_name(self) -> &'static str {
        match self {
            Self::English => "English",
            Self::Japanese => "日本語",
            Self::Italian => "Italiano",
            Self::Romanian => "Română",
            Self::Swedish => "Svenska",
        }
    }

    /// The language of a tag such as `ja-JP`, if it is one of ours.
    pub fn from_tag(tag: &str) -> Option<Self> {
        let primary = tag.split('-').next()?;
        Self::ALL
            .into_iter()
            .find(|l| l.tag().eq_ignore_ascii_case(primary))
    }

    /// The first of a reader's languages that is one of ours; English otherwise.
    pub fn preferred<T: AsRef<str>>(tags: &[T]) -> Self {
        tags.iter()
            .find_map(|tag| Self::from_tag(tag.as_ref()))
            .unwrap_or(Self::English)
    }
}
