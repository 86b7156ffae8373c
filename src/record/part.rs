use leptos::prelude::*;

use shogi::Setup;

use super::{Given, editor::editor, screen};
use crate::{part, reactive::Words, session::Settings, style};

const STYLE: &str = concat!(
    style!("forms"),
    style!("record"),
    style!("shelf"),
    style!("study"),
    style!("draw")
);

part! {
    /// The whole screen, and what keeps games while they are played.
    pub static RECORD: fn(Given) -> AnyView = record(screen::open, STYLE);
}

/// The view of the position editor: what it begins with, what is done with what it
/// leaves when it is gone from the screen, and with what comes of it.
pub type Edit =
    fn(Words, RwSignal<Settings>, Setup, Callback<Setup>, Callback<Option<Setup>>) -> AnyView;

part! {
    pub static EDITOR: Edit = editor(editor, style!("editor"));
}
