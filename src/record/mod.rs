//! Records: read, reviewed, written, kept. All of it is a part of the code that
//! is loaded later; here is what the first load knows of it.
mod analysis;
mod desk;
mod diagrams;
mod draw;
mod editor;
mod end_select;
mod export_image;
mod game_info_dialog;
mod move_tree;
mod move_tree_item;
mod navigation_bar;
mod notes;
mod opening;
mod paper;
mod paper_fields;
mod part;
mod player_plate;
mod problem_sheet;
mod record_header;
mod rows;
mod saving;
mod screen;
mod sharing;
mod shelf;
mod study;
#[cfg(all(test, not(target_family = "wasm")))]
mod tests;
mod tools;
mod virtual_list;

use leptos::prelude::*;

use crate::{
    components::{LoadFailure, When},
    lazy::{LoadFn, load},
    state::{I18n, effect},
    web::{audio::AudioOut, dom, tab_lock::Ownership},
};
use komadai_model::{PlayedGame, Settings};

pub use editor::editor;
use part::{LIBRARY, SCREEN};
use shelf::Shelf;

/// What the page gives to this screen.
#[derive(Clone, Copy, Debug)]
pub struct Given {
    pub settings: RwSignal<Settings>,
    pub audio: AudioOut,
    pub i18n: I18n,
    /// The part of the address after `#`.
    pub fragment: Signal<String>,
    /// Whether this screen is the one that is shown.
    pub here: Signal<bool>,
    /// The game on the other screen.
    pub game: RwSignal<PlayedGame>,
    /// When that game was put on the board, in milliseconds since 1970.
    pub set_at: StoredValue<u64>,
    /// Whose that game is.
    pub ownership: Signal<Ownership>,
}

/// What has the focus at first.
const FIRST: &str = "[data-square][tabindex='0']";

/// The screen, and what saves the game on the other one. The first is loaded when it is
/// shown, the second with the first move of a game too.
#[component]
pub fn RecordScreen(given: Given) -> impl IntoView {
    let played = move || given.game.with(|game| !game.game().plies().is_empty());
    let asked = Memo::new(move |_| (given.here.get(), played()));
    let library_loads = RwSignal::new(0);
    let screen_loads = RwSignal::new(0);
    let mut was_elsewhere = false;
    effect(move || {
        let (here, played) = asked.get();
        let came = here && was_elsewhere;
        was_elsewhere |= !here;
        if (here || played) && LIBRARY.get().is_none() {
            load_part(LIBRARY.load_fn(), library_loads, came);
        }
        if here && SCREEN.get().is_none() {
            load_part(SCREEN.load_fn(), screen_loads, came);
        }
    });
    // Loading twice must not open it twice.
    let tried = Memo::new(move |_| (library_loads.get() > 0, LIBRARY.get().is_some()));
    move || match (tried.get(), LIBRARY.get()) {
        (_, Some(open)) => with_library(given, open(given), screen_loads),
        ((failed, _), None) => view! { <NotLoaded given failed/> }.into_any(),
    }
}

fn with_library(given: Given, shelf: Shelf, screen_loads: RwSignal<u32>) -> AnyView {
    effect(move || {
        if shelf.has_notices() && SCREEN.get().is_none() {
            load_part(SCREEN.load_fn(), screen_loads, false);
        }
    });
    let tried = Memo::new(move |_| (screen_loads.get() > 0, SCREEN.get().is_some()));
    let screen = move || match (tried.get(), SCREEN.get()) {
        (_, Some(open)) => open(given, shelf),
        ((failed, _), None) => view! { <NotLoaded given failed/> }.into_any(),
    };
    screen.into_any()
}

/// Loads a part and counts that. `came`: the reader comes from the other screen.
fn load_part(part: LoadFn, loads: RwSignal<u32>, came: bool) {
    let then = move || {
        loads.try_update(|times| *times += 1);
        let complete = LIBRARY.get().is_some() && SCREEN.get().is_some();
        // What had the focus on the other screen is gone by now.
        if came && complete && dom::focus_is_lost() {
            dom::focus_after_render(FIRST.to_owned());
        }
    };
    load(part, Box::new(then));
}

/// Nothing while the screen is being loaded; says so when that has failed.
#[component]
fn NotLoaded(given: Given, failed: bool) -> impl IntoView {
    view! {
        <When condition=Signal::derive(move || failed && given.here.get())>
            <LoadFailure/>
        </When>
    }
}
