//! Arrows and circles drawn on a position.
use komadai_records::{Brush, Mark};
use shogi::Origin;

#[derive(Debug)]
pub struct DrawingText {
    /// The button that starts drawing by touch.
    pub draw: &'static str,
    pub brush: fn(Brush) -> &'static str,
    pub brushes: &'static str,
    /// How to draw by touch, and with a mouse at any time.
    pub hint: &'static str,
    pub mouse_hint: &'static str,
    pub done: &'static str,
    /// Announced when drawing by touch starts and ends.
    pub begun: &'static str,
    pub ended: &'static str,
    /// A mark in words.
    pub mark: fn(Mark) -> String,
    pub drawn: fn(&str) -> String,
    pub removed: fn(&str) -> String,
    pub no_room: &'static str,
    /// Announced when a mark is started.
    pub from: fn(Origin) -> String,
    pub given_up: &'static str,
    /// The name of the list of marks.
    pub marks: &'static str,
    pub remove: fn(&str) -> String,
    pub remove_all: &'static str,
    pub all_removed: &'static str,
}
