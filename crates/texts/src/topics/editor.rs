//! Setting up a position.
use shogi::{Color, Piece, PositionError};

use komadai_model::editor::{EditOutcome, Playability};

#[derive(Debug)]
pub struct EditorText {
    pub title: &'static str,
    pub boxed: &'static str,
    /// A piece of the box, and how many like it are left; below zero, too many
    /// are on the table.
    pub box_item: fn(Piece, left: i32) -> String,
    /// The name of the buttons for the piece that is picked up.
    pub held: &'static str,
    pub turn_over: &'static str,
    pub change_side: &'static str,
    pub to_hand: fn(Color) -> &'static str,
    pub to_box: &'static str,
    pub to_move: &'static str,
    pub number: &'static str,
    pub wrong_number: &'static str,
    pub start: &'static str,
    pub lay: &'static str,
    pub clear: &'static str,
    pub mirror: &'static str,
    pub exchange_sides: &'static str,
    pub rest_to_white: &'static str,
    pub sfen: &'static str,
    pub read: &'static str,
    pub copy: &'static str,
    pub copied: &'static str,
    pub not_copied: &'static str,
    pub cancel: &'static str,
    pub done: &'static str,
    /// Looks for a mate in the position, which the reader then finds.
    pub solve: &'static str,
    pub help: &'static str,
    pub hints: [&'static str; 4],
    pub good_for: fn(Playability) -> &'static str,
    /// Above the list of what is wrong with the position.
    pub missing: fn(Playability) -> &'static str,
    pub fault: fn(&PositionError) -> String,
    /// Announced when a change has made the position wrong.
    pub now_wrong: fn(&[String]) -> String,
    /// What was done; empty where nothing needs to be announced.
    pub told: fn(EditOutcome) -> String,
}
