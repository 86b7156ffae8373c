//! The home screen.
use komadai_search::Level;

#[derive(Debug)]
pub struct HomeText {
    /// What shogi is, for the first visit.
    pub about: &'static str,
    /// A game that has been begun.
    pub unfinished: &'static str,
    pub resume: &'static str,
    /// A game that has ended.
    pub last_game: &'static str,
    pub review: &'static str,
    pub first_game: &'static str,
    pub first_game_hint: &'static str,
    /// Leads to the course.
    pub learn_start: &'static str,
    pub first_game_start: &'static str,
    pub computer: &'static str,
    /// The label of the scale of levels.
    pub level: &'static str,
    /// A level in few words.
    pub level_name: fn(Level) -> &'static str,
    pub side: &'static str,
    pub black: &'static str,
    pub white: &'static str,
    pub random: &'static str,
    pub start: &'static str,
    /// Leads to the form with all that can be chosen for a game.
    pub options: &'static str,
    pub two_players: &'static str,
    pub two_players_hint: &'static str,
    /// Leads to games between two devices.
    pub two_devices: &'static str,
    pub open_record: &'static str,
    pub open_record_hint: &'static str,
    pub open_file: &'static str,
    pub paste: &'static str,
    /// The browser did not allow it, or there is no text.
    pub not_pasted: &'static str,
    pub recent: &'static str,
    /// Shown in the place of the list while there are no games.
    pub no_games: &'static str,
    pub all_games: &'static str,
    /// The small board, to a screen reader.
    pub board: &'static str,
}
