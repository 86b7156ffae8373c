use leptos::prelude::*;
use shogi::Color;

use super::{move_text, table::PlayTable};
use crate::{
    clock::{ClockFace, Ticker},
    view::{Shown, dynamic},
};

/// What stands beyond a side's komadai: its name, whether it is to move, its
/// clock.
#[component]
pub fn Seat(color: Color, table: PlayTable, ticker: Ticker) -> impl IntoView {
    let text = move || table.language.get().text();
    let name = move || {
        table
            .game
            .with(|game| move_text::player(game, color, text()))
    };
    let on_turn = Memo::new(move |_| {
        table
            .game
            .with(|game| !game.is_over() && game.game().position().turn() == color)
    });
    view! {
        <div class="seat" data-seat=color.name() data-turn=Signal::derive(move || on_turn.get().then_some(""))>
            <p class="seat-player">
                <span class="seat-mark" data-color=color.name() aria-hidden="true"></span>
                <span class="seat-name">{name}</span>
                <Shown when=Signal::derive(move || on_turn.get())>
                    <span class="seat-turn">{dynamic(move || text().play.to_move)}</span>
                </Shown>
            </p>
            <ClockFace color=color clock=table.clock() ticker=ticker/>
        </div>
    }
}
