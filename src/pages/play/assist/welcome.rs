//! The first visit explains itself, in three sentences.
use leptos::prelude::*;

use crate::{
    components::{Button, When},
    pages::play::{details_loader::is_initial_game, game_controller::use_game},
    state::{effect, use_i18n, use_settings},
};
use komadai_model::Preference;

/// The sentences, until they are dismissed or the first move is made.
#[component]
pub fn Welcome() -> impl IntoView {
    let (game, settings, i18n) = (use_game(), use_settings(), use_i18n());
    let read = move || settings.with(|settings| settings.preferences.has(Preference::WelcomeRead));
    let dismiss = move |()| {
        settings.update(|settings| {
            settings.preferences = settings.preferences.with(Preference::WelcomeRead, true)
        });
    };
    effect(move || {
        let begun = game.played.with(|game| !game.game().plies().is_empty());
        if begun && !untrack(read) {
            dismiss(());
        }
    });
    let sentences = move || {
        (0..3)
            .map(|line| view! { <p>{move || i18n.text().assist().welcome[line]}</p> }.into_any())
            .collect_view()
    };
    view! {
        <When condition=move || !read() && is_initial_game(game)>
            <section class="welcome" aria-label=move || i18n.text().app().title>
                {sentences()}
                <Button
                    name="welcomed"
                    label=|text| text.play().dismiss
                    on_press=dismiss
                />
            </section>
        </When>
    }
}
