//! The library of games: `database` keeps them, [`GameSaver`] saves the open record and the
//! game on the board while they change. The database is the
//! page's own ([`Library::of_page`]); what saves games is loaded when it is needed
//! (`loader`). Their list is a screen.
mod addressed_file;
mod autosave;
mod autosave_current_game;
mod current_game;
mod database;
mod entry_text;
mod file_error;
mod game_saver;
mod import;
mod listed_game;
mod loader;
mod notices;
mod opened_data;
mod own_mistakes;
mod positions;
mod refusal;
mod reviewer;
mod save_notice;
mod stored_lookup;

pub use database::{Export, Imported, Library, Listing, Raw, Revised, Unreadable};
pub use loader::provide_game_saver;

pub(crate) use addressed_file::record_sites;
pub(crate) use current_game::current_game_record;
pub(crate) use entry_text::{about, about_listed, ending, event, names, played_on, written_date};
pub(crate) use file_error::not_opened;
pub(crate) use game_saver::{GameSaver, saved_game_route, use_game_saver};
pub(crate) use import::{ImportSource, ImportStatus, Importer, import};
pub(crate) use listed_game::ListedGame;
pub(crate) use loader::{LibraryNotices, WithGameSaver, library_module};
pub(crate) use notices::OpenRecordNotices;
pub use opened_data::provide_record_to_open;
pub(crate) use opened_data::{OPEN_DROPPED, OpenedData, use_record_to_open};
pub(crate) use own_mistakes::keep_mistakes;
pub(crate) use positions::{FoundPosition, Positions};
pub(crate) use refusal::{
    LARGE_RECORD, file_title, own_record, pasted_title, refused, remark_message,
};
pub(crate) use reviewer::{ReviewProgress, ReviewReport, ReviewStop, Reviewer, review_origin};
pub(crate) use stored_lookup::{StoredLookup, find_current_game, find_opened_record};
