//! What is played: the start and the time.
mod en;
mod it;
mod ja;
mod ro;
mod sv;

use shogi::{
    Handicap,
    clock::{Preset, TimeParts},
};

pub(super) use en::EN;
pub(super) use it::IT;
pub(super) use ja::JA;
pub(super) use ro::RO;
pub(super) use sv::SV;

/// For a part that is loaded later.
#[derive(Debug)]
pub struct CaptionText {
    pub handicap: fn(Handicap) -> &'static str,
    /// A time control that is no preset.
    pub time: fn(TimeParts) -> String,
    /// What a replay is.
    pub is_replay: &'static str,
    pub own_position: &'static str,
    pub preset: fn(Preset) -> &'static str,
}
