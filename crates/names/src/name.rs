use core::{fmt, str::FromStr};

use crate::rule::{EN, IT, JA, KANA, LEN, RO, RULES, Rule, SV};

/// The name of an opening, an attack or a castle.
///
/// ```
/// use komadai_names::{Kind, Name};
///
/// let mino = Name::from_id("mino").unwrap();
/// assert_eq!(mino.kind(), Kind::Castle);
/// assert_eq!((mino.ja(), mino.kana(), mino.en()), ("美濃囲い", "みのがこい", "Mino castle"));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Name(u8);

/// What has a name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Kind {
    /// What a game is called by (戦型).
    Opening,
    /// A way to attack within an opening (戦法).
    Attack,
    /// Where the king is guarded (囲い).
    Castle,
}

impl Name {
    /// All names: openings, attacks, castles.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator {
        (0..LEN).map(|number| Self(number as u8))
    }

    /// The name with an id.
    #[must_use]
    pub fn from_id(id: &str) -> Option<Self> {
        Self::all().find(|name| name.id() == id)
    }

    /// What the data and stored files call it: Latin letters, digits and hyphens.
    #[must_use]
    pub fn id(self) -> &'static str {
        self.rule().id
    }

    /// What has this name.
    #[must_use]
    pub fn kind(self) -> Kind {
        self.rule().kind
    }

    /// In Japanese.
    #[must_use]
    pub fn ja(self) -> &'static str {
        JA[self.index()]
    }

    /// How the Japanese name is read, in hiragana.
    #[must_use]
    pub fn kana(self) -> &'static str {
        KANA[self.index()]
    }

    /// In English.
    #[must_use]
    pub fn en(self) -> &'static str {
        EN[self.index()]
    }

    /// In Italian.
    #[must_use]
    pub fn it(self) -> &'static str {
        IT[self.index()]
    }

    /// In Romanian.
    #[must_use]
    pub fn ro(self) -> &'static str {
        RO[self.index()]
    }

    /// In Swedish.
    #[must_use]
    pub fn sv(self) -> &'static str {
        SV[self.index()]
    }

    /// Whether it stands for another name where both are there: an opening or an attack that
    /// has come out of it, or a castle that is more precise.
    #[must_use]
    pub fn replaces(self, other: Self) -> bool {
        match (self.kind(), other.kind()) {
            (Kind::Castle, Kind::Castle) => self > other,
            _ => self.rule().over.contains(&other.0),
        }
    }

    pub(crate) const fn from_number(number: u8) -> Self {
        Self(number)
    }

    pub(crate) const fn number(self) -> u8 {
        self.0
    }

    pub(crate) fn rule(self) -> &'static Rule {
        &RULES[self.index()]
    }

    const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A text that is no name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseNameError;

impl fmt::Display for ParseNameError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("no opening, attack or castle has this name")
    }
}

impl core::error::Error for ParseNameError {}

/// An id, or a name in any language; capital letters are as good as small ones.
impl FromStr for Name {
    type Err = ParseNameError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let text = text.trim().to_lowercase();
        let has_text = |name: &Self| {
            let texts = [name.id(), name.ja(), name.kana(), name.en(), name.it(), name.ro(), name.sv()];
            texts.iter().any(|known| known.to_lowercase() == text)
        };
        Self::all().find(has_text).ok_or(ParseNameError)
    }
}

impl fmt::Debug for Name {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Name").field(&self.id()).finish()
    }
}
