use shogi::record::Record;

use super::{About, GameId};

/// What the library knows of a game without reading its record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    pub id: GameId,
    pub edition: Edition,
    /// When it came into the library, in milliseconds since 1970.
    pub made: u64,
    /// When its record was last written, in milliseconds since 1970.
    pub changed: u64,
    /// When it was thrown away, in milliseconds since 1970.
    pub deleted: Option<u64>,
    pub origin: Origin,
    pub about: About,
}

/// Which state of a game is meant.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Edition {
    /// How often it has been written.
    pub revision: u64,
    /// Who has written it last.
    pub writer: Writer,
}

/// Who writes to a game: one screen of one tab, from opening it to closing it. A
/// number drawn at random.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Writer(pub u64);

impl Writer {
    /// The one that plays the game that was put on the table at a moment: whichever
    /// page has the table, one at a time.
    pub const fn of_table(begun: u64) -> Self {
        Self(begun)
    }
}

/// How a game came into the library.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Origin {
    /// Played at this table.
    Played,
    /// Opened from a file, an address or pasted text.
    Opened,
    /// Begun as a record, on a board set up for it.
    Composed,
}

impl Origin {
    pub const ALL: [Self; 3] = [Self::Played, Self::Opened, Self::Composed];

    /// As stored games write it.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Played => "played",
            Self::Opened => "opened",
            Self::Composed => "composed",
        }
    }

    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|origin| origin.name() == name)
    }
}

/// A game as the library keeps it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Kept {
    pub entry: Entry,
    /// The record, as [`record_text`](super::record_text) writes it.
    pub record: String,
}

impl Entry {
    /// What is to be known of a record that comes into the library `now`.
    pub fn of(record: &Record, id: GameId, origin: Origin, now: u64) -> Self {
        Self {
            id,
            edition: Edition::default(),
            made: now,
            changed: now,
            deleted: None,
            origin,
            about: About::of(record),
        }
    }
}
