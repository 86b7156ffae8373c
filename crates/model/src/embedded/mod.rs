//! A board on somebody else's page: what its author wishes, and where its
//! reader is.
mod ending;
mod frame;
mod inquiry;
mod markup;
mod stage;
mod task;
#[cfg(all(test, not(target_family = "wasm")))]
mod tests;
mod wishes;
mod wrong;

pub use ending::{Judge, outcome};
pub use frame::{Frame, from_moves, from_record};
pub use inquiry::{Inquiry, Next, Reply};
pub use markup::markup;
pub use stage::{Happening, Order, Stage};
pub use task::{Asked, Goal, Task, Verdict};
pub use wishes::{Mode, Shade, Source, Start, Wishes};
pub use wrong::{LISTS, Wrong};
