//! One lesson of the course on screen: board, text and answers. The screen of the course and
//! boards on other pages show it.
mod controller;
mod lesson_button;
mod lesson_view;
mod marks_text;
mod step_answer;
mod step_buttons;
mod step_clock;
mod step_line;
mod step_marks;
mod verdict;

pub use controller::LessonController;
pub use lesson_button::LessonButton;
pub use lesson_view::LessonView;
pub use step_answer::{CheckButton, StepAnswer};
pub use step_buttons::focus_next_when_solved;
pub use step_marks::StepMarks;
