//! Where the problems of a training come from.
use std::sync::Arc;

use komadai_problems::{Kind, Problem, ProblemId};

use super::loader::ProblemLoader;
use komadai_model::problems::{Collection, Day, OwnSet, ProblemProgress, Training};

/// The problems of a training: which one is next.
#[derive(Clone, Debug)]
pub struct Source {
    training: Training,
    collection: Collection,
    /// Those of the reader's own.
    own: Vec<ProblemId>,
    /// Decides which problems come.
    random: u64,
    /// Those that came so far.
    shown: Vec<ProblemId>,
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
        let own: Vec<Problem> = match training {
            Training::Own(name) => own(progress.sets.get(name)),
            Training::Position(problem) => problem.to_problem().ok().into_iter().collect(),
            Training::One(_) | Training::Review => own(progress.sets.values()),
            _ => Vec::new(),
        };
        let problems = match training {
            Training::Ladder | Training::Run => loaded.problems,
            Training::Daily => loaded.daily(today).cloned().into_iter().collect(),
            Training::Set(set) => {
                loaded.problems.retain(|problem| set.contains(problem));
                loaded.problems
            }
            Training::One(id) => {
                loaded.problems.extend(own.iter().cloned());
                loaded.find(*id).cloned().into_iter().collect()
            }
            Training::Review => due(loader, progress, today)?,
            Training::Own(_) | Training::Position(_) => own.clone(),
        };
        Some(Self {
            training: training.clone(),
            collection: Collection { problems },
            own: own.iter().map(Problem::id).collect(),
            random,
            shown: Vec::new(),
        })
    }

    /// The next problem, if there is one more.
    pub fn next(&mut self, progress: &ProblemProgress) -> Option<Problem> {
        let count = self.shown.len();
        let random = self.random.wrapping_add(count as u64);
        let problems = &self.collection;
        let next = match self.training {
            Training::Ladder => problems.for_rating(progress.profile.rating, progress, random),
            Training::Run => problems.for_run(count, self.random),
            Training::Set(_) | Training::Own(_) => problems.next(progress, &self.shown),
            Training::One(_) | Training::Daily | Training::Review | Training::Position(_) => {
                problems.problems.get(count)
            }
        };
        let next = next.cloned();
        self.shown.extend(next.as_ref().map(Problem::id));
        next
    }

    /// How many problems there are.
    pub fn count(&self) -> usize {
        self.collection.problems.len()
    }

    /// Whether a problem is one of the reader's own.
    pub fn is_own(&self, id: ProblemId) -> bool {
        self.own.contains(&id)
    }

    /// Whether another problem follows.
    pub fn has_next(&self) -> bool {
        match self.training {
            Training::Ladder | Training::Run => !self.collection.problems.is_empty(),
            Training::Set(_) | Training::Own(_) => self.collection.problems.len() > 1,
            Training::One(_) | Training::Daily | Training::Review | Training::Position(_) => {
                self.shown.len() < self.collection.problems.len()
            }
        }
    }
}

/// The problems that come back by now; those that are gone from the collection and from all
/// sets do not. `None` until the collection is loaded.
pub fn due(loader: ProblemLoader, progress: &ProblemProgress, today: Day) -> Option<Vec<Problem>> {
    let due = progress.due(today);
    if due.is_empty() {
        return Some(Vec::new());
    }
    let files = Kind::ALL.map(|kind| loader.file(kind));
    let files: Vec<Arc<Collection>> = files.into_iter().collect::<Option<_>>()?;
    let own = Collection {
        problems: own(progress.sets.values()),
    };
    let all = || files.iter().map(|file| &**file).chain([&own]);
    let find = |id| all().find_map(|problems| problems.find(id)).cloned();
    Some(due.into_iter().filter_map(find).collect())
}

/// The problems of the reader's own sets; what is none is left out.
fn own<'a>(sets: impl IntoIterator<Item = &'a OwnSet>) -> Vec<Problem> {
    let problems = sets.into_iter().flat_map(|set| &set.problems);
    problems
        .filter_map(|problem| problem.to_problem().ok())
        .collect()
}
