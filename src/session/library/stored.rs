//! Games and what is known of them as they are stored: form-encoded, with a version.
use core::{fmt, str::FromStr};

use shogi::{Handicap, record::Winner};

use super::{About, Edition, Ending, Entry, GameId, Kept, Origin, Reason, Write, Writer};
use crate::session::form_urlencoded;

/// The version of the format this build writes and reads. Keys that it does not
/// know are no other version.
const VERSION: &str = "1";

/// The start that is no handicap.
const POSITION: &str = "position";

type Pairs = Vec<(&'static str, String)>;

impl Entry {
    pub fn to_text(&self) -> String {
        encode(self.pairs())
    }

    /// # Errors
    /// When the text is of another version, or says something that cannot be.
    pub fn from_text(text: &str) -> Result<Self, EntryError> {
        Self::from_values(&Values::of(text)?)
    }

    fn pairs(&self) -> Pairs {
        let about = &self.about;
        let mut pairs = vec![
            ("version", VERSION.to_owned()),
            ("id", self.id.to_string()),
            ("revision", self.edition.revision.to_string()),
            ("writer", self.edition.writer.0.to_string()),
            ("made", self.made.to_string()),
            ("changed", self.changed.to_string()),
            ("origin", self.origin.name().to_owned()),
            (
                "start",
                about.start.map_or(POSITION, Handicap::name).to_owned(),
            ),
            ("plies", about.plies.to_string()),
        ];
        if let Some(deleted) = self.deleted {
            pairs.push(("deleted", deleted.to_string()));
        }
        for (key, text) in [
            ("black", &about.black),
            ("white", &about.white),
            ("event", &about.event),
            ("title", &about.title),
            ("date", &about.date),
        ] {
            if !text.is_empty() {
                pairs.push((key, text.clone()));
            }
        }
        if let Some(ending) = &about.ending {
            let (reason, word) = ending.reason.written();
            pairs.push(("reason", reason.to_owned()));
            if !word.is_empty() {
                pairs.push(("word", word.to_owned()));
            }
            if let Some(winner) = ending.winner {
                pairs.push(("winner", winner.name().to_owned()));
            }
        }
        pairs
    }

    fn from_values(values: &Values) -> Result<Self, EntryError> {
        let start = match values.get("start")? {
            POSITION => None,
            name => Some(Handicap::from_name(name).ok_or(EntryError::Value("start"))?),
        };
        let winner = match values.text("winner") {
            "" => None,
            name => Some(Winner::from_name(name).ok_or(EntryError::Value("winner"))?),
        };
        let ending = match values.text("reason") {
            "" => None,
            name => Some(Ending {
                winner,
                reason: Reason::read(name, values.text("word")),
            }),
        };
        let text = |key| values.text(key).to_owned();
        Ok(Self {
            id: GameId::from_text(values.get("id")?).ok_or(EntryError::Value("id"))?,
            edition: Edition {
                revision: values.number("revision")?,
                writer: Writer(values.number("writer")?),
            },
            made: values.number("made")?,
            changed: values.number("changed")?,
            deleted: values.optional("deleted")?,
            origin: Origin::from_name(values.get("origin")?).ok_or(EntryError::Value("origin"))?,
            about: About {
                black: text("black"),
                white: text("white"),
                event: text("event"),
                title: text("title"),
                date: text("date"),
                start,
                plies: values.number("plies")?,
                ending,
            },
        })
    }
}

impl Kept {
    /// One line without a break, whatever the record holds.
    pub fn to_text(&self) -> String {
        encode(self.pairs())
    }

    /// # Errors
    /// When the text is no entry with a record.
    pub fn from_text(text: &str) -> Result<Self, EntryError> {
        Self::from_values(&Values::of(text)?)
    }

    fn pairs(&self) -> Pairs {
        let mut pairs = self.entry.pairs();
        pairs.push(("record", self.record.clone()));
        pairs
    }

    fn from_values(values: &Values) -> Result<Self, EntryError> {
        Ok(Self {
            entry: Entry::from_values(values)?,
            record: values.get("record")?.to_owned(),
        })
    }
}

impl Write {
    /// What is left behind by a page that is closed before it could write.
    pub fn to_text(&self) -> String {
        let mut pairs = self.kept.pairs();
        if let Some(read) = self.read {
            pairs.push(("read-revision", read.revision.to_string()));
            pairs.push(("read-writer", read.writer.0.to_string()));
        }
        encode(pairs)
    }

    /// # Errors
    /// When the text is nothing that a page leaves behind.
    pub fn from_text(text: &str) -> Result<Self, EntryError> {
        let values = Values::of(text)?;
        let read = match values.optional("read-revision")? {
            None => None,
            Some(revision) => Some(Edition {
                revision,
                writer: Writer(values.number("read-writer")?),
            }),
        };
        Ok(Self {
            kept: Kept::from_values(&values)?,
            read,
        })
    }
}

fn encode(pairs: Pairs) -> String {
    form_urlencoded::encode(pairs.iter().map(|(key, value)| (*key, &**value)))
}

/// The values of a text of our version.
struct Values(Vec<(String, String)>);

impl Values {
    fn of(text: &str) -> Result<Self, EntryError> {
        let pairs = form_urlencoded::decode(text)
            .collect::<Result<Vec<_>, _>>()
            .map_err(|_| EntryError::Foreign)?;
        let values = Self(pairs);
        match values.text("version") {
            VERSION => Ok(values),
            "" => Err(EntryError::Foreign),
            other => Err(EntryError::Version(other.to_owned())),
        }
    }

    fn find(&self, key: &str) -> Option<&str> {
        let (_, value) = self.0.iter().find(|(known, _)| known == key)?;
        Some(value)
    }

    /// Empty where there is none.
    fn text(&self, key: &str) -> &str {
        self.find(key).unwrap_or_default()
    }

    fn get(&self, key: &'static str) -> Result<&str, EntryError> {
        self.find(key).ok_or(EntryError::Value(key))
    }

    fn number<T: FromStr>(&self, key: &'static str) -> Result<T, EntryError> {
        self.get(key)?.parse().map_err(|_| EntryError::Value(key))
    }

    fn optional(&self, key: &'static str) -> Result<Option<u64>, EntryError> {
        match self.find(key) {
            None => Ok(None),
            Some(_) => self.number(key).map(Some),
        }
    }
}

/// Why a text is not a game of the library.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum EntryError {
    /// Not what any version of the program stores.
    Foreign,
    /// Written by another version of the program.
    Version(String),
    /// The value of the named key is missing or cannot be.
    Value(&'static str),
}

impl fmt::Display for EntryError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Foreign => f.write_str("not a stored game"),
            Self::Version(version) => {
                write!(f, "stored in format {version}, this build reads {VERSION}")
            }
            Self::Value(key) => write!(f, "no good value for {key}"),
        }
    }
}

impl core::error::Error for EntryError {}
