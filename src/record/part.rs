use leptos::prelude::*;

use shogi::Setup;

use super::{Given, editor::editor, screen, shelf::Shelf};
use crate::{lazy_module, style};
use komadai_model::Settings;

const STYLE: &str = concat!(
    style!("forms"),
    style!("record"),
    style!("shelf"),
    style!("study"),
    style!("draw")
);

lazy_module! {
    /// Saves the game on the other screen while it is played.
    pub static LIBRARY: fn(Given) -> Shelf = library(Shelf::new);
}

lazy_module! {
    /// The screen, and notices about saved games.
    pub static SCREEN: fn(Given, Shelf) -> AnyView = record(screen::open, STYLE);
}

/// The view of the position editor: what it begins with, what is done with what it
/// leaves when it is gone from the screen, and with what comes of it.
pub type Edit = fn(RwSignal<Settings>, Setup, Callback<Setup>, Callback<Option<Setup>>) -> AnyView;

lazy_module! {
    pub static EDITOR: Edit = record(editor, style!("editor"));
}
