//! What is announced during a game, and its result.
use shogi::Outcome;

#[derive(Debug)]
pub struct AnnouncementsText {
    /// Who won and how, given the winner's and the loser's name.
    pub outcome: fn(Outcome, winner: &str, loser: &str) -> String,
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
    /// The clock after the page was left; given the moment it was kept.
    pub clock_stands: &'static str,
    pub resume: &'static str,
    pub elsewhere: &'static str,
    pub taken_away: &'static str,
    pub play_here: &'static str,
}
