//! The record screen: moves, branches, comments, the way through them.
use core::time::Duration;

use komadai_records::EndMarker;

use komadai_model::{analysis::MoveMark, review::NavTarget};

#[derive(Debug)]
pub struct RecordText {
    pub record: &'static str,
    /// The name of the buttons that go through the moves.
    pub walk: &'static str,
    pub way: fn(NavTarget) -> &'static str,
    pub branch: &'static str,
    pub mistake: &'static str,
    pub moves: &'static str,
    /// The row before the first move.
    pub start: &'static str,
    /// The row of a variation that is folded.
    pub variations: fn(usize) -> String,
    /// Said of the first move of a variation.
    pub variation: &'static str,
    pub spent: fn(Duration) -> String,
    /// In a long list, how many rows there are before or after those shown.
    pub rows_before: fn(usize) -> String,
    pub rows_after: fn(usize) -> String,
    /// How a move was judged.
    pub mark: fn(MoveMark) -> &'static str,
    pub commented: &'static str,
    pub illegal: &'static str,
    pub end: fn(&EndMarker) -> &str,
    pub comment: &'static str,
    /// Shows the comments in the list of moves.
    pub list_comments: &'static str,
    pub bookmark: &'static str,
    /// The label of the comment field.
    pub comment_here: &'static str,
    pub result: &'static str,
    pub delete: &'static str,
    pub promote: &'static str,
    pub new_record: &'static str,
    pub open: &'static str,
    pub shelf: &'static str,
    pub explorer: &'static str,
    pub find_position: &'static str,
    pub save: &'static str,
    pub undo: &'static str,
    pub redo: &'static str,
    pub to_game: &'static str,
    pub play_on: &'static str,
    pub tools: &'static str,
    pub more: &'static str,
    pub flip: &'static str,
    pub set_up: &'static str,
    pub analyse: &'static str,
    /// The menus.
    pub file: &'static str,
    pub edit: &'static str,
    pub view: &'static str,
    pub train: &'static str,
    /// The way back from a record that is not that of the game on the page.
    pub to_games: &'static str,
    /// The heading of the list of keyboard shortcuts.
    pub shortcuts: &'static str,
    pub shortcuts_on_board: &'static str,
    /// What keys do, in the list of keyboard shortcuts.
    pub paste: &'static str,
    /// Copying the position, while the focus is on the board; copying the record.
    pub copy_position: &'static str,
    pub copy_record: &'static str,
    pub leave_comment: &'static str,
    pub fold: &'static str,
    pub search: &'static str,
    pub add_line: &'static str,
    /// A new record begins with the position from the editor.
    pub begun: &'static str,
    /// Announced where there is nothing further to go to.
    pub no_further: &'static str,
    /// Announced where there is no other variation to go to.
    pub no_variation: &'static str,
    /// Announced when a variation begins.
    pub branched: &'static str,
    /// The current move: its number and the move.
    pub at: fn(usize, &str) -> String,
    pub undone: &'static str,
    pub redone: &'static str,
    pub deleted: fn(usize) -> String,
    pub promoted: &'static str,
    pub unnamed: &'static str,
}
