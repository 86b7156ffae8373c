//! What is announced during a game, and its result.
use shogi::Outcome;

#[derive(Debug)]
pub struct AnnouncementsText {
    /// Who won and how, given the winner's and the loser's name.
    pub outcome: fn(Outcome, winner: &str, loser: &str) -> String,
    /// The one person who played here has won; before how.
    pub you_won: &'static str,
    pub you_lost: &'static str,
    /// The side to move is mated and has to end the game itself.
    pub mated: &'static str,
    /// The same, without a check.
    pub no_move_left: &'static str,
    /// The same, without warnings: that it is mate is not said.
    pub may_resign: &'static str,
    /// A move was taken back; this side is to move again.
    pub undone: fn(&str) -> String,
    pub game_begins: &'static str,
    /// An illegal move, by its number and why it is one.
    pub foul: fn(u32, &str) -> String,
    /// An illegal move that was found after the other side had resigned.
    pub result_stands: &'static str,
    pub take_back: &'static str,
    /// A move that cannot be played, without warnings: the reason is not said.
    pub cannot: &'static str,
    pub king_spared: &'static str,
    pub replay: &'static str,
    /// Opens the record of a game that is over.
    pub review: &'static str,
    /// A draw counts although it is replayed.
    pub draw_counts: &'static str,
    /// The points that were counted: a side and its points, twice.
    pub points: fn(&str, u8, &str, u8) -> String,
    /// The clock was restored as it was when the page was left.
    pub clock_stands: &'static str,
    pub resume: &'static str,
    pub elsewhere: &'static str,
    pub taken_away: &'static str,
    pub play_here: &'static str,
}
