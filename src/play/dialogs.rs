//! What is inside the dialogs and panels that not every visit opens: a part of
//! its own.
use leptos::prelude::*;

use shogi::Claim;

use super::{
    confirmation, impasse, keeper::Troubles, new_game, notices, rules_view, settings,
    table::PlayTable,
};
use crate::{
    element::El,
    part,
    reactive::Words,
    session::{PlayedGame, Settings},
    style,
};

const STYLE: &str = concat!(style!("forms"), style!("rules"));

/// The functions of the part.
#[derive(Clone, Copy, Debug)]
pub struct Dialogs {
    pub new_game: fn(PlayTable, RwSignal<bool>) -> Vec<El>,
    pub rules: fn(PlayTable, RwSignal<bool>) -> Vec<El>,
    /// What is wrong with an address.
    pub faults: fn(&Troubles, Words) -> String,
    /// The count of an impasse.
    pub count: fn(&PlayedGame, Words) -> AnyView,
    /// The question before a claim that ends the game.
    pub confirm: fn(PlayTable, Claim, RwSignal<bool>) -> Vec<El>,
    pub settings: fn(Words, RwSignal<Settings>, RwSignal<bool>) -> Vec<El>,
}

part! {
    pub static DIALOGS: Dialogs = dialogs(Dialogs {
        new_game: new_game::contents,
        rules: rules_view::contents,
        faults: notices::faults,
        count: impasse::count,
        confirm: confirmation::contents,
        settings: settings::contents,
    }, STYLE);
}
