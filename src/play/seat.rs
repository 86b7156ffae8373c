use leptos::prelude::*;
use shogi::Color;

use super::{move_text, table::PlayTable};
use crate::{
    clock::{ClockFace, Ticker},
    element::{El, el},
    reactive::shown,
};

/// What stands beyond a side's komadai: its name, whether it is to move, its
/// clock.
pub fn seat(color: Color, table: PlayTable, ticker: Ticker) -> El {
    let words = table.words;
    let name = move || {
        table
            .game
            .with(|game| move_text::player(game, color, words.now()))
    };
    let on_turn = move || {
        table
            .game
            .with(|game| !game.is_over() && game.on_move() == color)
    };
    let to_move = move || {
        el("span")
            .class("seat-turn")
            .word(words, |text| text.play.to_move)
            .view()
    };
    let player = el("p")
        .class("seat-player")
        .child(mark_of(color))
        .child(el("span").class("seat-name").says(name))
        .child(shown(on_turn, to_move));
    el("div")
        .class("seat")
        .attr("data-seat", color.name())
        .mark("data-turn", on_turn)
        .child(player)
        .child(view! { <ClockFace color=color clock=table.clock ticker=ticker/> }.into_any())
}

/// The side's piece: dark or light.
pub fn mark_of(color: Color) -> El {
    el("span")
        .class("seat-mark")
        .attr("data-color", color.name())
        .attr("aria-hidden", "true")
}
