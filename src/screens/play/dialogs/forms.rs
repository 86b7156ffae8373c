//! The large dialogs, whose contents are loaded when the first of them is opened.
use leptos::prelude::*;
use shogi::Claim;

use super::{claim_confirmation::ClaimConfirmation, new_game::NewGameForm, rules::RulesInForce};
use crate::style;
use komadai_ui::{LazyDialog, TextKey, lazy_module};

/// What one of the dialogs shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Form {
    /// What to play, and how long to think.
    NewGame,
    /// The rules of the game on the board, with explanations.
    Rules,
    /// The question before a claim that ends the game.
    Claim(Claim),
}

lazy_module! {
    static FORM: fn(Form, RwSignal<bool>) -> AnyView = extras(form, concat!(
        style!("new-game"),
        style!("theme-form"),
        style!("rules"),
        style!("furigoma")
    ));
}

fn form(form: Form, open: RwSignal<bool>) -> AnyView {
    match form {
        Form::NewGame => view! { <NewGameForm open/> }.into_any(),
        Form::Rules => view! { <RulesInForce open/> }.into_any(),
        Form::Claim(claim) => view! { <ClaimConfirmation claim open/> }.into_any(),
    }
}

/// A dialog with one of the forms.
#[component]
pub fn FormDialog(
    form: Form,
    /// Its `data-dialog`.
    name: &'static str,
    title: TextKey,
    open: RwSignal<bool>,
) -> impl IntoView {
    let contents = move |view: fn(Form, RwSignal<bool>) -> AnyView| view(form, open);
    view! { <LazyDialog name title open module=&FORM view=contents/> }
}
