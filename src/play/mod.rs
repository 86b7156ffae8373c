//! A game between two seats: new-game form, clocks, tools, result; and the computer
//! that may have one of them.
mod arrows;
mod beside;
mod called;
mod claims;
mod confirmation;
mod dialogs;
mod facing;
mod furigoma;
mod impasse;
mod keeper;
mod looks;
mod move_text;
mod moves;
mod new_game;
mod notices;
mod opponent;
mod opponent_form;
mod report;
mod resign;
mod rest;
mod rules_form;
mod rules_view;
mod screen;
mod seat;
mod settings;
mod status;
mod table;
mod tools;
mod typing;

use crate::element::{dialog, parts};

pub use screen::play_screen;
pub use table::PlayTable;
