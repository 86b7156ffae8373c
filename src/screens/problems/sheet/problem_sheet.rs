use komadai_problems::Problem;
use leptos::prelude::*;

use super::super::{
    loader::ProblemLoader, progress::StoredProgress, source::Source, training_title::training_title,
};
use komadai_model::{diagram::Page, problems::Training};
use komadai_ui::{I18n, use_i18n};
use komadai_web::{random::random_number, time};

/// The sheet that is being made.
#[derive(Clone, Copy)]
pub struct ProblemSheet {
    i18n: I18n,
    /// Whose problems it has.
    training: RwSignal<Training>,
    /// So many problems of the training that come next, each once. A callback, so that the
    /// code stays in the file of this screen.
    pub(super) next_problems: Callback<usize, Vec<Problem>>,
    pub(super) heading: RwSignal<String>,
    /// Whether the dialog is open.
    pub(super) open: RwSignal<bool>,
    /// Empty until it is to be printed.
    pub(super) pages: RwSignal<Vec<Page>>,
}

impl ProblemSheet {
    pub fn new(loader: ProblemLoader, progress: StoredProgress) -> Self {
        let training = RwSignal::new(Training::Ladder);
        let next = move |count| next_problems(&training.get_untracked(), loader, progress, count);
        Self {
            i18n: use_i18n(),
            training,
            next_problems: Callback::new(next),
            heading: RwSignal::new(String::new()),
            open: RwSignal::new(false),
            pages: RwSignal::new(Vec::new()),
        }
    }

    /// Asks how the next problems of a training are to be printed.
    pub fn open(self, training: Training) {
        let text = self.i18n.text_untracked().problems();
        self.heading
            .set(training_title(&training, text).unwrap_or_default());
        self.training.set(training);
        self.open.set(true);
    }
}

fn next_problems(
    training: &Training,
    loader: ProblemLoader,
    progress: StoredProgress,
    count: usize,
) -> Vec<Problem> {
    progress.progress.with_untracked(|progress| {
        let source =
            untrack(|| Source::new(training, loader, progress, time::today(), random_number()));
        let Some(mut source) = source else {
            return Vec::new();
        };
        let count = count.min(source.count());
        core::iter::from_fn(|| source.next(progress))
            .take(count)
            .collect()
    })
}
