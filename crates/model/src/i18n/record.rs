//! The record screen: moves, branches, comments, the way through them.
use core::time::Duration;

use shogi::record::EndWord;

use crate::review::Way;

#[derive(Debug)]
pub struct RecordText {
    pub record: &'static str,
    /// The name of the buttons that go through the moves.
    pub walk: &'static str,
    pub way: fn(Way) -> &'static str,
    pub branch: &'static str,
    pub mistake: &'static str,
    pub moves: &'static str,
    /// The row before the first move.
    pub start: &'static str,
    /// What is left when a variation is folded away.
    pub variations: fn(usize) -> String,
    pub spent: fn(Duration) -> String,
    /// Of a long list, how many rows there are before and after those that are shown.
    pub rows_before: fn(usize) -> String,
    pub rows_after: fn(usize) -> String,
    pub commented: &'static str,
    pub illegal: &'static str,
    pub end: fn(&EndWord) -> &str,
    pub comment: &'static str,
    pub bookmark: &'static str,
    /// Where a comment is written.
    pub comment_here: &'static str,
    pub result: &'static str,
    pub delete: &'static str,
    pub promote: &'static str,
    pub open: &'static str,
    pub shelf: &'static str,
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
    /// A record begins with the position that was set up.
    pub begun: &'static str,
    /// Said where a walk ends.
    pub no_further: &'static str,
    /// Said when a variation begins.
    pub branched: &'static str,
    /// Where the cursor has come to: a move's number and its words.
    pub at: fn(usize, &str) -> String,
    pub undone: &'static str,
    pub redone: &'static str,
    pub deleted: fn(usize) -> String,
    pub promoted: &'static str,
    pub against: fn(&str, &str) -> String,
    pub unnamed: &'static str,
}
