//! A game between two seats: its form, its tools, its end.
mod en;
mod ja;

use shogi::clock::{CueProfile, Preset, TimeParts};

pub(super) use en::{CHOICES_EN, EN, FORM_EN};
pub(super) use ja::{CHOICES_JA, FORM_JA, JA};

use crate::session::{Coordinates, KingStyle, Theme};

#[derive(Debug)]
pub struct PlayText {
    pub game: &'static str,
    pub moves: &'static str,
    /// The way to the record of the game.
    pub record: &'static str,
    pub no_moves: &'static str,
    pub to_move: &'static str,
    /// The number of the next move and the side that makes it.
    pub turn: fn(u32, &str) -> String,
    /// A time control that is no preset.
    pub time: fn(TimeParts) -> String,
    pub new_game: &'static str,
    pub undo: &'static str,
    pub flip: &'static str,
    pub resign: &'static str,
    pub settings: &'static str,
    pub resign_question: fn(&str) -> String,
    pub resign_yes: &'static str,
    pub resign_no: &'static str,
    /// The words of the side that has resigned.
    pub lost: &'static str,
    /// The side to move is mated and has to end the game itself.
    pub mated: &'static str,
    /// The same, without a check.
    pub no_move_left: &'static str,
    /// The same, where nobody says that it is mate.
    pub may_resign: &'static str,
    /// Said when a move was taken back; the side is to move again.
    pub undone: fn(&str) -> String,
    pub game_begins: &'static str,
    /// An illegal move, by its number and why it is one.
    pub foul: fn(u32, &str) -> String,
    /// An illegal move that came out after the other side had resigned.
    pub result_stands: &'static str,
    pub take_back: &'static str,
    /// A move that cannot be played, where nobody says why.
    pub cannot: &'static str,
    pub king_spared: &'static str,
    pub replay: &'static str,
    /// A draw that is replayed counts nevertheless.
    pub draw_counts: &'static str,
    /// The points that were counted: a side and its points, twice.
    pub points: fn(&str, u8, &str, u8) -> String,
    /// What a replay is.
    pub is_replay: &'static str,
    /// The clock of a game that has not begun.
    pub clock_waits: &'static str,
    pub start_clock: &'static str,
    /// The clock after the page was left; given the moment it was kept.
    pub clock_stands: &'static str,
    pub resume: &'static str,
    pub elsewhere: &'static str,
    pub taken_away: &'static str,
    pub play_here: &'static str,
    pub not_kept: &'static str,
    pub unreadable: &'static str,
    pub earlier: &'static str,
    pub back_to_earlier: &'static str,
    pub address_faults: &'static str,
    pub dismiss: &'static str,
    pub own_position: &'static str,
    pub preset: fn(Preset) -> &'static str,
    pub cancel: &'static str,
}

/// For a part that is loaded later.
#[derive(Debug)]
pub struct NewGameText {
    pub start: &'static str,
    pub sfen: &'static str,
    pub sfen_hint: &'static str,
    pub players: &'static str,
    pub name: fn(&str) -> String,
    pub exchange: &'static str,
    pub time: &'static str,
    pub custom: &'static str,
    pub per_side: &'static str,
    pub main_minutes: &'static str,
    pub main_seconds: &'static str,
    pub byoyomi: &'static str,
    pub periods: &'static str,
    pub increment: &'static str,
    pub extra: &'static str,
    pub extra_periods: &'static str,
    pub not_a_number: fn(&str) -> String,
    pub begin: &'static str,
    pub replaces: &'static str,
}

/// For a part that is loaded later.
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
    pub lays_hand: &'static str,
    pub done: &'static str,
}
