//! Records: read, reviewed, written, saved. All of it is a part of the code that
//! is loaded later; here is what the first load knows of it.
mod analysis;
mod autosave_record;
mod comment_form;
mod controller;
mod draw;
mod drop_target;
mod edit_keys;
mod editor;
mod end_select;
mod explorer;
mod fold_state;
mod follow_route;
mod game_info_dialog;
mod guess_mode;
mod guess_report;
mod keep_opened;
mod line_names;
mod menus;
mod move_tree;
mod move_tree_item;
mod navigation_bar;
mod open_notice;
mod open_record;
mod open_report;
mod open_saved;
mod player_plate;
mod print;
mod record_header;
mod save_dialog;
mod screen;
mod share_link;
mod sheet;
mod sheet_part;
mod shortcuts_dialog;
mod toolbar;
mod tree_window;

use leptos::prelude::*;

use self::screen::LoadedScreen;
use crate::{library::library_module, style};
use komadai_ui::{LazyScreenView, lazy::LoadFn, lazy_module};

pub use editor::PositionEditor;

const STYLE: &str = concat!(
    style!("forms"),
    style!("menu"),
    style!("move-tree"),
    style!("progress"),
    style!("record"),
    style!("record-phone"),
    style!("record-layouts"),
    style!("drop-target"),
    style!("study"),
    style!("draw"),
    style!("editor")
);

lazy_module! {
    /// The record that is open.
    pub static RECORD: LazyScreenView = record(
        |visible| view! { <LoadedScreen visible/> }.into_any(),
        STYLE
    );
}

/// What the screen needs.
pub fn modules() -> Vec<LoadFn> {
    vec![library_module(), RECORD.load_fn()]
}

/// What is opened on the screen next.
pub fn review_modules() -> Vec<LoadFn> {
    vec![analysis::panel_module()]
}
