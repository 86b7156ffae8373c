//! A board on somebody else's page, without the app's screens. Its program is
//! `src/bin/embed.rs`; `public/embed.js` is between that and the page.
mod controls;
mod details;
mod dress;
mod extras;
mod helper;
mod language;
mod marks;
mod playing;
mod reading;
mod show;
mod solving;
mod task;
mod view;

pub use show::{Show, Tell};
pub use view::view;
