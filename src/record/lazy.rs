use leptos::prelude::*;

use shogi::Setup;

use super::{Given, editor::editor, library::GameLibrary, screen};
use crate::{part, style};
use komadai_model::Settings;

const STYLE: &str = concat!(
    style!("forms"),
    style!("record"),
    style!("shelf"),
    style!("study"),
    style!("draw")
);

part! {
    /// Saves the game on the other screen while it is played.
    pub static LIBRARY: fn(Given) -> GameLibrary = library(GameLibrary::new);
}

part! {
    /// The screen, and notices about saved games.
    pub static SCREEN: fn(Given, GameLibrary) -> AnyView = record(screen::open, STYLE);
}

/// The view of the position editor: what it begins with, what is done with what it
/// leaves when it is gone from the screen, and with what comes of it.
pub type Edit = fn(RwSignal<Settings>, Setup, Callback<Setup>, Callback<Option<Setup>>) -> AnyView;

part! {
    pub static EDITOR: Edit = record(editor, style!("editor"));
}
