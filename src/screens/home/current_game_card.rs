use leptos::prelude::*;
use shogi::Color;

use crate::{game::use_game, state::use_settings};
use komadai_board::MiniBoard;
use komadai_model::{PlayedGame, Route};
use komadai_texts::{Text, player_name, turn_text};
use komadai_ui::use_i18n;

/// The game on the board, to go on with, or to look at once it is over.
#[component]
pub fn CurrentGameCard() -> impl IntoView {
    let (settings, i18n) = (use_settings(), use_i18n());
    let game = use_game();
    let kings = settings.with_untracked(|settings| settings.kings);
    let position = Memo::new(move |_| game.with(|game| *game.game().position()));
    let flipped =
        Memo::new(move |_| game.with(|game| game.options().only_person() == Some(Color::White)));
    let is_over = Memo::new(move |_| game.with(PlayedGame::is_over));
    let title = move || match is_over.get() {
        true => i18n.text().home().last_game,
        false => i18n.text().home().unfinished,
    };
    let about = move || game.with(|game| players(game, i18n.text()));
    let step = move || match is_over.get() {
        true => String::new(),
        false => game.with(|game| turn_text(game, i18n.text())),
    };
    let link = move || match is_over.get() {
        true => (Route::played_review(), i18n.text().home().review),
        false => (Route::PLAY, i18n.text().home().resume),
    };
    view! {
        <section class="home-card home-first" aria-labelledby="home-current">
            <MiniBoard
                position
                flipped
                kings
                label=i18n.signal(|text| text.home().board)
            />
            <div class="home-words">
                <h2 id="home-current">{title}</h2>
                <p>{about}</p>
                <p class="home-hint">{step}</p>
                <a
                    class="button primary"
                    data-action="resume"
                    href=move || format!("#{}", link().0)
                >
                    {move || link().1}
                </a>
                <a class="home-learn" href=format!("#{}", Route::LEARN) data-action="learn">
                    {move || i18n.text().home().learn_start}
                </a>
            </div>
        </section>
    }
}

/// Who plays against whom.
fn players(game: &PlayedGame, text: Text) -> String {
    let [black, white] = Color::ALL.map(|color| player_name(game, color, text));
    (text.game_summary().against)(&black, &white)
}
