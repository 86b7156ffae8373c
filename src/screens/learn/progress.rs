//! What the reader has done of the course, kept in the library.
use leptos::{logging::warn, prelude::*};
use wasm_bindgen_futures::spawn_local;

use crate::library::Library;
use komadai_model::lesson::CourseProgress;
use komadai_ui::effect;

/// What is done of the course.
#[derive(Clone, Copy, Debug)]
pub struct StoredProgress {
    pub progress: RwSignal<CourseProgress>,
    /// Whether the library has been read: until then nothing is known.
    pub is_loaded: RwSignal<bool>,
    /// Whether something could not be stored.
    pub has_failed: RwSignal<bool>,
}

impl StoredProgress {
    /// Reads what is stored, and again whenever another tab or an import changes it.
    pub fn new() -> Self {
        let stored = Self {
            progress: RwSignal::new(CourseProgress::default()),
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
            match Library::of_page().course_progress().await {
                Ok(found) => {
                    self.progress.try_update(|progress| progress.merge(&found));
                }
                Err(error) => warn!("course: {error}"),
            }
            self.is_loaded.try_set(true);
        });
    }

    /// Notes that a step is done, with its rating from 1 to 3 if it has one.
    pub fn record(self, lesson: &str, step: &str, rating: Option<u8>) {
        let mut is_new = false;
        self.progress.update(|progress| {
            let lesson = progress.0.entry(lesson.to_owned()).or_default();
            is_new = lesson.record(step, rating);
        });
        if !is_new {
            return;
        }
        let mut added = CourseProgress::default();
        let entry = added.0.entry(lesson.to_owned()).or_default();
        entry.record(step, rating);
        spawn_local(async move {
            let result = Library::of_page().add_progress(&added).await;
            if let Err(error) = &result {
                warn!("course: {error}");
            }
            self.has_failed.try_set(result.is_err());
        });
    }
}
