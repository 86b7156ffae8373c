//! Every text of the page, typed: a language is one constant, and a missing
//! text is a compile error.
mod analysis;
mod app;
mod board;
mod caption;
mod clock;
mod embed;
mod en;
mod faults;
mod ja;
mod later;
mod moves;
mod opponent;
mod play;
mod record;
mod referee;
mod report;
mod rules;
mod terms;
mod text;

pub use embed::EmbedText;
pub use en::EN;
pub use ja::JA;
pub use record::*;
pub use text::*;

/// A language of the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Language {
    English,
    Japanese,
}

impl Language {
    pub const ALL: [Self; 2] = [Self::English, Self::Japanese];

    /// The tag for `lang` attributes.
    pub const fn tag(self) -> &'static str {
        match self {
            Self::English => "en",
            Self::Japanese => "ja",
        }
    }

    /// What its readers call it.
    pub const fn own_name(self) -> &'static str {
        match self {
            Self::English => "English",
            Self::Japanese => "日本語",
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

    pub const fn text(self) -> &'static Text {
        match self {
            Self::English => &EN,
            Self::Japanese => &JA,
        }
    }
}
