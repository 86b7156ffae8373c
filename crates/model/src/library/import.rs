//! Games that come in from files of other programs: each is kept once.
use std::collections::{HashMap, HashSet};

use komadai_records::Record;
use shogi::Color;

use super::{Entry, GameId, GameSource, GameSummary, LibraryGame, Tag, record_text};
use crate::RecordDate;

impl GameId {
    /// The id of a game that comes in from a file: the same for the same moves, names and day,
    /// whatever the file.
    pub fn of_contents(record: &Record) -> Self {
        let name = |color| record.headers.name(color).unwrap_or_default().trim();
        let mut contents = [
            &*record.start().to_sfen(),
            name(Color::Black),
            name(Color::White),
            &day(&GameSummary::date_of(record)),
        ]
        .join("\n");
        for ply in record.main_moves() {
            contents.push_str(&format!(" {}", ply.mv));
        }
        Self::new(0).derive(&contents)
    }
}

/// The name of a file without its ending, with those of its folders.
pub fn stem(path: &str) -> &str {
    path.rsplit_once('.').map_or(path, |(stem, _)| stem)
}

/// The name of the folder that a file is in; an archive is none.
fn folder_of(path: &str) -> Option<&str> {
    let (folders, _) = path.rsplit_once('/')?;
    let folder = folders.rsplit('/').next()?;
    let is_archive = folder.to_ascii_lowercase().ends_with(".zip");
    (!is_archive).then_some(folder)
}

/// The day of a date, however it is written; another text as it is.
fn day(date: &str) -> String {
    match RecordDate::parse(date) {
        Some(date) => format!("{}-{}-{}", date.year, date.month, date.day),
        None => date.to_owned(),
    }
}

impl LibraryGame {
    /// A game that comes in from a file `now`, in milliseconds since 1970. It is put under the
    /// name of the folder that the file is in, if there is one.
    pub fn from_file(record: &Record, file: String, now: u64) -> Self {
        let id = GameId::of_contents(record);
        let mut entry = Entry::from_record(record, id, GameSource::Opened, now);
        if let Some(tag) = folder_of(&file).and_then(Tag::new) {
            entry.add_tag(&tag);
        }
        entry.file = file;
        Self {
            entry,
            record: record_text::write(record),
            review: String::new(),
        }
    }
}

/// Why an archive of files, or a file of one, is not read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ZipError {
    /// Damaged, or not all of it.
    Damaged,
    /// With a password, or packed in a way that is not known here.
    Unknown,
    /// It expands to too much.
    TooLarge,
    /// In too many archives.
    TooDeep,
}

/// What the list tells games apart by.
type Seen = (String, String, String, usize);

fn seen(about: &GameSummary) -> Seen {
    let name = |name: &str| name.trim().to_owned();
    (
        name(&about.black),
        name(&about.white),
        day(&about.date),
        about.plies,
    )
}

/// The games that are there already, whatever their ids. Only those that look like one that
/// comes in have to be read.
#[derive(Clone, Debug, Default)]
pub struct KnownGames {
    unread: HashMap<Seen, Vec<GameId>>,
    contents: HashSet<GameId>,
}

impl KnownGames {
    /// Those of a list that were not thrown away.
    pub fn of<'a>(entries: impl IntoIterator<Item = &'a Entry>) -> Self {
        let mut known = Self::default();
        for entry in entries {
            if entry.deleted.is_none() {
                let same = known.unread.entry(seen(&entry.about)).or_default();
                same.push(entry.id);
            }
        }
        known
    }

    /// The games that look like this one and were not asked for yet: they are to be read, and
    /// [noted](Self::note), before [`contains`](Self::contains) is asked.
    pub fn take_similar(&mut self, about: &GameSummary) -> Vec<GameId> {
        self.unread.remove(&seen(about)).unwrap_or_default()
    }

    /// Notes that a game is there, by its id of contents.
    pub fn note(&mut self, contents: GameId) {
        self.contents.insert(contents);
    }

    /// Whether a game is there, by its id of contents.
    pub fn contains(&self, contents: GameId) -> bool {
        self.contents.contains(&contents)
    }
}
