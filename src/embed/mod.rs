//! A board on somebody else's page, without the app's screens. Its program is
//! `src/bin/embed.rs`; `public/embed.js` is between that and the page.
mod ask_solver;
mod controller;
mod controls;
mod event_details;
mod inline_solver;
mod interaction;
mod language;
mod lesson;
mod marks;
mod marks_and_errors;
mod problem;
mod record_loader;
mod solver_worker;
mod task;
mod theme;
mod update;
mod view;

pub use controller::{EmbedController, EventSink};
pub use view::EmbedBoard;
