//! The settings.
use shogi::clock::CueProfile;

use komadai_model::{Coordinates, HandsPlace, KingStyle, MovesPlace, Theme};

#[derive(Debug)]
pub struct SettingsText {
    /// The headings of the groups.
    pub board_and_pieces: &'static str,
    pub sound_and_clock: &'static str,
    pub playing: &'static str,
    pub moves_and_notation: &'static str,
    /// Whether the squares that a piece can move to are marked.
    pub marks_destinations: &'static str,
    pub marks_last_move: &'static str,
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
    pub keeps_opened: &'static str,
    pub threads: &'static str,
    /// As many threads as the machine can spare.
    pub threads_automatic: &'static str,
    pub done: &'static str,
}
