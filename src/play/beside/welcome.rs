//! The first visit explains itself, in three sentences.
use leptos::prelude::*;

use crate::{
    components::{Button, When},
    play::rest::Rest,
    state::{effect, use_i18n},
};
use komadai_model::Habit;

/// The sentences, until they are dismissed or the first move is made.
#[component]
pub fn Welcome(rest: Rest) -> impl IntoView {
    let Rest {
        table, settings, ..
    } = rest;
    let i18n = use_i18n();
    let read = move || settings.with(|settings| settings.manner.has(Habit::Welcomed));
    let dismiss = move |()| {
        settings.update(|settings| settings.manner = settings.manner.with(Habit::Welcomed, true));
    };
    effect(move || {
        let begun = table.game.with(|game| !game.game().plies().is_empty());
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
        <When condition=move || !read() && rest.is_plain()>
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
