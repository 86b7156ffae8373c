//! A board embedded in another site's page: the options its author sets, and its
//! state while a reader uses it.
mod ending;
mod error;
mod frame;
mod markup;
mod options;
mod state;
mod task;
#[cfg(all(test, not(target_family = "wasm")))]
mod tests;

pub use ending::{Judge, outcome};
pub use error::{AllowedValues, EmbedError};
pub use frame::{Frame, from_moves, from_record};
pub use komadai_lessons::{MateSearch, SolverQuery, SolverQuestion, SolverReply, SolverStep};
pub use markup::markup;
pub use options::{ColorScheme, EmbedLesson, EmbedOptions, Mode, Source, Start, mark};
pub use state::{EmbedCommand, EmbedEvent, EmbedState};
pub use task::{Goal, Task, TaskVerdict};
