//! What a repertoire is made of.

use core::fmt;

use komadai_diagram::named_enum;
use serde::{Deserialize, Serialize};
use shogi::Color;

use crate::{
    library::{Entry, GameId, Tag},
    stored::{self, StoredError},
};

/// A repertoire as it is stored. There is one for each side of a record or of a tag; what is
/// learned belongs to the positions and is stored apart.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Definition {
    /// What the reader calls it; empty where it is named after its source.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub name: String,
    /// The side whose moves are asked.
    #[serde(with = "stored::color")]
    pub side: Color,
    pub source: Source,
    /// Which of the other side's moves come first.
    #[serde(default)]
    pub replies: ReplyOrder,
    /// How many positions are asked for the first time in a day, at most.
    pub new_per_day: u32,
    /// When it was last changed, in milliseconds since 1970.
    pub changed: u64,
}

/// Where the lines of a repertoire are.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Source {
    /// One record of the library.
    Record(GameId),
    /// All records under a tag; folders become tags when they are opened.
    Tag(Tag),
}

/// Which of the other side's moves come first.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, strum::VariantArray, strum::VariantNames)]
#[strum(serialize_all = "kebab-case")]
pub enum ReplyOrder {
    /// As the records have them.
    #[default]
    Recorded,
    /// At random, more often those that were played more often in the reader's games.
    Played,
}

named_enum!(ReplyOrder);

impl Definition {
    /// So many positions are new in a day, if the reader says nothing else.
    pub const NEW_PER_DAY: u32 = 10;

    /// A repertoire made `now`, in milliseconds since 1970.
    pub const fn new(side: Color, source: Source, now: u64) -> Self {
        Self {
            name: String::new(),
            side,
            source,
            replies: ReplyOrder::Recorded,
            new_per_day: Self::NEW_PER_DAY,
            changed: now,
        }
    }

    /// The name under which it is stored: its side and its source, so that the same one made on
    /// two devices is one.
    pub fn id(&self) -> String {
        format!("{} {}", self.side.name(), self.source)
    }

    /// Its records among the entries of the library, the oldest first: their order decides
    /// which move is told.
    pub fn entries<'a>(&self, entries: impl IntoIterator<Item = &'a Entry>) -> Vec<&'a Entry> {
        let entries = entries.into_iter();
        let mut own: Vec<_> = entries.filter(|entry| self.source.has(entry)).collect();
        own.sort_unstable_by_key(|entry| (entry.made, entry.id));
        own
    }

    /// What was last chosen for it in either of two places; nothing happens where the other one
    /// is another repertoire.
    pub fn merge(&mut self, other: &Self) {
        // Of two changes at the same moment either may stay, but the same in both places.
        let rank = |definition: &Self| (definition.changed, definition.to_stored());
        if self.id() == other.id() && rank(other) > rank(self) {
            self.clone_from(other);
        }
    }

    pub fn to_stored(&self) -> String {
        stored::to_json(self)
    }

    /// # Errors
    /// When the text is not what [`to_stored`](Self::to_stored) writes.
    pub fn from_stored(text: &str) -> Result<Self, StoredError> {
        stored::from_json(text)
    }
}

impl Source {
    fn has(&self, entry: &Entry) -> bool {
        entry.deleted.is_none()
            && match self {
                Self::Record(id) => entry.id == *id,
                Self::Tag(tag) => entry.tags.iter().any(|own| own == tag.as_str()),
            }
    }
}

impl fmt::Display for Source {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Record(id) => write!(f, "record {id}"),
            Self::Tag(tag) => write!(f, "tag {}", tag.as_str()),
        }
    }
}
