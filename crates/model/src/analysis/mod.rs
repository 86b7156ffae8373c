//! What an engine finds about a record, without engine and screen: what positions
//! are worth, how moves are judged by that, and boards to try moves on.
mod choices;
mod judgement;
mod line;
mod puzzle;
mod retry;
mod situation;
mod stand;
mod store;
mod survey;
#[cfg(all(test, not(target_family = "wasm")))]
mod tests;
mod worth;

pub use choices::{Choices, Effort};
pub use judgement::{Judged, Judgement, Side, accuracy, judge};
pub use line::{Peek, step};
pub use puzzle::{Puzzle, Question, Stage, Told};
pub use retry::{Retry, Verdict};
pub use situation::Here;
pub use stand::Stand;
pub use store::{Found, Store};
pub use survey::{Place, Reviewed, Survey};
pub use worth::Worth;
