//! The list of the saved games.
mod entry_text;
mod export;
mod game_list;
mod listed_game;
mod row;
mod saved_games;
mod unreadable;

pub use entry_text::{about_listed, names, written_date};
pub use listed_game::ListedGame;
pub use saved_games::{SavedGames, SavedGamesDialog};
