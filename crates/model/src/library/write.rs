use core::fmt;

use serde::{Deserialize, Serialize};

use super::{Entry, LibraryGame, RevisionId};
use crate::stored::{self, StoredError};

/// A write to the library: the state of a game that is to be stored.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Write {
    /// The writer of its revision is who asks; the number is given when it is written.
    pub kept: LibraryGame,
    /// The revision that it goes on from; `None` for a game that is new.
    pub read: Option<RevisionId>,
}

impl Write {
    /// What a page that is closed before it could write leaves in local storage.
    pub fn to_stored(&self) -> String {
        stored::to_json(self)
    }

    /// # Errors
    /// When the text is nothing that a page leaves there.
    pub fn from_stored(text: &str) -> Result<Self, StoredError> {
        stored::from_json(text)
    }

    /// The revision it becomes in the place of the one that is stored.
    ///
    /// # Errors
    /// When that is not the one it goes on from, and of another writer: what that
    /// one wrote would be lost.
    pub fn after(&self, stored: Option<RevisionId>) -> Result<RevisionId, LibraryError> {
        let writer = self.kept.entry.revision.writer;
        match stored {
            None => Ok(RevisionId {
                number: self.read.map_or(0, |read| read.number) + 1,
                writer,
            }),
            Some(stored) if stored.writer == writer || Some(stored) == self.read => {
                Ok(RevisionId {
                    number: stored.number + 1,
                    writer,
                })
            }
            Some(_) => Err(LibraryError::Conflict),
        }
    }

    /// Whether the writer itself has stored this state already, or a later one.
    pub fn is_done(&self, stored: &Entry) -> bool {
        let own = &self.kept.entry;
        stored.revision.writer == own.revision.writer && stored.changed >= own.changed
    }
}

/// Why the library did not do what it was asked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LibraryError {
    /// The browser keeps nothing for this page.
    Blocked,
    /// No answer: most likely another tab holds the library in an old format.
    Held,
    /// A newer version of the program has written here; this page is old.
    Outdated,
    /// There is no room left.
    Full,
    /// What is stored cannot be read, and why.
    Corrupt(StoredError),
    /// Another writer has changed the game since it was read.
    Conflict,
    /// There is no such game.
    Missing,
    /// Anything else, in the browser's words.
    Failed(String),
}

impl LibraryError {
    /// What the browser says when it does not store or read: a text with the name
    /// of its exception.
    pub fn from_browser(text: &str) -> Self {
        const NAMES: [(&str, LibraryError); 6] = [
            ("QuotaExceededError", LibraryError::Full),
            ("NS_ERROR_FILE_NO_DEVICE_SPACE", LibraryError::Full),
            ("VersionError", LibraryError::Outdated),
            ("SecurityError", LibraryError::Blocked),
            ("NotAllowedError", LibraryError::Blocked),
            ("indexed db not found", LibraryError::Blocked),
        ];
        NAMES
            .into_iter()
            .find(|(name, _)| text.contains(name))
            .map_or_else(|| Self::Failed(text.to_owned()), |(_, error)| error)
    }
}

impl fmt::Display for LibraryError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Blocked => f.write_str("the browser keeps nothing for this page"),
            Self::Held => f.write_str("no answer; another tab may hold the library"),
            Self::Outdated => f.write_str("written by a newer version of the program"),
            Self::Full => f.write_str("no room left"),
            Self::Corrupt(why) => write!(f, "not readable: {why}"),
            Self::Conflict => f.write_str("changed elsewhere since it was read"),
            Self::Missing => f.write_str("no such game"),
            Self::Failed(why) => f.write_str(why),
        }
    }
}

impl core::error::Error for LibraryError {}
