//! What is to be asked on which day, as the home screen shows it.

use serde::{Deserialize, Serialize};

use super::{PositionRecord, Repertoire, RepertoireProgress};
use crate::{
    problems::Day,
    stored::{self, StoredError},
};

/// How many positions of a repertoire come back on which day. It is made from the tree, and a few
/// hundred bytes of text when it is stored: with that, a home screen needs neither the
/// records nor what is known of each position. It is out of date once a record is edited or
/// another repertoire with the same positions was asked, until it is made again.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Schedule {
    /// In order of the days, each once.
    due: Vec<(Day, u32)>,
    /// How many were never asked.
    new: u32,
    /// How many are known for good.
    known: u32,
    /// The last day on which positions were asked for the first time, and how many.
    begun: (Day, u32),
}

/// A repertoire on a day.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Summary {
    /// How many positions come back by now.
    pub due: u32,
    /// How many are asked for the first time today: no more than the reader wants in a day.
    pub new: u32,
    /// How many were never asked, those among them.
    pub unseen: u32,
    /// How many were asked and are not due.
    pub learned: u32,
    /// The next day after today on which one comes back.
    pub next_due: Option<Day>,
}

impl Schedule {
    /// What is known of the positions of a repertoire, by days.
    pub fn new(repertoire: &Repertoire, progress: &RepertoireProgress) -> Self {
        let mut schedule = Self::default();
        let mut days = Vec::new();
        for key in repertoire.keys() {
            let Some(record) = progress.get(key) else {
                schedule.new += 1;
                continue;
            };
            schedule.begin(&record);
            match record.repetition {
                Some(repetition) => days.push(repetition.due),
                None => schedule.known += 1,
            }
        }
        days.sort_unstable();
        for day in days {
            match schedule.due.last_mut() {
                Some((last, count)) if *last == day => *count += 1,
                _ => schedule.due.push((day, 1)),
            }
        }
        schedule
    }

    /// What is to be done on a day, with so many new positions at most.
    pub fn summary(&self, today: Day, new_per_day: u32) -> Summary {
        let count = |is_meant: &dyn Fn(Day) -> bool| {
            let days = self.due.iter().filter(|&&(day, _)| is_meant(day));
            days.fold(0, |sum: u32, &(_, count)| sum.saturating_add(count))
        };
        let later = count(&|day| day > today);
        let next = self.due.iter().find(|&&(day, _)| day > today);
        Summary {
            due: count(&|day| day <= today),
            new: self.new_left(today, new_per_day).min(self.new),
            unseen: self.new,
            learned: later.saturating_add(self.known),
            next_due: next.map(|&(day, _)| day),
        }
    }

    /// How many more positions may be asked for the first time on a day.
    pub(super) fn new_left(&self, today: Day, new_per_day: u32) -> u32 {
        let (day, begun) = self.begun;
        new_per_day.saturating_sub(if day == today { begun } else { 0 })
    }

    fn begin(&mut self, record: &PositionRecord) {
        let (day, begun) = &mut self.begun;
        if record.first > *day {
            (*day, *begun) = (record.first, 0);
        }
        *begun += u32::from(record.first == *day);
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
