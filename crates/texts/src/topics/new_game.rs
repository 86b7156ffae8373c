//! The form of a new game.

use shogi::clock::Preset;

#[derive(Debug)]
pub struct NewGameText {
    /// The choice of a handicap, or of a position.
    pub start: &'static str,
    pub two_pieces: &'static str,
    /// A choice that is not among the frequent ones.
    pub other: &'static str,
    /// What is rarely changed.
    pub more: &'static str,
    pub sfen: &'static str,
    pub sfen_hint: &'static str,
    pub players: &'static str,
    pub name: fn(&str) -> String,
    pub exchange: &'static str,
    pub time: &'static str,
    pub custom: &'static str,
    /// A preset in few words.
    pub short_time: fn(Preset) -> &'static str,
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
    pub cancel: &'static str,
}
