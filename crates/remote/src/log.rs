//! The actions of a game in their order, each prefix with its key: two devices whose keys
//! are equal have the same game.
use data_encoding::BASE64URL_NOPAD;
use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};

use crate::{action::Entry, digest};

/// What tells one sequence of actions from every other.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct LogKey([u8; 12]);

impl LogKey {
    /// The key of a game without actions: of its options and the host's side.
    pub(crate) fn of_start(start: &str) -> Self {
        Self::truncated(digest(&[b"start", start.as_bytes()]))
    }

    fn next(self, entry: &Entry) -> Self {
        let text = serde_json::to_string(entry)
            .expect("an entry has string keys and no part that cannot be written");
        Self::truncated(digest(&[&self.0, text.as_bytes()]))
    }

    fn truncated(digest: [u8; 32]) -> Self {
        Self(core::array::from_fn(|index| digest[index]))
    }
}

impl Serialize for LogKey {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&BASE64URL_NOPAD.encode(&self.0))
    }
}

impl<'de> Deserialize<'de> for LogKey {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        let bytes = BASE64URL_NOPAD.decode(text.as_bytes());
        let bytes = bytes.ok().and_then(|bytes| bytes.try_into().ok());
        bytes
            .map(Self)
            .ok_or_else(|| D::Error::custom("not the key of a log"))
    }
}

/// The actions that both players know of, or that the host has put into order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Log {
    entries: Vec<Entry>,
    /// The key before each entry, and after the last.
    keys: Vec<LogKey>,
}

impl Log {
    pub(crate) fn new(start: LogKey) -> Self {
        Self {
            entries: Vec::new(),
            keys: vec![start],
        }
    }

    pub fn entries(&self) -> &[Entry] {
        &self.entries
    }

    pub fn len(&self) -> usize {
        self.entries.len()
    }

    pub fn is_empty(&self) -> bool {
        self.entries.is_empty()
    }

    /// The key of the whole log.
    pub fn key(&self) -> LogKey {
        self.keys[self.entries.len()]
    }

    /// The key of the first `len` entries, if there are as many.
    pub fn key_at(&self, len: usize) -> Option<LogKey> {
        self.keys.get(len).copied()
    }

    pub(crate) fn push(&mut self, entry: Entry) {
        self.keys.push(self.key().next(&entry));
        self.entries.push(entry);
    }

    /// The key of this log with more entries after its first `from`.
    pub(crate) fn key_with(&self, from: usize, entries: &[Entry]) -> Option<LogKey> {
        let start = self.key_at(from)?;
        Some(entries.iter().fold(start, |key, entry| key.next(entry)))
    }
}
