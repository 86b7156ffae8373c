//! Arrows and circles drawn on a position.
use shogi::{
    Origin,
    record::{Brush, Mark},
};

#[derive(Debug)]
pub struct DrawingText {
    /// The button that lets touches draw.
    pub draw: &'static str,
    pub brush: fn(Brush) -> &'static str,
    pub brushes: &'static str,
    /// How it is done, by touches, and with a mouse at any time.
    pub hint: &'static str,
    pub mouse_hint: &'static str,
    pub done: &'static str,
    /// Said when touches begin to draw, and when they draw no more.
    pub begun: &'static str,
    pub ended: &'static str,
    /// A mark in words.
    pub mark: fn(Mark) -> String,
    pub drawn: fn(&str) -> String,
    pub removed: fn(&str) -> String,
    pub no_room: &'static str,
    /// Said when a mark begins somewhere.
    pub from: fn(Origin) -> String,
    pub given_up: &'static str,
    /// The name of the list of marks.
    pub marks: &'static str,
    pub remove: fn(&str) -> String,
    pub remove_all: &'static str,
    pub all_removed: &'static str,
}
