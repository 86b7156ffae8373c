//! The large dialogs, whose contents are a part of the code that is loaded when the first of
//! them is opened.
use leptos::prelude::*;

use super::{PlayTable, new_game::NewGameForm, rules::RulesInForce, settings::SettingsChoices};
use crate::{components::LazyDialog, lazy_module};
use komadai_model::Settings;

/// What each dialog shows; the signal closes it.
#[derive(Clone, Copy, Debug)]
pub struct Forms {
    pub new_game: fn(PlayTable, RwSignal<bool>) -> AnyView,
    pub rules: fn(PlayTable, RwSignal<bool>) -> AnyView,
    pub settings: fn(RwSignal<Settings>, RwSignal<bool>) -> AnyView,
}

lazy_module! {
    pub static FORMS: Forms = extras(Forms {
        new_game: |table, open| view! { <NewGameForm table open/> }.into_any(),
        rules: |table, open| view! { <RulesInForce table open/> }.into_any(),
        settings: |settings, open| view! { <SettingsChoices settings open/> }.into_any(),
    });
}

/// Asks what to play and how long to think.
#[component]
pub fn NewGameDialog(table: PlayTable, open: RwSignal<bool>) -> impl IntoView {
    let form = move |forms: Forms| (forms.new_game)(table, open);
    view! {
        <LazyDialog
            name="new-game"
            title=|text| text.play.new_game
            open
            module=&FORMS
            view=form
        />
    }
}

/// The rules of the game on the board, with explanations.
#[component]
pub fn RulesDialog(table: PlayTable, open: RwSignal<bool>) -> impl IntoView {
    let rules = move |forms: Forms| (forms.rules)(table, open);
    view! {
        <LazyDialog
            name="rules"
            title=|text| text.later().rules.in_force
            open
            module=&FORMS
            view=rules
        />
    }
}

/// What a reader can choose: at once and for the next visits.
#[component]
pub fn SettingsDialog(settings: RwSignal<Settings>, open: RwSignal<bool>) -> impl IntoView {
    let choices = move |forms: Forms| (forms.settings)(settings, open);
    view! {
        <LazyDialog
            name="settings"
            title=|text| text.play.settings
            open
            module=&FORMS
            view=choices
        />
    }
}
