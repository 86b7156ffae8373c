use leptos::prelude::*;
use shogi::Position;

use crate::{game::use_game, state::use_settings};
use komadai_board::MiniBoard;
use komadai_model::{GameOptions, Route};
use komadai_ui::{Button, use_i18n};

/// For who has never played: the course, or a first game against the easiest level, without a
/// clock, with help.
#[component]
pub fn FirstGameCard() -> impl IntoView {
    let (settings, i18n) = (use_settings(), use_i18n());
    let game = use_game();
    let kings = settings.with_untracked(|settings| settings.kings);
    let begin = move |()| {
        settings.update(|settings| {
            settings.look = settings.look.with_move_hints(true);
            settings.holds_blunders = true;
        });
        game.begin_from_elsewhere(GameOptions::first_game());
    };
    view! {
        <section class="home-card home-first" aria-labelledby="home-first">
            <MiniBoard
                position=Signal::stored(Position::startpos())
                flipped=Signal::stored(false)
                kings
                label=i18n.signal(|text| text.home().board)
            />
            <div class="home-words">
                <h2 id="home-first">{move || i18n.text().home().first_game}</h2>
                <p class="home-hint">{move || i18n.text().home().first_game_hint}</p>
                <a class="button primary" href=format!("#{}", Route::LEARN) data-action="learn">
                    {move || i18n.text().home().learn_start}
                </a>
                <Button
                    name="first-game"
                    label=|text| text.home().first_game_start
                    on_press=begin
                />
            </div>
        </section>
    }
}
