//! Training on problems: the collection, the ways to train, and what the reader has solved.

mod collection;
mod day;
mod found_answer;
mod hint;
mod own_mistake;
mod own_problem;
mod problem_result;
mod problem_step;
mod progress;
mod rating;
mod record_answer;
mod record_position;
mod record_problems;
mod repetition;
mod run;
#[cfg(all(test, not(target_family = "wasm")))]
mod tests;
mod training;
mod wrong_answer;

pub(crate) use collection::scrambled;
pub use collection::{Collection, file_name};
pub use day::Day;
pub use found_answer::FoundAnswer;
pub use hint::Hint;
pub use own_mistake::{own_mistake, own_mistakes};
pub use own_problem::{OwnProblem, OwnProblemError, OwnSet};
pub use problem_result::{ProblemResult, ResultRemark};
pub use problem_step::problem_lesson;
pub use progress::{Attempt, DayRecord, ProblemProgress, ProblemRecord, Profile};
pub use rating::{Rating, problem_rating};
pub use record_answer::RecordAnswer;
pub use record_position::RecordPosition;
pub use record_problems::RecordProblems;
pub use repetition::Repetition;
pub use run::{MAX_MISSES, RUN_TIME, Run, RunEnd};
pub use training::{ALL_GRADES, ProblemSet, Training, UnknownTraining};
pub use wrong_answer::WrongAnswer;
