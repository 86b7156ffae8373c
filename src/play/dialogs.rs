//! What is inside the dialogs that not every visit opens: a part of its own.
use leptos::prelude::*;

use super::{new_game, rules_view, settings, table::PlayTable};
use crate::{element::El, part, reactive::Words, session::Settings};

/// The functions of the part.
#[derive(Clone, Copy, Debug)]
pub struct Dialogs {
    pub new_game: fn(PlayTable, RwSignal<bool>) -> Vec<El>,
    pub rules: fn(PlayTable, RwSignal<bool>) -> Vec<El>,
    pub settings: fn(Words, RwSignal<Settings>, RwSignal<bool>) -> Vec<El>,
}

part! {
    pub static DIALOGS: Dialogs = dialogs(Dialogs {
        new_game: new_game::contents,
        rules: rules_view::contents,
        settings: settings::contents,
    });
}
