//! What a list of all lessons shows.

use serde::{Deserialize, Serialize};

use crate::{Chapter, Course, Lesson};

/// The name, without `.json`, of the file of a [`CourseIndex`]. No lesson has this id.
pub const INDEX_NAME: &str = "index";

/// The course in one language without its steps: the file `<language>/index.json` of the
/// lesson compiler. Summaries are HTML without attributes; titles are plain text.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct CourseIndex {
    /// The language tag, such as `en`.
    pub language: String,
    pub title: String,
    pub summary: String,
    pub chapters: Vec<ChapterIndex>,
}

/// A chapter of a [`CourseIndex`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ChapterIndex {
    /// The name for addresses; no other chapter has it.
    pub id: String,
    pub title: String,
    pub summary: String,
    pub lessons: Vec<LessonIndex>,
}

/// A lesson of a [`CourseIndex`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct LessonIndex {
    /// The name for addresses, and of the lesson's file `<language>/<id>.json`.
    pub id: String,
    pub title: String,
    /// What one learns, in one sentence.
    pub summary: String,
    /// How many steps the lesson has.
    pub steps: usize,
}

impl CourseIndex {
    /// All lessons, in the order of the course.
    pub fn lessons(&self) -> impl Iterator<Item = &LessonIndex> {
        self.chapters.iter().flat_map(|chapter| &chapter.lessons)
    }
}

impl From<&Course> for CourseIndex {
    fn from(course: &Course) -> Self {
        Self {
            language: course.language.clone(),
            title: course.title.clone(),
            summary: course.summary.clone(),
            chapters: course.chapters.iter().map(ChapterIndex::from).collect(),
        }
    }
}

impl From<&Chapter> for ChapterIndex {
    fn from(chapter: &Chapter) -> Self {
        Self {
            id: chapter.id.clone(),
            title: chapter.title.clone(),
            summary: chapter.summary.clone(),
            lessons: chapter.lessons.iter().map(LessonIndex::from).collect(),
        }
    }
}

impl From<&Lesson> for LessonIndex {
    fn from(lesson: &Lesson) -> Self {
        Self {
            id: lesson.id.clone(),
            title: lesson.title.clone(),
            summary: lesson.summary.clone(),
            steps: lesson.steps.len(),
        }
    }
}
