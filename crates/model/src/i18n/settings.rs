//! The settings.
use shogi::clock::CueProfile;

use crate::{Coordinates, HandsPlace, KingStyle, MovesPlace, Theme};

#[derive(Debug)]
pub struct SettingsText {
    pub volume: &'static str,
    pub off: &'static str,
    pub cues: &'static str,
    pub cue_profile: fn(CueProfile) -> &'static str,
    pub coordinates: &'static str,
    pub coordinate_style: fn(Coordinates) -> &'static str,
    pub kings: &'static str,
    pub king_style: fn(KingStyle) -> &'static str,
    pub theme: &'static str,
    pub theme_of: fn(Theme) -> &'static str,
    pub language: &'static str,
    pub hands: &'static str,
    pub hands_place: fn(HandsPlace) -> &'static str,
    pub moves: &'static str,
    pub moves_place: fn(MovesPlace) -> &'static str,
    pub lays_hand: &'static str,
    /// Two people sit at opposite sides of the screen.
    pub facing: &'static str,
    /// The computer plays known openings from a book.
    pub opening_book: &'static str,
    /// The computer thinks on the reader's time; what that costs.
    pub ponders: &'static str,
    /// The threads that the engine searches on.
    pub threads: &'static str,
    /// As many threads as the machine can spare.
    pub threads_automatic: &'static str,
    pub done: &'static str,
}
