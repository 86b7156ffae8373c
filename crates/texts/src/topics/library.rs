//! The saved games: their list, and how they are kept.
use shogi::ByColor;

use komadai_model::{
    StoredError,
    library::{Ending, LibraryError},
};

#[derive(Debug)]
pub struct LibraryText {
    pub title: &'static str,
    pub search: &'static str,
    pub search_hint: &'static str,
    /// How many games were found, of how many.
    pub count: fn(usize, usize) -> String,
    pub none: &'static str,
    pub none_found: &'static str,
    pub none_deleted: &'static str,
    pub loading: &'static str,
    /// When a game was last changed, which tells it from a copy.
    pub changed: fn(&str) -> String,
    pub moves: fn(usize) -> String,
    /// Who won and how, given the names of the sides.
    pub ending: fn(&Ending, ByColor<&str>) -> String,
    pub unnamed: &'static str,
    pub delete: &'static str,
    /// The name of the button beside a game.
    pub delete_this: fn(&str) -> String,
    pub deleted_this: fn(&str) -> String,
    pub restore: &'static str,
    pub restore_this: fn(&str) -> String,
    pub restored_this: fn(&str) -> String,
    /// The button that shows the deleted games, and their number.
    pub bin: fn(usize) -> String,
    pub bin_hint: &'static str,
    pub more: fn(usize) -> String,
    pub export: &'static str,
    pub exported: fn(usize, usize) -> String,
    pub drop_here: &'static str,
    pub import: &'static str,
    pub import_folder: &'static str,
    pub import_address: &'static str,
    pub address_title: &'static str,
    /// The button that takes it in.
    pub import_this: &'static str,
    /// The label of the field.
    pub address: &'static str,
    /// The sites whose records may be fetched.
    pub record_sites: fn(&str) -> String,
    pub import_cancelled: &'static str,
    /// Of a zip file, or a file of one.
    pub zip_damaged: &'static str,
    pub zip_large: &'static str,
    /// How many games were imported, how many of them as copies, how many were here already.
    pub imported: fn(put: usize, beside: usize, skipped: usize) -> String,
    pub import_faults: fn(usize) -> String,
    pub import_fault: fn(line: usize, what: &str) -> String,
    pub import_stopped: &'static str,
    /// It is from another version of the program.
    pub import_refused: &'static str,
    pub import_missing: fn(usize) -> String,
    pub file_name: &'static str,
    pub close: &'static str,
    pub unreadable: fn(usize) -> String,
    pub unreadable_why: fn(&StoredError) -> String,
    pub erase: &'static str,
    pub erase_really: &'static str,
    pub erased: &'static str,
    pub download: &'static str,
    pub again: &'static str,
    pub dismiss: &'static str,
    pub saved_game: &'static str,
    pub missing: &'static str,
    pub was_deleted: &'static str,
    pub not_kept: &'static str,
    pub kept_again: &'static str,
    pub copied: &'static str,
    pub game_copied: &'static str,
    pub not_listed: &'static str,
    pub not_done: &'static str,
    /// Why a request to the library failed.
    pub why: fn(&LibraryError) -> String,
}
