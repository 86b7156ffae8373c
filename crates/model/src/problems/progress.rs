//! What the reader has solved, as the library keeps it.

use core::time::Duration;
use std::collections::BTreeMap;

use komadai_problems::{Problem, ProblemId};
use serde::{Deserialize, Serialize};

use super::{Day, OwnSet, Rating, Repetition, problem_rating};
use crate::stored::{self, StoredError};

/// How a problem went: solved means without a wrong move and without help.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Attempt {
    pub solved: bool,
    pub time: Duration,
    pub day: Day,
    /// Whether it counts for the rating.
    pub rated: bool,
}

/// What the reader has done of a problem.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct ProblemRecord {
    pub solved: u32,
    pub missed: u32,
    /// The shortest time in which it was solved, in milliseconds.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub best: Option<u64>,
    /// The last day.
    pub last: Day,
    /// When it comes back, if it was missed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub repetition: Option<Repetition>,
}

/// What was done on a day.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct DayRecord {
    pub solved: u32,
    pub missed: u32,
    /// The rating at its end.
    pub rating: u32,
    /// Whether the problem of this day was solved.
    #[serde(default, skip_serializing_if = "core::ops::Not::not")]
    pub daily: bool,
}

/// What belongs to no single problem.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Profile {
    #[serde(default)]
    pub rating: Rating,
    /// How many problems were rated.
    #[serde(default)]
    pub rated: u32,
    #[serde(default)]
    pub days: BTreeMap<Day, DayRecord>,
    /// The most problems that were solved in a run.
    #[serde(default)]
    pub best_run: u32,
}

/// What the reader has solved.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct ProblemProgress {
    /// By the names of the problems.
    #[serde(default)]
    pub records: BTreeMap<String, ProblemRecord>,
    #[serde(default)]
    pub profile: Profile,
    /// The reader's own sets, by name.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub sets: BTreeMap<String, OwnSet>,
}

impl ProblemRecord {
    fn add(&mut self, attempt: Attempt) {
        let Attempt { solved, day, .. } = attempt;
        self.last = day;
        if solved {
            self.solved += 1;
            let time = u64::try_from(attempt.time.as_millis()).unwrap_or(u64::MAX);
            self.best = Some(self.best.map_or(time, |best| best.min(time)));
            self.repetition = self
                .repetition
                .and_then(|repetition| repetition.after_success(day));
        } else {
            self.missed += 1;
            self.repetition = Some(match self.repetition {
                Some(repetition) => repetition.after_miss(day),
                None => Repetition::new(day),
            });
        }
    }

    /// What was done in either of two places.
    pub fn merge(&mut self, other: &Self) {
        let attempts = |record: &Self| (record.last, record.solved + record.missed);
        if attempts(other) > attempts(self) {
            (self.last, self.repetition) = (other.last, other.repetition);
        }
        self.solved = self.solved.max(other.solved);
        self.missed = self.missed.max(other.missed);
        self.best = match (self.best, other.best) {
            (Some(one), Some(two)) => Some(one.min(two)),
            (one, two) => one.or(two),
        };
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

impl Profile {
    /// What was done in either of two places.
    pub fn merge(&mut self, other: &Self) {
        if other.rated > self.rated {
            (self.rating, self.rated) = (other.rating, other.rated);
        }
        for (&day, other) in &other.days {
            let record = self.days.entry(day).or_default();
            let daily = record.daily || other.daily;
            if other.solved + other.missed > record.solved + record.missed {
                *record = *other;
            }
            record.daily = daily;
        }
        self.best_run = self.best_run.max(other.best_run);
    }

    /// How many days in a row something was solved: up to today, or to yesterday where
    /// nothing is solved yet.
    pub fn streak(&self, today: Day) -> u32 {
        let is_solved = |day: Day| self.days.get(&day).is_some_and(|record| record.solved > 0);
        let last = if is_solved(today) {
            today
        } else {
            today.minus(1)
        };
        let mut streak = 0;
        while streak < last.0 && is_solved(last.minus(streak)) {
            streak += 1;
        }
        streak
    }

    /// Whether the problem of a day was solved.
    pub fn has_solved_daily(&self, day: Day) -> bool {
        self.days.get(&day).is_some_and(|record| record.daily)
    }

    /// The rating at the end of each of the last days on which something was rated.
    pub fn curve(&self, days: usize) -> Vec<(Day, u32)> {
        let rated = self.days.iter().filter(|(_, record)| record.rating > 0);
        let mut curve: Vec<_> = rated
            .rev()
            .take(days)
            .map(|(&day, record)| (day, record.rating))
            .collect();
        curve.reverse();
        curve
    }

    /// Notes the end of a run. Says whether it is the best one.
    pub fn end_run(&mut self, solved: u32) -> bool {
        let is_best = solved > self.best_run;
        self.best_run = self.best_run.max(solved);
        is_best
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

impl ProblemProgress {
    pub fn is_empty(&self) -> bool {
        *self == Self::default()
    }

    pub fn record(&self, id: ProblemId) -> ProblemRecord {
        self.records
            .get(&id.to_string())
            .copied()
            .unwrap_or_default()
    }

    /// Notes how a problem went.
    pub fn add(&mut self, problem: &Problem, attempt: Attempt) {
        let record = self.records.entry(problem.id().to_string()).or_default();
        // What is solved a second time says nothing of the solver's strength.
        let rated = attempt.rated && record.solved + record.missed == 0;
        record.add(attempt);
        let profile = &mut self.profile;
        if rated {
            let opponent = problem_rating(problem.grade);
            profile.rating = profile.rating.after(opponent, attempt.solved);
            profile.rated += 1;
        }
        let day = profile.days.entry(attempt.day).or_default();
        if profile.rated > 0 {
            day.rating = profile.rating.rounded().max(1);
        }
        match attempt.solved {
            true => day.solved += 1,
            false => day.missed += 1,
        }
    }

    /// Notes that the problem of a day was solved.
    pub fn solve_daily(&mut self, day: Day) {
        self.profile.days.entry(day).or_default().daily = true;
    }

    /// The names of the problems that come back by now, the longest due first.
    pub fn due(&self, today: Day) -> Vec<ProblemId> {
        let mut due: Vec<(Day, ProblemId)> = self
            .records
            .iter()
            .filter_map(|(id, record)| Some((id, record.repetition?)))
            .filter(|(_, repetition)| repetition.is_due(today))
            .filter_map(|(id, repetition)| Some((repetition.due, id.parse().ok()?)))
            .collect();
        due.sort_unstable();
        due.into_iter().map(|(_, id)| id).collect()
    }

    /// The next day after today on which a problem comes back, if one does.
    pub fn next_due(&self, today: Day) -> Option<Day> {
        let due = self.records.values().filter_map(|record| record.repetition);
        due.map(|repetition| repetition.due)
            .filter(|&due| due > today)
            .min()
    }

    /// How many problems were ever solved.
    pub fn solved(&self) -> usize {
        self.records
            .values()
            .filter(|record| record.solved > 0)
            .count()
    }

    /// What was done in either of two places.
    pub fn merge(&mut self, other: &Self) {
        for (id, record) in &other.records {
            self.records.entry(id.clone()).or_default().merge(record);
        }
        self.profile.merge(&other.profile);
        for (name, set) in &other.sets {
            self.sets.entry(name.clone()).or_default().merge(set);
        }
    }
}
