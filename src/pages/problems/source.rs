//! Where the problems of a training come from.
use komadai_problems::{Kind, Problem};

use super::loader::ProblemLoader;
use komadai_model::problems::{Collection, Day, OwnSet, ProblemProgress, Training};

/// The problems of a training: which one is next.
#[derive(Clone, Debug)]
pub struct Source {
    training: Training,
    collection: Collection,
    /// Decides which problems come.
    random: u64,
    /// How many came so far.
    count: usize,
}

/// The kinds of problems that a training needs.
pub fn kinds(training: &Training) -> &'static [Kind] {
    match training {
        Training::Daily | Training::Ladder | Training::Run => &[Kind::Mate],
        Training::Set(set) => match set.kind {
            Kind::Mate => &[Kind::Mate],
            Kind::Brinkmate => &[Kind::Brinkmate],
            Kind::Next => &[Kind::Next],
        },
        Training::One(_) | Training::Review => &Kind::ALL,
        Training::Own(_) | Training::Position(_) => &[],
    }
}

impl Source {
    /// `None` until the problems are loaded.
    pub fn new(
        training: &Training,
        loader: ProblemLoader,
        progress: &ProblemProgress,
        today: Day,
        random: u64,
    ) -> Option<Self> {
        let mut loaded = loader.collection(kinds(training))?;
        let problems = match training {
            Training::Ladder | Training::Run => loaded.problems,
            Training::Daily => loaded.daily(today).cloned().into_iter().collect(),
            Training::Set(set) => {
                loaded.problems.retain(|problem| set.contains(problem));
                loaded.problems
            }
            Training::One(id) => {
                loaded.problems.extend(own(progress.sets.values()));
                loaded.find(*id).cloned().into_iter().collect()
            }
            Training::Review => {
                loaded.problems.extend(own(progress.sets.values()));
                let due = progress.due(today).into_iter();
                due.filter_map(|id| loaded.find(id).cloned()).collect()
            }
            Training::Own(name) => own(progress.sets.get(name)).collect(),
            Training::Position(problem) => problem.to_problem().ok().into_iter().collect(),
        };
        Some(Self {
            training: training.clone(),
            collection: Collection { problems },
            random,
            count: 0,
        })
    }

    /// The next problem, if there is one more.
    pub fn next(&mut self, progress: &ProblemProgress) -> Option<Problem> {
        let random = self.random.wrapping_add(self.count as u64);
        let problems = &self.collection;
        let next = match self.training {
            Training::Ladder => problems.for_rating(progress.profile.rating, progress, random),
            Training::Run => problems.for_run(self.count, self.random),
            Training::Set(_) | Training::Own(_) => problems.next(progress),
            Training::One(_) | Training::Daily | Training::Review | Training::Position(_) => {
                problems.problems.get(self.count)
            }
        };
        self.count += 1;
        next.cloned()
    }

    /// Whether another problem follows.
    pub fn has_next(&self) -> bool {
        match self.training {
            Training::Ladder | Training::Run => !self.collection.problems.is_empty(),
            Training::Set(_) | Training::Own(_) => self.collection.problems.len() > 1,
            Training::One(_) | Training::Daily | Training::Review | Training::Position(_) => {
                self.count < self.collection.problems.len()
            }
        }
    }
}

/// The problems of the reader's own sets; what is none is left out.
fn own<'a>(sets: impl IntoIterator<Item = &'a OwnSet>) -> impl Iterator<Item = Problem> {
    let problems = sets.into_iter().flat_map(|set| &set.problems);
    problems
        .filter_map(|problem| problem.to_problem().ok())
        .collect::<Vec<_>>()
        .into_iter()
}
