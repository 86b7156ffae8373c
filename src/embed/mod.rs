//! A board on somebody else's page, without the app's screens. Its program is
//! `src/bin/embed.rs`; `public/embed.js` is between that and the page.
mod controls;
mod event_details;
mod inline_solver;
mod interaction;
mod language;
mod marks;
mod marks_and_errors;
mod record_loader;
mod show;
mod solver_worker;
mod task;
mod theme;
mod view;

pub use show::{Show, Tell};
pub use view::EmbedBoard;
