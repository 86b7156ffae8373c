use komadai_diagram::named_enum;
use komadai_records::{Record, Winner};
use serde::{Deserialize, Serialize};
use shogi::Color;

use super::{GameId, GameSummary};
use crate::{
    RecordDate, UtcOffset,
    analysis::ReviewSummary,
    stored::{self, StoredError},
};

/// The metadata of a game in the library, stored apart from its record.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Entry {
    pub id: GameId,
    #[serde(rename = "edition")]
    pub revision: RevisionId,
    /// When it came into the library, in milliseconds since 1970.
    pub made: u64,
    /// When its record was last written, in milliseconds since 1970.
    pub changed: u64,
    /// When it was thrown away, in milliseconds since 1970.
    pub deleted: Option<u64>,
    pub origin: GameSource,
    /// The file that it came from, without its ending; may be empty. It is named by it where
    /// its record has no name.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub file: String,
    /// What the reader has put it under, in order, each once.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub tags: Vec<String>,
    pub about: GameSummary,
    /// The number of the line that was reviewed, and how both sides have played in it, a
    /// [`ReviewSummary`] as it is displayed; empty where none was. It counts while the main line
    /// is that line.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub review: String,
}

/// Identifies a stored state of a game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct RevisionId {
    /// Number of writes.
    #[serde(rename = "revision")]
    pub number: u64,
    /// The last writer.
    pub writer: Writer,
}

/// Who writes to a game: one screen of one tab, from opening it to closing it. A
/// number drawn at random.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Writer(pub u64);

impl Writer {
    /// The one that plays the game that was put on the table at a moment: whichever
    /// page has the table, one at a time.
    pub const fn for_played_game(begun: u64) -> Self {
        Self(begun)
    }
}

/// How a game came into the library.
#[derive(Clone, Copy, Debug, PartialEq, Eq, strum::VariantArray, strum::VariantNames)]
#[strum(serialize_all = "kebab-case")]
pub enum GameSource {
    /// Played at this table.
    Played,
    /// Opened from a file, an address or pasted text.
    Opened,
    /// Begun as a record, on a board set up for it.
    Composed,
}

named_enum!(GameSource);

/// A game of the library: metadata and record.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct LibraryGame {
    pub entry: Entry,
    /// The record, as [`record_text`](super::record_text) writes it.
    pub record: String,
    /// The review in an archive, as [`SavedReview`](crate::analysis::SavedReview) is stored; empty
    /// elsewhere, as the library keeps it apart.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub review: String,
}

impl Entry {
    /// As it is stored.
    pub fn to_stored(&self) -> String {
        stored::to_json(self)
    }

    /// # Errors
    /// When the text is of a later version, or says something that cannot be.
    pub fn from_stored(text: &str) -> Result<Self, StoredError> {
        stored::from_json(text)
    }

    /// What is to be known of a record that comes into the library `now`.
    pub fn from_record(record: &Record, id: GameId, origin: GameSource, now: u64) -> Self {
        Self {
            id,
            revision: RevisionId::default(),
            made: now,
            changed: now,
            deleted: None,
            origin,
            file: String::new(),
            tags: Vec::new(),
            about: GameSummary::from_record(record),
            review: String::new(),
        }
    }

    /// Whether its main line was reviewed as it is.
    pub fn is_reviewed(&self) -> bool {
        self.review().is_some()
    }

    /// How both sides have played, where its main line was reviewed as it is.
    pub fn review(&self) -> Option<ReviewSummary> {
        let (line, summary) = self.review.split_once(' ')?;
        let is_same = line.parse() == Ok(line_number(&self.about.line));
        is_same.then(|| summary.parse().ok())?
    }

    /// Its main line was reviewed.
    pub fn set_review(&mut self, summary: &ReviewSummary) {
        self.review = format!("{} {summary}", line_number(&self.about.line));
    }

    /// Takes over what is known of the stored game that it takes the place of and what whoever
    /// saves a record does not know: its tags and its review.
    pub fn keep_known(&mut self, stored: Self) {
        self.tags = stored.tags;
        self.review = stored.review;
    }

    /// When it was played; where its record does not say, the day of its last change there
    /// where clocks differ so much from those in Greenwich.
    pub fn date(&self, offset: UtcOffset) -> RecordDate {
        let played = RecordDate::parse(&self.about.date);
        played.unwrap_or_else(|| RecordDate::of_unix_millis(offset.local(self.changed)))
    }

    /// Who won; `None` where nobody did, or nothing tells.
    pub fn winner(&self) -> Option<Color> {
        match self.about.ending.as_ref()?.winner? {
            Winner::Black => Some(Color::Black),
            Winner::White => Some(Color::White),
            Winner::Nobody => None,
        }
    }

    /// Puts it under a tag.
    pub fn add_tag(&mut self, tag: &Tag) {
        if let Err(place) = self.tags.binary_search(&tag.0) {
            self.tags.insert(place, tag.0.clone());
        }
    }

    /// Takes it away from a tag.
    pub fn remove_tag(&mut self, tag: &Tag) {
        self.tags.retain(|own| *own != tag.0);
    }
}

/// What games are put under: a word or some, in one line.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(try_from = "String")]
pub struct Tag(String);

/// A text is no tag as [`Tag::new`] writes it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("no tag")]
pub struct NoTag;

impl Tag {
    /// The longest tag, in characters.
    pub const LONGEST: usize = 40;

    /// A tag as it was typed; `None` if nothing of it can be seen.
    pub fn new(text: &str) -> Option<Self> {
        let words = text.split(|char: char| char.is_whitespace() || char.is_control());
        let words: Vec<_> = words.filter(|word| !word.is_empty()).collect();
        let tag: String = words.join(" ").chars().take(Self::LONGEST).collect();
        (!tag.is_empty()).then_some(Self(tag))
    }

    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl TryFrom<String> for Tag {
    type Error = NoTag;

    fn try_from(text: String) -> Result<Self, NoTag> {
        Self::new(&text).filter(|tag| tag.0 == text).ok_or(NoTag)
    }
}

impl LibraryGame {
    /// One line without a break, whatever the record holds.
    pub fn to_stored(&self) -> String {
        stored::to_json(self)
    }

    /// # Errors
    /// When the text is no entry with a record.
    pub fn from_stored(text: &str) -> Result<Self, StoredError> {
        stored::from_json(text)
    }
}

/// A number for a line, the same on every machine: FNV-1a.
fn line_number(line: &str) -> u32 {
    let step = |number: u32, byte| (number ^ u32::from(byte)).wrapping_mul(0x0100_0193);
    line.bytes().fold(0x811c_9dc5, step)
}
