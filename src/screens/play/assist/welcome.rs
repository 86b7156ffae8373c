//! The first visit explains itself, in three sentences, and offers a first game.
use leptos::prelude::*;
use shogi::{GameRules, Handicap};

use crate::{
    game::{GameController, use_game},
    state::use_settings,
};
use komadai_model::{GameOptions, Preference};
use komadai_ui::{Button, DialogButtons, When, effect, use_i18n};
use komadai_web::dom;

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
        let begun = game.with(|game| !game.game().plies().is_empty());
        if begun && !untrack(read) {
            dismiss(());
        }
    });
    let are_both_here =
        move || game.with(|game| !game.options().has_computer() && !game.options().has_remote());
    let begin = move |()| {
        settings.update(|settings| settings.look = settings.look.with_move_hints(true));
        dismiss(());
        game.begin(GameOptions::first_game());
    };
    // On a phone the first sentence alone covers no square.
    let is_unfolded = RwSignal::new(false);
    let unfold = move |_| {
        dom::restore_focus_to(&["[data-action=welcomed]"]);
        is_unfolded.set(true);
    };
    let sentence = move |line: usize| i18n.text().assist().welcome[line];
    view! {
        <When condition=move || !read() && is_initial_game(game) && are_both_here()>
            <section
                class="welcome"
                aria-label=move || i18n.text().app().title
                data-unfolded=move || is_unfolded.get()
            >
                <p>
                    {move || sentence(0)} " "
                    <button
                        type="button"
                        class="welcome-more"
                        data-action="welcome-more"
                        on:click=unfold
                    >
                        {move || i18n.text().assist().read_on}
                    </button>
                </p>
                <p class="welcome-rest">{move || sentence(1)}</p>
                <p class="welcome-rest">{move || sentence(2)}</p>
                <DialogButtons>
                    <Button
                        name="first-game"
                        class="primary"
                        label=|text| text.assist().first_game
                        on_press=begin
                    />
                    <Button
                        name="welcomed"
                        label=|text| text.play().dismiss
                        on_press=dismiss
                    />
                </DialogButtons>
            </section>
        </When>
    }
}

/// Whether the game is that of a first visit, and has not begun.
fn is_initial_game(game: GameController) -> bool {
    !game.storage.is_replay()
        && game.with_painted(|game| {
            let setup = game.options();
            game.game().plies().is_empty()
                && !setup.is_timed()
                && setup.handicap() == Some(Handicap::Even)
                && setup.rules == GameRules::STANDARD
        })
}
