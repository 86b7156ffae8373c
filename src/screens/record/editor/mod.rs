//! Setting up a position: the board, the box, and what can be done with both.
mod controller;
mod edit_button;
mod piece_box;
mod position_editor;
mod position_tools;
mod sfen_field;
mod validity;

pub use position_editor::PositionEditor;
