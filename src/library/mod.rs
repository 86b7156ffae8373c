//! The library of games: `database` keeps them, [`GameLibrary`] saves the open record and the
//! game on the board while they change, `list` shows all that are saved. The database is the
//! page's own ([`Library::of_page`]); what saves games is loaded when it is needed
//! ([`use_library`]).
mod autosave;
mod autosave_current_game;
mod current_game;
mod database;
mod file_error;
mod game_library;
mod list;
mod loader;
mod notices;
mod refusal;
mod save_notice;
mod stored_lookup;

pub use database::{Export, Imported, Library, Listing, Raw, Unreadable};
pub use loader::provide_library;

pub(crate) use current_game::current_game_record;
pub(crate) use file_error::not_opened;
pub(crate) use game_library::{GameLibrary, saved_game_route};
pub(crate) use list::{
    ListedGame, SavedGames, SavedGamesDialog, about_listed, names, written_date,
};
pub(crate) use loader::{LibraryNotices, WithLibrary, library_module, use_game_library};
pub(crate) use notices::OpenRecordNotices;
pub(crate) use refusal::{LARGE_RECORD, REFUSAL, diagnostic, own_record, pasted, refused, title};
pub(crate) use stored_lookup::{StoredLookup, find_current_game};
