//! The form of a new game.

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
