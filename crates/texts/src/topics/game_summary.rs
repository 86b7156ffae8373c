//! The players, the start position and the time control of a game.
use shogi::{
    Handicap,
    clock::{Preset, TimeParts},
};

#[derive(Debug)]
pub struct GameSummaryText {
    /// The players of a game, Black first.
    pub against: fn(&str, &str) -> String,
    pub handicap: fn(Handicap) -> &'static str,
    /// A time control that is no preset.
    pub time: fn(TimeParts) -> String,
    /// What a replay is.
    pub is_replay: &'static str,
    pub own_position: &'static str,
    pub preset: fn(Preset) -> &'static str,
}
