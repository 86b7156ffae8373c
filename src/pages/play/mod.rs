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
mod remote;
mod screen;
mod seat;
mod slots;
mod status;
mod tools;
mod type_ahead;
mod typed_move;

use komadai_ui::lazy::LoadFn;

pub use game_controller::{GameController, provide_game, use_game};
pub use remote::loader::show_remote_game;
pub use screen::PlayScreen;

/// What a game may need.
pub fn modules() -> Vec<LoadFn> {
    vec![details_module(), opponent::COMPUTER_PLAYER.load_fn()]
}

/// Dialogs, claims, notices and the list of moves.
pub fn details_module() -> LoadFn {
    details::DETAILS.load_fn()
}
