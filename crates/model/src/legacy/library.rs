//! Games of the library in version 1: form-encoded, with a version.
use std::str::FromStr;

use shogi::{EndReason, Handicap, record::Winner};

use super::Values;
use crate::{
    library::{
        BackupError, Ending, Entry, GameId, GameSource, GameSummary, LibraryGame, Reason,
        RevisionId, Write, Writer,
    },
    stored::StoredError,
};

/// The start that is no handicap.
const POSITION: &str = "position";

/// # Errors
/// When the text is of another version, or says something that cannot be.
pub fn entry(text: &str) -> Result<Entry, StoredError> {
    entry_of(&Values::new(text)?)
}

/// # Errors
/// When the text is no entry with a record.
pub fn stored_game(text: &str) -> Result<LibraryGame, StoredError> {
    stored_game_of(&Values::new(text)?)
}

/// # Errors
/// When the text is nothing that a page left to be written.
pub fn pending_write(text: &str) -> Result<Write, StoredError> {
    let values = Values::new(text)?;
    let read = match values.optional("read-revision")? {
        None => None,
        Some(revision) => Some(RevisionId {
            revision,
            writer: Writer(values.number("read-writer")?),
        }),
    };
    Ok(Write {
        kept: stored_game_of(&values)?,
        read,
    })
}

/// What the first line of a file of games says: the kind of file, the version, how many
/// games follow.
///
/// # Errors
/// When it is no such line, or of another version.
pub fn backup_header(line: &str) -> Result<(String, u32, usize), BackupError> {
    let values = Values::new(line).map_err(|error| match error {
        StoredError::Version(version) => BackupError::Version(version),
        _ => BackupError::Foreign,
    })?;
    let count = values.number("count").map_err(|_| BackupError::Foreign)?;
    Ok((values.text("komadai").to_owned(), 1, count))
}

fn stored_game_of(values: &Values) -> Result<LibraryGame, StoredError> {
    Ok(LibraryGame {
        entry: entry_of(values)?,
        record: values.get("record")?.to_owned(),
    })
}

fn entry_of(values: &Values) -> Result<Entry, StoredError> {
    let start = match values.get("start")? {
        POSITION => None,
        name => Some(Handicap::from_name(name).ok_or(StoredError::Value("start"))?),
    };
    let winner = match values.text("winner") {
        "" => None,
        name => Some(Winner::from_name(name).ok_or(StoredError::Value("winner"))?),
    };
    let ending = match values.text("reason") {
        "" => None,
        name => Some(Ending {
            winner,
            reason: reason(name, values.text("word")),
        }),
    };
    let text = |key| values.text(key).to_owned();
    Ok(Entry {
        id: GameId::from_text(values.get("id")?).ok_or(StoredError::Value("id"))?,
        edition: RevisionId {
            revision: values.number("revision")?,
            writer: Writer(values.number("writer")?),
        },
        made: values.number("made")?,
        changed: values.number("changed")?,
        deleted: values.optional("deleted")?,
        origin: GameSource::from_name(values.get("origin")?).ok_or(StoredError::Value("origin"))?,
        about: GameSummary {
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

/// A name that this build does not know is a word like any other.
fn reason(name: &str, word: &str) -> Reason {
    match (EndReason::from_name(name), name) {
        (Some(reason), _) => Reason::Rule(reason),
        (None, "no_mate") => Reason::NoMate,
        (None, "forfeit") => Reason::Forfeit,
        (None, "word") => Reason::Word(word.to_owned()),
        (None, other) => Reason::Word(other.to_owned()),
    }
}

impl Values {
    fn get(&self, key: &'static str) -> Result<&str, StoredError> {
        self.find(key).ok_or(StoredError::Value(key))
    }

    fn number<T: FromStr>(&self, key: &'static str) -> Result<T, StoredError> {
        self.get(key)?.parse().map_err(|_| StoredError::Value(key))
    }

    fn optional(&self, key: &'static str) -> Result<Option<u64>, StoredError> {
        match self.find(key) {
            None => Ok(None),
            Some(_) => self.number(key).map(Some),
        }
    }
}
