//! Every text of the page, typed: a language is one constant, and a missing
//! text is a compile error.
mod clock;
mod en;
mod ja;
mod play;
mod terms;
mod text;

pub use en::EN;
pub use ja::JA;
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

    /// The language of a tag such as `ja-JP`, if it is one of ours.
    pub fn from_tag(tag: &str) -> Option<Self> {
        let primary = tag.split('-').next()?;
        Self::ALL
            .into_iter()
            .find(|l| l.tag().eq_ignore_ascii_case(primary))
    }

    pub const fn text(self) -> &'static Text {
        match self {
            Self::English => &EN,
            Self::Japanese => &JA,
        }
    }
}
