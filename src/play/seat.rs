use leptos::prelude::*;
use shogi::Color;

use super::{move_text, table::PlayTable};
use crate::{
    clock::{ClockFace, Ticker},
    reactive::{Shown, flag, line, mark, words},
};

/// What stands beyond a side's komadai: its name, whether it is to move, its
/// clock.
#[component]
pub fn Seat(color: Color, table: PlayTable, ticker: Ticker) -> impl IntoView {
    let words = words();
    let name = line(move || {
        table
            .game
            .with(|game| move_text::player(game, color, words.now()))
    });
    let on_turn = move || {
        table
            .game
            .with(|game| !game.is_over() && game.game().position().turn() == color)
    };
    view! {
        <div class="seat" data-seat=color.name() data-turn=mark(on_turn)>
            <p class="seat-player">
                <span class="seat-mark" data-color=color.name() aria-hidden="true"></span>
                <span class="seat-name">{name}</span>
                <Shown when=flag(on_turn)>
                    <span class="seat-turn">{words.of(|text| text.play.to_move)}</span>
                </Shown>
            </p>
            <ClockFace color=color clock=table.clock ticker=ticker/>
        </div>
    }
}
