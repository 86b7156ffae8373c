//! What the reader has solved, kept in the library.
use leptos::{logging::warn, prelude::*};
use wasm_bindgen_futures::spawn_local;

use crate::library::Library;
use komadai_model::{
    library::LibraryError,
    problems::{OwnSet, ProblemProgress},
};
use komadai_ui::effect;

/// What the reader has solved.
#[derive(Clone, Copy, Debug)]
pub struct StoredProgress {
    pub progress: RwSignal<ProblemProgress>,
    /// Whether the library has been read: until then nothing is known.
    pub is_loaded: RwSignal<bool>,
    /// Whether something could not be stored.
    pub has_failed: RwSignal<bool>,
}

impl StoredProgress {
    /// Reads what is stored, and again whenever another tab or an import changes it.
    pub fn new() -> Self {
        let stored = Self {
            progress: RwSignal::new(ProblemProgress::default()),
            is_loaded: RwSignal::new(false),
            has_failed: RwSignal::new(false),
        };
        let changes = Library::of_page().changes();
        effect(move || {
            changes.track();
            stored.load();
        });
        stored
    }

    fn load(self) {
        spawn_local(async move {
            match Library::of_page().problem_progress().await {
                Ok(found) => {
                    self.progress.try_update(|progress| {
                        progress.merge(&found);
                        // Another tab may have deleted some.
                        progress.sets = found.sets;
                    });
                }
                Err(error) => warn!("problems: {error}"),
            }
            self.is_loaded.try_set(true);
        });
    }

    /// Changes what is solved, and stores what `change` returns of it.
    pub fn update(self, change: impl FnOnce(&mut ProblemProgress) -> ProblemProgress) {
        let mut changed = ProblemProgress::default();
        self.progress.update(|progress| changed = change(progress));
        spawn_local(async move {
            self.is_stored(Library::of_page().add_problem_progress(&changed).await);
        });
    }

    /// Adds to one of the reader's own sets. Returns how many problems are new, or `None` if
    /// they could not be stored.
    pub async fn add_to_set(self, name: &str, added: &OwnSet) -> Option<usize> {
        let count = |progress: &ProblemProgress| {
            progress.sets.get(name).map_or(0, |set| set.problems.len())
        };
        let mut changed = ProblemProgress::default();
        changed.sets.insert(name.to_owned(), added.clone());
        if !self.is_stored(Library::of_page().add_problem_progress(&changed).await) {
            return None;
        }
        let before = self.progress.try_with_untracked(count)?;
        self.progress.try_update(|progress| {
            progress.merge(&changed);
            count(progress).saturating_sub(before)
        })
    }

    /// Deletes one of the reader's own sets. Returns whether that was done.
    pub async fn delete_set(self, name: &str) -> bool {
        let is_deleted = self.is_stored(Library::of_page().delete_problem_set(name).await);
        if is_deleted {
            self.progress
                .try_update(|progress| progress.sets.remove(name));
        }
        is_deleted
    }

    /// Says whether a write was done, here and to who watches.
    fn is_stored(self, written: Result<(), LibraryError>) -> bool {
        if let Err(error) = &written {
            warn!("problems: {error}");
        }
        self.has_failed.try_set(written.is_err());
        written.is_ok()
    }
}
