use core::cmp::Ordering;

use komadai_records::Winner;

use super::{Entry, search_words::folded};
use crate::RecordDate;

/// What the list of games is sorted by, and in which direction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GameOrder {
    pub column: SortColumn,
    pub descending: bool,
}

/// A column of the list of games that it can be sorted by.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SortColumn {
    /// When it was played; when it was last changed, where its record does not say.
    Date,
    /// The name of Black, then that of White.
    Players,
    /// Black won, White won, drawn, without a result.
    Result,
    Moves,
    Event,
    Tags,
    /// When it came into the library.
    Added,
}

impl Default for GameOrder {
    /// The last played first.
    fn default() -> Self {
        Self::of(SortColumn::Date)
    }
}

impl SortColumn {
    pub const ALL: [Self; 7] = [
        Self::Date,
        Self::Players,
        Self::Result,
        Self::Moves,
        Self::Event,
        Self::Tags,
        Self::Added,
    ];

    /// As addresses write it.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Date => "date",
            Self::Players => "players",
            Self::Result => "result",
            Self::Moves => "moves",
            Self::Event => "event",
            Self::Tags => "tags",
            Self::Added => "added",
        }
    }

    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|column| column.name() == name)
    }
}

impl GameOrder {
    /// The order that one asks for first: the newest and the longest come first, texts from A.
    pub const fn of(column: SortColumn) -> Self {
        let descending = matches!(
            column,
            SortColumn::Date | SortColumn::Moves | SortColumn::Added
        );
        Self { column, descending }
    }

    /// The order after a column is pressed: the other way round if it was sorted by it.
    #[must_use]
    pub fn toggled(self, column: SortColumn) -> Self {
        match self.column == column {
            true => Self {
                descending: !self.descending,
                ..self
            },
            false => Self::of(column),
        }
    }

    /// Sorts games; those that are equal by the date, the newest first. Texts that are missing
    /// come last.
    pub fn sort(self, entries: &mut [&Entry]) {
        entries.sort_by_cached_key(|entry| core::cmp::Reverse(moment(entry)));
        match self.column {
            SortColumn::Date => entries.sort_by_cached_key(|entry| self.key(moment(entry))),
            SortColumn::Added => entries.sort_by_cached_key(|entry| self.key(entry.made)),
            SortColumn::Moves => entries.sort_by_cached_key(|entry| self.key(entry.about.plies)),
            SortColumn::Result => entries.sort_by_cached_key(|entry| self.key(result(entry))),
            SortColumn::Players => self.sort_by_texts(entries, |entry| {
                [&*entry.about.black, &*entry.about.white].map(folded)
            }),
            SortColumn::Event => self.sort_by_texts(entries, |entry| {
                [&*entry.about.event, &*entry.about.title].map(folded)
            }),
            SortColumn::Tags => self.sort_by_texts(entries, |entry| entry.tags.clone()),
        }
    }

    /// Those without the first text come last.
    fn sort_by_texts<T: AsRef<[String]> + Ord>(
        self,
        entries: &mut [&Entry],
        texts: impl Fn(&Entry) -> T,
    ) {
        entries.sort_by_cached_key(|entry| {
            let texts = texts(entry);
            let first = texts.as_ref().first();
            (first.is_none_or(String::is_empty), self.key(texts))
        });
    }

    const fn key<T: Ord>(self, key: T) -> Key<T> {
        match self.descending {
            true => Key::Descending(key),
            false => Key::Ascending(key),
        }
    }
}

/// Orders the same values one way or the other.
#[derive(PartialEq, Eq)]
enum Key<T> {
    Ascending(T),
    Descending(T),
}

impl<T: Ord> PartialOrd for Key<T> {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl<T: Ord> Ord for Key<T> {
    fn cmp(&self, other: &Self) -> Ordering {
        match (self, other) {
            (Self::Descending(one), Self::Descending(other)) => other.cmp(one),
            (
                Self::Ascending(one) | Self::Descending(one),
                Self::Ascending(other) | Self::Descending(other),
            ) => one.cmp(other),
        }
    }
}

/// When a game was played: the date of its record, or when it was last changed.
fn moment(entry: &Entry) -> (RecordDate, u64) {
    (entry.date(), entry.changed)
}

fn result(entry: &Entry) -> u8 {
    match entry.about.ending.as_ref().map(|ending| ending.winner) {
        Some(Some(Winner::Black)) => 0,
        Some(Some(Winner::White)) => 1,
        Some(Some(Winner::Nobody)) => 2,
        Some(None) => 3,
        None => 4,
    }
}
