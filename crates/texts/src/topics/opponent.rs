//! The computer as an opponent: its levels, its thinking, its hints.
use komadai_search::Level;
use shogi::Color;

use komadai_model::opponent::BlunderCost;

#[derive(Debug)]
pub struct OpponentText {
    /// The choice of who plays against whom.
    pub opponent: &'static str,
    pub person: &'static str,
    /// Somebody at another device.
    pub remote: &'static str,
    pub computer: &'static str,
    /// A level, by its number and its name.
    pub level: fn(u8, &str) -> String,
    /// What to expect of it.
    pub about: fn(Level) -> &'static str,
    /// The choice of the reader's side.
    pub side: &'static str,
    pub by_lot: &'static str,
    /// The reader's name.
    pub your_name: &'static str,
    pub at_once: &'static str,
    /// The computer's side thinks.
    pub thinks: fn(&str) -> String,
    pub how_was_my_move: &'static str,
    /// The choice that clearly bad moves are held before they are answered.
    pub warns: &'static str,
    /// That one is held.
    pub held: &'static str,
    pub take_back: &'static str,
    pub play_anyway: &'static str,
    pub looking: &'static str,
    /// A hint: the best move in words.
    pub best: fn(&str) -> String,
    /// The same with a mate in so many moves.
    pub best_mates: fn(&str, u32) -> String,
    pub no_advice: &'static str,
    /// The worker could not be loaded.
    pub not_looked: &'static str,
    /// A move that was as good as any.
    pub fine: fn(&str) -> String,
    /// A move, and what it has cost.
    pub cost: fn(&str, BlunderCost) -> String,
    /// The better move and how it might go on.
    pub better: fn(&str) -> String,
    /// How the other side punishes what was played.
    pub punished: fn(&str) -> String,
    /// Shows the position before the move, with the better one.
    pub show_better: &'static str,
    /// Shows the position after the move, with what follows.
    pub show_punished: &'static str,
    /// Back to the game.
    pub back: &'static str,
    /// The board shows an earlier position instead of the game.
    pub looking_back: &'static str,
    pub no_worker: &'static str,
    pub try_again: &'static str,
    pub by_hand: &'static str,
    /// The sides that move by hand from now on.
    pub goes_on_by_hand: &'static str,
    /// A line of moves, each with its side.
    pub line: fn(&[(Color, String)]) -> String,
}
