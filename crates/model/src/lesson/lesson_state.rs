use std::sync::Arc;

use komadai_lessons::{Lesson, Step};

use super::StepState;

/// A lesson, the step that is shown, and what the reader has done there.
#[derive(Clone, Debug)]
pub struct LessonState {
    lesson: Arc<Lesson>,
    index: usize,
    pub step: StepState,
}

impl LessonState {
    /// The lesson at the step with an index from 0, or at its last one. `None` if it has no
    /// steps.
    pub fn new(lesson: Arc<Lesson>, index: usize) -> Option<Self> {
        let index = index.min(lesson.steps.len().checked_sub(1)?);
        let step = StepState::new(lesson.steps.get(index)?.clone());
        Some(Self {
            lesson,
            index,
            step,
        })
    }

    pub fn lesson(&self) -> &Lesson {
        &self.lesson
    }

    /// The index of the step, from 0.
    pub fn index(&self) -> usize {
        self.index
    }

    pub fn is_last(&self) -> bool {
        self.index + 1 == self.lesson.steps.len()
    }

    /// Shows another step from its beginning, if there is one.
    pub fn go(&mut self, index: usize) {
        if let Some(step) = self.lesson.steps.get(index) {
            self.index = index;
            self.step = StepState::new(step.clone());
        }
    }

    /// Begins the step again.
    pub fn begin_again(&mut self) {
        self.go(self.index);
    }

    /// The lesson in another language, at the same step and with the same moves on the board.
    pub fn translate(&mut self, lesson: Arc<Lesson>) {
        let texts = |step: &Step| step.texts.clone();
        if let Some(texts) = lesson.steps.get(self.index).map(texts) {
            self.step.set_texts(texts);
            self.lesson = lesson;
        }
    }
}
