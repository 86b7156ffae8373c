//! One lesson of the course on screen: board, text and answers. The screen of the course and
//! boards on other pages show it.
mod controller;
mod engine_solver;
#[cfg(not(feature = "embed"))]
mod find_answer;
mod lesson_button;
mod lesson_view;
mod marks_text;
mod step_answer;
mod step_buttons;
mod step_clock;
mod step_line;
mod step_marks;
mod verdict;

pub use controller::{AskSolver, LessonController, OnSolverReply};
pub use engine_solver::ask_engine;
#[cfg(not(feature = "embed"))]
pub use engine_solver::{FindLimits, find_mate, page_solver};
#[cfg(not(feature = "embed"))]
pub use find_answer::{analyse, find_answer};
pub use lesson_button::LessonButton;
pub use lesson_view::LessonView;
#[cfg(not(feature = "embed"))]
pub use step_answer::StepAnswer;
#[cfg(not(feature = "embed"))]
pub use step_buttons::focus_next_when_solved;
#[cfg(not(feature = "embed"))]
pub use step_marks::StepMarks;
