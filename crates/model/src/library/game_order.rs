use komadai_records::Winner;

use super::{Entry, GameId, search_words::folded};
use crate::UtcOffset;

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
    /// What was played, in words.
    Opening,
    Event,
    Tags,
    /// How accurately the sides that are meant have played, where it was reviewed.
    Accuracy,
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
    pub const ALL: [Self; 9] = [
        Self::Date,
        Self::Players,
        Self::Result,
        Self::Moves,
        Self::Opening,
        Self::Event,
        Self::Tags,
        Self::Accuracy,
        Self::Added,
    ];

    /// As addresses write it.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Date => "date",
            Self::Players => "players",
            Self::Result => "result",
            Self::Moves => "moves",
            Self::Opening => "opening",
            Self::Event => "event",
            Self::Tags => "tags",
            Self::Accuracy => "accuracy",
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
            SortColumn::Date | SortColumn::Moves | SortColumn::Accuracy | SortColumn::Added
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

    /// Sorts games by their places in a list; those that are equal by the date, the newest
    /// first. What is missing comes last. `opening` says what was played, `accuracy` how well.
    pub fn sort(
        self,
        places: &mut [usize],
        entries: &[Entry],
        offset: UtcOffset,
        opening: impl Fn(GameId) -> String,
        accuracy: impl Fn(&Entry) -> Option<u32>,
    ) {
        let key = |entry: &Entry| {
            let value = match self.column {
                SortColumn::Opening => (0, folded(&opening(entry.id))),
                SortColumn::Accuracy => (accuracy(entry).unwrap_or(0).into(), String::new()),
                _ => self.value(entry, offset),
            };
            Key {
                is_missing: self.is_missing(entry, &value),
                value,
                newest: (moment(entry, offset), entry.changed),
            }
        };
        let compare = |one: &Key, other: &Key| {
            let by_value = match self.descending {
                true => other.value.cmp(&one.value),
                false => one.value.cmp(&other.value),
            };
            let missing_last = one.is_missing.cmp(&other.is_missing);
            let newest_first = other.newest.cmp(&one.newest);
            missing_last.then(by_value).then(newest_first)
        };
        let keyed = places.iter().map(|&place| (key(&entries[place]), place));
        let mut keyed: Vec<_> = keyed.collect();
        keyed.sort_by(|(one, _), (other, _)| compare(one, other));
        for (place, (_, sorted)) in places.iter_mut().zip(keyed) {
            *place = sorted;
        }
    }

    fn is_missing(self, entry: &Entry, value: &Value) -> bool {
        match self.column {
            SortColumn::Opening => value.1.is_empty(),
            SortColumn::Accuracy => !entry.is_reviewed(),
            SortColumn::Players => entry.about.black.is_empty(),
            SortColumn::Event => entry.about.event.is_empty(),
            SortColumn::Tags => entry.tags.is_empty(),
            _ => false,
        }
    }

    fn value(self, entry: &Entry, offset: UtcOffset) -> Value {
        let about = &entry.about;
        let number = |number| (number, String::new());
        let text = |text: String| (0, folded(&text));
        match self.column {
            SortColumn::Date => number(moment(entry, offset)),
            SortColumn::Added => number(entry.made),
            SortColumn::Moves => number(about.plies as u64),
            SortColumn::Result => number(result(entry)),
            SortColumn::Players => text([&*about.black, &*about.white].join("\n")),
            SortColumn::Event => text([&*about.event, &*about.title].join("\n")),
            SortColumn::Tags => text(entry.tags.join("\n")),
            SortColumn::Opening | SortColumn::Accuracy => Value::default(),
        }
    }
}

/// A number or a text.
type Value = (u64, String);

/// What a game is sorted by.
struct Key {
    is_missing: bool,
    value: Value,
    newest: (u64, u64),
}

/// The minute that a game was played in, or the day of its last change: later ones are larger
/// numbers.
fn moment(entry: &Entry, offset: UtcOffset) -> u64 {
    let date = entry.date(offset);
    let (hour, minute) = date.time.unwrap_or_default();
    let parts = [date.month, date.day, hour, minute];
    let day = parts
        .into_iter()
        .fold(u64::from(date.year), |moment, part| {
            moment << 6 | u64::from(part)
        });
    // Among games of the same minute.
    day << 24 | (entry.changed >> 16) & 0xff_ffff
}

fn result(entry: &Entry) -> u64 {
    match entry.about.ending.as_ref().map(|ending| ending.winner) {
        Some(Some(Winner::Black)) => 0,
        Some(Some(Winner::White)) => 1,
        Some(Some(Winner::Nobody)) => 2,
        Some(None) => 3,
        None => 4,
    }
}
