//! Loading the course in the reader's language.
use std::sync::Arc;

use komadai_lessons::{Course, Lesson};
use leptos::{logging::warn, prelude::*};
use wasm_bindgen_futures::spawn_local;

use komadai_model::Language;
use komadai_ui::{effect, use_i18n};
use komadai_web::{fetch::fetch_text, page};

/// The course, as far as it is loaded. In another language the one before stays until that
/// is there.
#[derive(Clone, Copy, Debug)]
pub struct CourseLoader {
    course: RwSignal<Option<Arc<Course>>>,
    has_failed: RwSignal<bool>,
    /// Counts the requests: answers to earlier ones are dropped.
    request: StoredValue<u32>,
}

impl CourseLoader {
    /// Loads the course, and again when the language changes.
    pub fn new() -> Self {
        let i18n = use_i18n();
        let loader = Self {
            course: RwSignal::new(None),
            has_failed: RwSignal::new(false),
            request: StoredValue::new(0),
        };
        effect(move || loader.load(i18n.language()));
        loader
    }

    /// Loads the course, or tries again.
    pub fn load(self, language: Language) {
        self.has_failed.set(false);
        self.request.update_value(|request| *request += 1);
        let request = self.request.get_value();
        spawn_local(async move {
            let course = fetch(language).await;
            if self.request.try_get_value() != Some(request) {
                return;
            }
            match course {
                Ok(course) => self.course.set(Some(Arc::new(course))),
                Err(error) => {
                    warn!("{error}");
                    self.has_failed.set(true);
                }
            }
        });
    }

    pub fn has_failed(self) -> bool {
        self.has_failed.get()
    }

    pub fn course(self) -> Option<Arc<Course>> {
        self.course.get()
    }

    /// A lesson, by its id.
    pub fn lesson(self, id: &str) -> Option<Arc<Lesson>> {
        let course = self.course.read();
        let lesson = course.as_ref()?.lesson(id)?;
        Some(Arc::new(lesson.clone()))
    }
}

async fn fetch(language: Language) -> Result<Course, Box<dyn core::error::Error>> {
    let text = fetch_text(&address(language)).await?;
    let course = serde_json::from_str(&text);
    course.map_err(|error| format!("{}: {error}", address(language)).into())
}

/// The course is in the folder of the build.
fn address(language: Language) -> String {
    let build = page::build();
    format!("v/{build}/lessons/{}.json", language.tag())
}
