use std::collections::{BTreeMap, BTreeSet};

use komadai_lessons::{Lesson, Step};
use serde::{Deserialize, Serialize};

use crate::stored::{self, StoredError};

/// What a reader has done of a lesson.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct LessonProgress {
    /// The ids of the steps that are done.
    #[serde(default, skip_serializing_if = "BTreeSet::is_empty")]
    pub done: BTreeSet<String>,
    /// The best rating of each step that is rated, from 1 to 3.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub stars: BTreeMap<String, u8>,
}

/// What a reader has done of the course, by the ids of the lessons.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct CourseProgress(pub BTreeMap<String, LessonProgress>);

impl LessonProgress {
    /// Notes that a step is done. Says whether that changes anything.
    pub fn record(&mut self, step: &str, rating: Option<u8>) -> bool {
        let is_new = self.done.insert(step.to_owned());
        let before = self.stars.get(step).copied();
        let is_better = rating > before;
        if let Some(rating) = rating.filter(|_| is_better) {
            self.stars.insert(step.to_owned(), rating);
        }
        is_new || is_better
    }

    /// What was done in either of two places.
    pub fn merge(&mut self, other: &Self) {
        for step in &other.done {
            self.record(step, other.stars.get(step).copied());
        }
    }

    /// How many steps of a lesson are done.
    pub fn steps_done(&self, lesson: &Lesson) -> usize {
        let is_done = |step: &&Step| self.done.contains(&step.id);
        lesson.steps.iter().filter(is_done).count()
    }

    /// Whether all steps of a lesson are done.
    pub fn is_complete(&self, lesson: &Lesson) -> bool {
        self.steps_done(lesson) == lesson.steps.len()
    }

    /// The index of the first step that is not done, from 0; the first of all where
    /// everything is done.
    pub fn next_step(&self, lesson: &Lesson) -> usize {
        let is_open = |step: &Step| !self.done.contains(&step.id);
        lesson.steps.iter().position(is_open).unwrap_or(0)
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

impl CourseProgress {
    /// Whether nothing is done.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// What is done of a lesson.
    pub fn lesson(&self, id: &str) -> LessonProgress {
        self.0.get(id).cloned().unwrap_or_default()
    }

    pub fn is_complete(&self, lesson: &Lesson) -> bool {
        self.0
            .get(&lesson.id)
            .is_some_and(|progress| progress.is_complete(lesson))
    }

    /// The first lesson, in the order of the course, that is not complete.
    pub fn next_lesson<'a>(
        &self,
        mut lessons: impl Iterator<Item = &'a Lesson>,
    ) -> Option<&'a Lesson> {
        lessons.find(|lesson| !self.is_complete(lesson))
    }

    /// What was done in either of two places.
    pub fn merge(&mut self, other: &Self) {
        for (id, progress) in &other.0 {
            self.0.entry(id.clone()).or_default().merge(progress);
        }
    }
}
