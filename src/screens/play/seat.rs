use leptos::prelude::*;
use shogi::Color;

use crate::game::use_game;
use komadai_board::{ClockFace, Ticker};
use komadai_texts::player_name;
use komadai_ui::{When, use_i18n};

/// The name and the clock of a side, and whether it is to move.
#[component]
pub fn Seat(color: Color, ticker: Ticker) -> impl IntoView {
    let (game, i18n) = (use_game(), use_i18n());
    let name = move || game.with_painted(|game| player_name(game, color, i18n.text()));
    let on_turn = move || game.with_painted(|game| !game.is_over() && game.side_to_act() == color);
    let lost = move || game.with_painted(|game| game.resigned() == Some(color));
    view! {
        <div class="seat" data-seat=color.name() data-turn=on_turn>
            <p class="seat-player">
                <SideMark color/>
                <span class="seat-name">{move || name()}</span>
                <When condition=on_turn>
                    <span class="seat-turn">{move || i18n.text().play().to_move}</span>
                </When>
                <When condition=lost>
                    <span class="seat-said" data-said="lost">
                        {move || i18n.text().play().lost}
                    </span>
                </When>
            </p>
            <ClockFace color clock=game.clock ticker/>
        </div>
    }
}

/// The colour of a side as a mark, dark or light.
#[component]
pub fn SideMark(color: Color) -> impl IntoView {
    view! { <span class="seat-mark" data-color=color.name() aria-hidden="true"></span> }
}
