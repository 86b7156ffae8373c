//! A game between two seats: new-game form, clocks, tools, result; and the computer
//! that may have one of them.
mod arrows;
mod beside;
mod called;
mod claims;
mod dialogs;
mod facing;
mod keeper;
mod move_text;
mod moves;
mod notices;
mod opponent;
mod report;
mod resign;
mod rest;
mod screen;
mod seat;
mod status;
mod table;
mod tools;
mod typing;

pub use screen::PlayScreen;
pub use table::PlayTable;
