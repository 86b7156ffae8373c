use serde::{Deserialize, Serialize};

use crate::Coordinates;

/// Calls a macro with every language: its variant of [`Language`], the name of its folder in
/// `crates/texts`, its tag, and what its readers call it.
#[macro_export]
macro_rules! languages {
    ($then:ident) => {
        $then! {
            English en "en" "English",
            Japanese ja "ja" "日本語",
            Italian it "it" "Italiano",
            Romanian ro "ro" "Română",
            Swedish sv "sv" "Svenska",
        }
    };
}

macro_rules! declare_language {
    ($($Language:ident $folder:ident $tag:literal $own_name:literal,)*) => {
        /// A language of the page.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
        pub enum Language {
            $(#[serde(rename = $tag)] $Language,)*
        }

        impl Language {
            pub const ALL: [Self; [$($tag),*].len()] = [$(Self::$Language),*];

            /// The tag for `lang` attributes.
            pub const fn tag(self) -> &'static str {
                match self {
                    $(Self::$Language => $tag,)*
                }
            }

            /// What its readers call it.
            pub const fn own_name(self) -> &'static str {
                match self {
                    $(Self::$Language => $own_name,)*
                }
            }
        }
    };
}
languages!(declare_language);

impl Language {
    /// How the ranks of a board are named in its texts.
    pub const fn coordinates(self) -> Coordinates {
        match self {
            Self::Japanese => Coordinates::Kanji,
            _ => Coordinates::Letters,
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
