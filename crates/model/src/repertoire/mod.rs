//! A repertoire: the moves that a player wants to know in an opening, taken from records and
//! asked line by line.
//!
//! A [`Definition`] says which records of the library belong to it, and [`Repertoire`] is their
//! tree. A [`Session`] asks it. What is remembered of a position is a [`PositionRecord`], stored
//! under its [`position_key`]; a [`Schedule`] says what is due without the records.

mod add_line;
mod answer;
mod definition;
mod legal_moves;
mod plan;
mod position_key;
mod progress;
mod repertoires;
mod replies;
mod schedule;
mod session;
mod session_options;
#[cfg(all(test, not(target_family = "wasm")))]
mod tests;
mod tree;

pub use add_line::{AddLineError, AddedLine, add_line};
pub use answer::{Answer, Verdict};
pub use definition::{Definition, ReplyOrder, Source};
pub use position_key::position_key;
pub use progress::{PositionRecord, RepertoireProgress};
pub use repertoires::Repertoires;
pub use replies::Replies;
pub use schedule::{Schedule, Summary};
pub use session::{Session, SessionScore, Stage};
pub use session_options::{Scope, SessionOptions};
pub use tree::{Repertoire, RepertoireFault, RepertoireMove};
