//! The course that teaches shogi: chapters, lessons and steps, as the lesson compiler writes
//! them and the page reads them, and how a step is judged. No browser, no files.

mod course;
mod goal;
mod judge;
#[cfg(test)]
mod tests;
mod text_codec;

pub use course::{Chapter, Course, Lesson, Step, StepTexts, WrongText};
pub use goal::{CountedPieces, Goal, ParseSelectedPieceError, SelectedPiece, Selection, Winner};
pub use judge::{Attempt, SolverQuestion, Verdict, winner_of, with_turn};
pub use text_codec::Words;
