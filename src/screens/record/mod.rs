//! Records: read, reviewed, written, saved. All of it is a part of the code that
//! is loaded later; here is what the first load knows of it.
mod analysis;
mod comment_form;
mod controller;
mod draw;
mod drop_target;
mod edit_keys;
mod editor;
mod end_select;
mod file_name;
mod fold_state;
mod follow_route;
mod game_info_dialog;
mod guess_mode;
mod guess_report;
mod lazy;
mod library;
mod menus;
mod move_tree;
mod move_tree_item;
mod navigation_bar;
mod open_notice;
mod open_record;
mod open_report;
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

use crate::game::use_game;
use komadai_ui::{Lazy, LoadFailure, ModuleLoader, SCREEN_FOCUS, When, effect, lazy::LoadFn};
use komadai_web::dom;

pub use editor::PositionEditor;
use lazy::{HOME_CARDS, LIBRARY, SCREEN};

/// What the screen needs.
pub fn modules() -> Vec<LoadFn> {
    vec![library_module(), SCREEN.load_fn()]
}

/// What saves games.
pub fn library_module() -> LoadFn {
    LIBRARY.load_fn()
}

/// What is opened on the screen next.
pub fn review_modules() -> Vec<LoadFn> {
    vec![analysis::panel_module()]
}

/// The screen, and what saves the game of the play screen. The first is loaded when it is
/// shown, the second with the first move of a game too.
#[component]
pub fn RecordScreen(
    /// Whether this screen is the one that is shown.
    #[prop(into)]
    visible: Signal<bool>,
) -> impl IntoView {
    let library = ModuleLoader::new(&LIBRARY);
    let screen = ModuleLoader::new(&SCREEN);
    let current_game = use_game();
    let is_played = Memo::new(move |_| current_game.with(|game| !game.game().plies().is_empty()));
    effect(move || {
        let is_visible = visible.get();
        if is_visible || is_played.get() {
            library.load();
        }
        if is_visible {
            screen.load();
        }
    });
    keep_focus(visible, move || {
        library.get().is_some() && screen.get().is_some()
    });
    let contents = move || {
        let library = library.get()?(visible);
        provide_context(library);
        // Its notices are shown on every screen.
        effect(move || {
            if library.has_notices() {
                screen.load();
            }
        });
        let screen = move || screen.get().map(|screen| screen(visible));
        Some(screen.into_any())
    };
    let has_failed =
        Signal::derive(move || visible.get() && (library.has_failed() || screen.has_failed()));
    view! {
        {contents}
        <When condition=has_failed>
            <LoadFailure/>
        </When>
    }
}

/// The cards of the home screen that are about records.
#[component]
pub fn RecordCards() -> impl IntoView {
    view! { <Lazy module=&HOME_CARDS/> }
}

/// Who comes from another screen has lost what had the focus there once this one is loaded.
fn keep_focus(visible: Signal<bool>, is_loaded: impl Fn() -> bool + 'static) {
    let mut was_elsewhere = false;
    let mut was_loaded = false;
    effect(move || {
        let is_visible = visible.get();
        let is_loaded = is_loaded();
        let loads = is_loaded && !std::mem::replace(&mut was_loaded, is_loaded);
        was_elsewhere |= !is_visible;
        if loads && is_visible && was_elsewhere && dom::focus_is_lost() {
            dom::focus_after_render(SCREEN_FOCUS.to_owned());
        }
    });
}
