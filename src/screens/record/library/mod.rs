//! The saved games: what saves the game of the play screen and the open record while they
//! change, and the list of all that are saved.
mod autosave;
mod autosave_current_game;
mod autosave_record;
mod backup;
mod current_game;
mod dialog;
mod entry_text;
mod game_library;
mod home_cards;
mod list;
mod listed_game;
mod notices;
mod open;
mod page;
mod row;
mod save_notice;
mod stored_lookup;
mod unreadable;

pub use autosave_current_game::autosave_current_game;
pub use autosave_record::autosave_record;
pub use current_game::current_game_record;
pub use dialog::LibraryDialog;
pub use entry_text::written_date;
pub use game_library::GameLibrary;
pub use home_cards::HomeCards;
pub use notices::{LibraryNotices, OpenRecordNotices};
pub use open::{open_current_game, open_saved_game, reopen_current_game};
pub use page::GamesPage;
