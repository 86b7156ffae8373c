//! The course that teaches shogi: chapters, lessons and steps, as the lesson compiler writes
//! them and the page reads them, and how a step is judged. No browser, no files.

mod course;
mod goal;
mod judge;
mod solver_query;
#[cfg(test)]
mod tests;
mod text_codec;

pub use course::{Chapter, Course, Lesson, Step, StepTexts, WrongText};
pub use goal::{
    CountedPieces, GameEnd, Goal, ParseSelectedPieceError, SelectedPiece, Selection, Winner,
};
pub use judge::{Attempt, Verdict, winner_of, with_turn};
pub use solver_query::{
    AskSolver, MateSearch, OnSolverReply, SolverQuery, SolverQuestion, SolverReply, SolverStep,
    is_mated,
};
pub use text_codec::Words;
