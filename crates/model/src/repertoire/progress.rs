//! What is known of the positions of repertoires.

use core::cmp::Reverse;

use serde::{Deserialize, Serialize};

use crate::{
    problems::{Day, Repetition},
    stored::{self, StoredError},
};

/// What is known of a position that was asked.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct PositionRecord {
    /// The day on which it was first asked.
    pub first: Day,
    /// The last day.
    pub last: Day,
    /// How often the first answer of a session was right, and how often it was wrong.
    pub right: u32,
    pub missed: u32,
    /// When it is asked again; `None` once it is known for good.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub repetition: Option<Repetition>,
}

impl PositionRecord {
    /// After a position was asked, of which nothing or this was known. By the schedule of
    /// the problems; but what was right at the first time comes back too, since nobody has
    /// seen yet that it stays.
    pub fn after(known: Option<Self>, is_right: bool, today: Day) -> Self {
        let mut record = known.unwrap_or(Self {
            first: today,
            last: today,
            right: 0,
            missed: 0,
            repetition: Some(Repetition {
                due: today,
                ..Repetition::new(today)
            }),
        });
        record.last = today;
        if is_right {
            record.right = record.right.saturating_add(1);
            let repetition = record.repetition;
            record.repetition = repetition.and_then(|repetition| repetition.after_success(today));
        } else {
            record.missed = record.missed.saturating_add(1);
            record.repetition = Some(match (known, record.repetition) {
                (Some(_), Some(repetition)) => repetition.after_miss(today),
                _ => Repetition::new(today),
            });
        }
        record
    }

    /// Whether it is to be asked again by now.
    pub fn is_due(&self, today: Day) -> bool {
        self.repetition.is_some_and(|known| known.is_due(today))
    }

    /// What was learned in either of two places, the same in whichever of them it comes together.
    pub fn merge(&mut self, other: &Self) {
        let (right, missed) = (self.right.max(other.right), self.missed.max(other.missed));
        let first = self.first.min(other.first);
        if other.rank() > self.rank() {
            *self = *other;
        }
        (self.first, self.right, self.missed) = (first, right, missed);
    }

    /// The later of two records has the higher one; of the same day the one that was asked more
    /// often, and then the one that is due sooner.
    fn rank(&self) -> (Day, u32, Reverse<Day>) {
        let due = self.repetition.map_or(Day(u32::MAX), |known| known.due);
        let asked = self.right.saturating_add(self.missed);
        (self.last, asked, Reverse(due))
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

/// What is known of all positions, by their [keys](super::position_key). A position is learned
/// once, whichever repertoires have it.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(from = "Vec<(String, PositionRecord)>")]
pub struct RepertoireProgress(
    /// In the order of the keys, each once.
    Vec<(String, PositionRecord)>,
);

impl RepertoireProgress {
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// What is known of a position; `None` if it was never asked.
    pub fn get(&self, key: &str) -> Option<PositionRecord> {
        let place = self.place(key).ok()?;
        Some(self.0[place].1)
    }

    /// Notes what is known of a position, in the place of what was.
    pub fn set(&mut self, key: &str, record: PositionRecord) {
        match self.place(key) {
            Ok(place) => self.0[place].1 = record,
            Err(place) => self.0.insert(place, (key.to_owned(), record)),
        }
    }

    /// All positions that were asked, in the order of their keys.
    pub fn iter(&self) -> impl Iterator<Item = (&str, PositionRecord)> {
        self.0.iter().map(|(key, record)| (&**key, *record))
    }

    /// What was learned in either of two places.
    pub fn merge(&mut self, other: &Self) {
        for (key, record) in other.iter() {
            let mut merged = self.get(key).unwrap_or(record);
            merged.merge(&record);
            self.set(key, merged);
        }
    }

    fn place(&self, key: &str) -> Result<usize, usize> {
        self.0.binary_search_by(|(known, _)| (**known).cmp(key))
    }
}

impl From<Vec<(String, PositionRecord)>> for RepertoireProgress {
    /// What is stored may be in any order; of a key that is there twice both records count.
    fn from(records: Vec<(String, PositionRecord)>) -> Self {
        let mut progress = Self::default();
        for (key, record) in records {
            progress.merge(&Self(vec![(key, record)]));
        }
        progress
    }
}
