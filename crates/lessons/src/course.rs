//! The course of one language: what the lesson compiler writes.

use komadai_records::Mark;
use serde::{Deserialize, Serialize};
use shogi::{Color, Move, Position};

use crate::{Goal, Words, text_codec};

/// The course in one language: the file `<language>.json` of the lesson compiler. Texts are
/// HTML without attributes; titles are plain text.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Course {
    /// The language tag, such as `en`.
    pub language: String,
    pub title: String,
    pub summary: String,
    pub chapters: Vec<Chapter>,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Chapter {
    /// The name for addresses; no other chapter has it.
    pub id: String,
    pub title: String,
    pub summary: String,
    pub lessons: Vec<Lesson>,
}

/// A lesson: the file `<language>/<id>.json` of the lesson compiler.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Lesson {
    /// The name for addresses; no other lesson of the course has it.
    pub id: String,
    pub title: String,
    /// What one learns, in one sentence.
    pub summary: String,
    pub steps: Vec<Step>,
}

/// A position, what the reader is to do there, and what is said.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Step {
    /// No other step of the lesson has it.
    pub id: String,
    /// Kings may be missing.
    #[serde(rename = "sfen", with = "text_codec::sfen")]
    pub start: Position,
    /// The side at the lower edge of the board.
    #[serde(
        with = "text_codec::display",
        default = "black",
        skip_serializing_if = "is_black"
    )]
    pub orientation: Color,
    #[serde(default, skip_serializing_if = "Words::is_empty")]
    pub marks: Words<Mark>,
    pub goal: Goal,
    /// Moves of both sides that reach the goal, for those who ask to be shown; for
    /// [`Goal::Stars`] the reader's alone. Empty where the goal is not reached by moves.
    #[serde(default, skip_serializing_if = "Words::is_empty")]
    pub solution: Words<Move>,
    pub texts: StepTexts,
}

/// The texts of a step. Empty where its goal has no use for them.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct StepTexts {
    pub text: String,
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub hint: String,
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub right: String,
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub wrong: String,
    /// In place of `wrong`.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub wrong_answers: Vec<WrongText>,
    /// The answers of [`Goal::Choose`].
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub choices: Vec<String>,
}

/// What is said of a certain wrong answer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct WrongText {
    /// A USI move, a square, or the number of a choice.
    pub answer: String,
    pub text: String,
}

impl Course {
    /// All lessons, in the order of the course.
    pub fn lessons(&self) -> impl Iterator<Item = &Lesson> {
        self.chapters.iter().flat_map(|chapter| &chapter.lessons)
    }

    pub fn lesson(&self, id: &str) -> Option<&Lesson> {
        self.lessons().find(|lesson| lesson.id == id)
    }
}

impl StepTexts {
    /// What is said of a wrong answer.
    pub fn wrong_text(&self, answer: &str) -> &str {
        let own = self.wrong_answers.iter().find(|own| own.answer == answer);
        own.map_or(&self.wrong, |own| &own.text)
    }
}

const fn black() -> Color {
    Color::Black
}

fn is_black(color: &Color) -> bool {
    *color == Color::Black
}
