//! The problems that are loaded, and which one comes next.

use komadai_problems::{Kind, ParseProblemError, Problem, ProblemId, parse};

use super::{Day, ProblemProgress, Rating, problem_rating};

/// Problems of one kind or several.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Collection {
    pub problems: Vec<Problem>,
}

/// The name of a kind's file, without its ending.
pub const fn file_name(kind: Kind) -> &'static str {
    match kind {
        Kind::Mate => "mates",
        Kind::Brinkmate => "brinkmates",
        Kind::Next => "next",
    }
}

/// The problem of a day is a mate of these lengths and grades: neither a matter of a second
/// nor of an hour.
const DAILY_PLIES: core::ops::RangeInclusive<u16> = 3..=9;
const DAILY_GRADES: core::ops::RangeInclusive<u8> = 3..=7;
/// Of the problems nearest to a rating one of so many is taken.
const NEAREST: usize = 40;
/// Problems of a run that have the same grade.
const SAME_GRADE: usize = 3;

impl Collection {
    /// The problems of a file of the collection.
    ///
    /// # Errors
    /// The line that cannot be read.
    pub fn from_text(kind: Kind, text: &str) -> Result<Self, ParseProblemError> {
        Ok(Self {
            problems: parse(kind, text)?,
        })
    }

    pub fn find(&self, id: ProblemId) -> Option<&Problem> {
        self.problems.iter().find(|problem| problem.id() == id)
    }

    /// The problem of a day: the same wherever this collection is.
    pub fn daily(&self, day: Day) -> Option<&Problem> {
        let is_fit = |problem: &&Problem| {
            problem.kind == Kind::Mate
                && DAILY_PLIES.contains(&problem.plies)
                && DAILY_GRADES.contains(&problem.grade)
        };
        let fit: Vec<&Problem> = self.problems.iter().filter(is_fit).collect();
        let index = scrambled(day.0.into()) % u64::try_from(fit.len()).ok()?.max(1);
        fit.get(usize::try_from(index).ok()?).copied()
    }

    /// A problem for a solver of some strength that was not tried yet, or was tried longest
    /// ago. `random` is any number.
    pub fn for_rating(
        &self,
        rating: Rating,
        progress: &ProblemProgress,
        random: u64,
    ) -> Option<&Problem> {
        let distance =
            |problem: &Problem| (problem_rating(problem.grade).rating - rating.rating).abs() as u64;
        // Which ones of a grade are near is decided by the random number.
        let mut nearest: Vec<(u64, u64, &Problem)> = Vec::new();
        for problem in &self.problems {
            if progress.records.contains_key(&problem.id().to_string()) {
                continue;
            }
            let place = scrambled(problem.position.key() ^ random);
            let key = (distance(problem), place);
            let before = nearest.partition_point(|&(distance, place, _)| (distance, place) <= key);
            nearest.insert(before, (key.0, key.1, problem));
            nearest.truncate(NEAREST);
        }
        let index = scrambled(random) % u64::try_from(nearest.len()).ok()?.max(1);
        match nearest.get(usize::try_from(index).ok()?) {
            Some(&(_, _, problem)) => Some(problem),
            None => longest_ago(self.problems.iter(), progress),
        }
    }

    /// The first problem that was not tried yet, else the one that was tried longest ago. Those
    /// that were shown already come again only when all were.
    pub fn next(&self, progress: &ProblemProgress, shown: &[ProblemId]) -> Option<&Problem> {
        let is_new = |problem: &&Problem| !progress.records.contains_key(&problem.id().to_string());
        let rest = || {
            let problems = self.problems.iter();
            problems.filter(|problem| !shown.contains(&problem.id()))
        };
        let next = rest()
            .find(is_new)
            .or_else(|| longest_ago(rest(), progress));
        next.or_else(|| longest_ago(self.problems.iter(), progress))
    }

    /// The problem of a run at a place from 0: the further, the harder.
    pub fn for_run(&self, place: usize, random: u64) -> Option<&Problem> {
        let wanted = u8::try_from(1 + place / SAME_GRADE)
            .unwrap_or(u8::MAX)
            .min(10);
        let nearest = self
            .problems
            .iter()
            .map(|problem| problem.grade.abs_diff(wanted))
            .min()?;
        let of_grade: Vec<&Problem> = self
            .problems
            .iter()
            .filter(|problem| problem.grade.abs_diff(wanted) == nearest)
            .collect();
        let number = scrambled(random.wrapping_add(u64::try_from(place).ok()?));
        let index = number % u64::try_from(of_grade.len()).ok()?;
        of_grade.get(usize::try_from(index).ok()?).copied()
    }
}

fn longest_ago<'a>(
    problems: impl Iterator<Item = &'a Problem>,
    progress: &ProblemProgress,
) -> Option<&'a Problem> {
    problems.min_by_key(|problem| {
        let record = progress.record(problem.id());
        (record.last, record.solved + record.missed)
    })
}

/// A number that looks random, always the same for the same number: the finalizer of
/// SplitMix64.
pub(crate) fn scrambled(number: u64) -> u64 {
    let mixed = number.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let mixed = (mixed ^ mixed >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    mixed ^ mixed >> 31
}
