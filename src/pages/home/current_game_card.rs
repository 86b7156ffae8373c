use leptos::prelude::*;
use shogi::Color;

use crate::{
    board::MiniBoard,
    state::{use_current_game, use_i18n, use_settings},
};
use komadai_model::{GameOptions, PlayedGame, Route, i18n::Text, program_name};

/// The game on the board, to go on with, or to look at once it is over.
#[component]
pub fn CurrentGameCard() -> impl IntoView {
    let (settings, i18n) = (use_settings(), use_i18n());
    let game = use_current_game().game;
    let kings = settings.with_untracked(|settings| settings.kings);
    let position = Memo::new(move |_| game.with(|game| *game.game().position()));
    let flipped = Memo::new(move |_| game.with(|game| sits_white(game.options())));
    let is_over = Memo::new(move |_| game.with(PlayedGame::is_over));
    let title = move || match is_over.get() {
        true => i18n.text().home().last_game,
        false => i18n.text().home().unfinished,
    };
    let about = move || game.with(|game| players(game, i18n.text()));
    let step = move || {
        let text = i18n.text();
        match game.with(|game| (game.is_over(), game.move_number())) {
            (true, _) => String::new(),
            (false, number) => {
                let side = game.with(PlayedGame::side_to_act);
                (text.play().turn)(number, (text.shogi_terms().color)(side))
            }
        }
    };
    let link = move || match is_over.get() {
        true => (review(), i18n.text().home().review),
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
            </div>
        </section>
    }
}

/// Whether the only person at the board has White.
fn sits_white(options: &GameOptions) -> bool {
    options.is_person(Color::White) && !options.is_person(Color::Black)
}

/// Who plays against whom.
fn players(game: &PlayedGame, text: Text) -> String {
    let options = game.options();
    let [black, white] = Color::ALL.map(|color| match options.seats[color].computer() {
        _ if !options.names[color].is_empty() => options.names[color].clone(),
        Some(computer) => program_name(computer),
        None => (text.shogi_terms().color)(color).to_owned(),
    });
    (text.game_summary().against)(&black, &white)
}

/// The record of the game on the board.
fn review() -> Route {
    Route::Record {
        query: Some("play".to_owned()),
    }
}
