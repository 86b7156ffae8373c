//! A game between two seats: board, clocks, tools, result; and the computer that may have
//! one of the seats.
mod arrows;
mod assist;
mod board_view;
mod details;
mod details_loader;
mod game_controller;
mod game_phase;
mod game_storage;
mod help_sheet;
mod move_text;
mod open_dialogs;
mod opponent;
mod screen;
mod seat;
mod slots;
mod status;
mod tools;

pub use game_controller::{GameController, provide_game, use_game};
pub use screen::PlayScreen;
