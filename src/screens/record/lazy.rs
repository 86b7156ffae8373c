//! The modules of the record screen that are loaded later.
use leptos::prelude::*;

use super::{
    library::{GameLibrary, HomeCards, autosave_current_game},
    screen::LoadedScreen,
};
use crate::{game::use_game, style};
use komadai_ui::{LazyView, lazy_module};

const STYLE: &str = concat!(
    style!("forms"),
    style!("menu"),
    style!("move-tree"),
    style!("progress"),
    style!("record"),
    style!("record-phone"),
    style!("record-layouts"),
    style!("library"),
    style!("study"),
    style!("draw"),
    style!("editor")
);

lazy_module! {
    /// Saves the game of the play screen while it is played.
    pub static LIBRARY: fn(Signal<bool>) -> GameLibrary = library(open_library);
}

lazy_module! {
    /// The cards of the home screen.
    pub static HOME_CARDS: LazyView = library(|| view! { <HomeCards/> }.into_any());
}

lazy_module! {
    /// The screen, and notices about saved games.
    pub static SCREEN: fn(Signal<bool>) -> AnyView = record(
        |visible| view! { <LoadedScreen visible/> }.into_any(),
        STYLE
    );
}

/// `visible`: whether the record screen is the one that is shown.
fn open_library(visible: Signal<bool>) -> GameLibrary {
    let library = GameLibrary::new(visible);
    autosave_current_game(library, use_game());
    library
}
