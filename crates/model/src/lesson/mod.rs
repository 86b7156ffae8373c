//! A lesson of the course while a reader does it, and what of the course is done.
mod lesson_state;
mod progress;
mod step_answer;
mod step_board;
mod step_state;
#[cfg(all(test, not(target_family = "wasm")))]
mod tests;
mod topic;

pub use lesson_state::LessonState;
pub use progress::{CourseProgress, LessonProgress};
pub use step_state::{StepEvent, StepPhase, StepState};
pub use topic::LessonTopic;
