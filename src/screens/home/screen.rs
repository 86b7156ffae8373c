use leptos::prelude::*;

use super::{
    RECORD_CARDS, computer_card::ComputerCard, current_game_card::CurrentGameCard,
    first_game_card::FirstGameCard,
};
use crate::game::use_game;
use komadai_model::{GameOptions, Route};
use komadai_ui::{Button, Icon, Lazy, When, use_i18n};

/// What to do now, as cards: go on, play, open a record.
#[component]
pub fn HomeScreen(
    /// Whether this screen is the one that is shown.
    #[prop(into)]
    visible: Signal<bool>,
) -> impl IntoView {
    let i18n = use_i18n();
    let game = use_game();
    let has_moves = Memo::new(move |_| game.with(|game| !game.game().plies().is_empty()));
    view! {
        <When condition=visible>
            <main class="home">
                <header class="home-head">
                    <h1 tabindex="-1">{move || i18n.text().app().title}</h1>
                    <When condition=move || !has_moves.get()>
                        <p>{move || i18n.text().home().about}</p>
                    </When>
                </header>
                <div class="home-cards">
                    <When condition=has_moves>
                        <CurrentGameCard/>
                    </When>
                    <When condition=move || !has_moves.get()>
                        <FirstGameCard/>
                    </When>
                    <ComputerCard/>
                    <TwoPlayersCard/>
                    <Lazy module=&RECORD_CARDS/>
                </div>
            </main>
        </When>
    }
}

/// A game between two people on this device.
#[component]
fn TwoPlayersCard() -> impl IntoView {
    let i18n = use_i18n();
    let game = use_game();
    view! {
        <section class="home-card home-small" aria-labelledby="home-two-players">
            <h2 id="home-two-players">
                <Icon name="people"/>
                {move || i18n.text().home().two_players}
            </h2>
            <p class="home-hint">
                {move || i18n.text().home().two_players_hint} " "
                <TwoDevicesLink/>
            </p>
            <div class="home-buttons">
                <Button
                    name="two-players"
                    label=|text| text.home().start
                    on_press=move |()| game.begin_from_elsewhere(GameOptions::even())
                />
                <Button
                    name="set-up-game"
                    class="quiet"
                    label=|text| text.home().options
                    on_press=move |()| game.set_up_from_elsewhere()
                />
                // On a phone, where the hint is not shown, in place of the other choices.
                <TwoDevicesLink class="button home-two-devices"/>
            </div>
        </section>
    }
}

/// Leads to games with somebody elsewhere.
#[component]
fn TwoDevicesLink(#[prop(optional)] class: &'static str) -> impl IntoView {
    let i18n = use_i18n();
    view! {
        <a class=class data-action="two-devices" href=format!("#{}", Route::REMOTE)>
            {move || i18n.text().home().two_devices}
        </a>
    }
}
