//! A game between two seats: its form, its tools, its end.
mod en;
mod it;
mod ja;
mod looks;
mod ro;
mod sv;

use shogi::clock::CueProfile;

pub(super) use en::{CHOICES_EN, EN, FORM_EN, NOTICES_EN, RESIGN_EN, TYPING_EN};
pub(super) use it::{CHOICES_IT, FORM_IT, IT, NOTICES_IT, RESIGN_IT, TYPING_IT};
pub(super) use ja::{CHOICES_JA, FORM_JA, JA, NOTICES_JA, RESIGN_JA, TYPING_JA};
pub use looks::LooksText;
pub(super) use looks::{LOOKS_EN, LOOKS_IT, LOOKS_JA, LOOKS_RO, LOOKS_SV};
pub(super) use ro::{CHOICES_RO, FORM_RO, NOTICES_RO, RESIGN_RO, RO, TYPING_RO};
pub(super) use sv::{CHOICES_SV, FORM_SV, NOTICES_SV, RESIGN_SV, SV, TYPING_SV};

use crate::{Coordinates, KingStyle, Theme};

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
    pub new_game: &'static str,
    pub undo: &'static str,
    pub flip: &'static str,
    pub resign: &'static str,
    pub settings: &'static str,
    pub rules: &'static str,
    /// The count of both sides.
    pub impasse: &'static str,
    /// The words of the side that has resigned.
    pub lost: &'static str,
    /// The clock of a game that has not begun.
    pub clock_waits: &'static str,
    pub start_clock: &'static str,
    pub dismiss: &'static str,
    /// The computer at a level, as a player's name.
    pub computer: fn(u8) -> String,
    /// What is played at the first visit.
    pub even_untimed: &'static str,
}

/// What the reader should know, for a part that is loaded later.
#[derive(Debug)]
pub struct NoticeText {
    pub not_kept: &'static str,
    pub unreadable: &'static str,
    pub earlier: &'static str,
    pub back_to_earlier: &'static str,
    pub address_faults: &'static str,
    pub update_ready: &'static str,
    /// A game is being played on another page.
    pub update_busy: &'static str,
    pub update: &'static str,
    /// Not to update yet.
    pub wait: &'static str,
}

/// The field that moves are typed in, for a part that is loaded later.
#[derive(Debug)]
pub struct TypingText {
    pub label: &'static str,
    /// What stands in the empty field.
    pub example: &'static str,
    pub unknown: &'static str,
    pub no_such_move: &'static str,
    pub several: &'static str,
    pub not_your_turn: &'static str,
}

/// The question before giving up, for a part that is loaded later.
#[derive(Debug)]
pub struct ResignText {
    pub question: fn(&str) -> String,
    pub yes: &'static str,
    pub no: &'static str,
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
    pub cancel: &'static str,
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
    /// That two people sit at opposite sides of the screen.
    pub facing: &'static str,
    pub done: &'static str,
}
