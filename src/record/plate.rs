use core::time::Duration;

use leptos::prelude::*;
use shogi::{Color, record::key};

use super::desk::Desk;
use crate::{
    element::{El, el},
    i18n::Text,
    session::review::Review,
};

/// What stands beyond a side's komadai: its name, and the time it has used.
pub fn plate(desk: Desk, color: Color) -> El {
    let words = desk.words;
    let name = move || desk.review.with(|review| name(review, color, words.now()));
    let on_turn = move || desk.scene.with(|scene| scene.mover == Some(color));
    let spent = move || {
        let spent = desk.review.with(|review| spent(review, color));
        spent.map_or_else(String::new, |spent| {
            (words.now().record().screen.spent)(spent)
        })
    };
    let mark = el("span")
        .class("seat-mark")
        .attr("data-color", color.name())
        .attr("aria-hidden", "true");
    let player = el("p")
        .class("seat-player")
        .child(mark)
        .child(el("span").class("seat-name").says(name));
    el("div")
        .class("seat")
        .attr("data-seat", color.name())
        .mark("data-turn", on_turn)
        .child(player)
        .child(el("p").class("record-spent").says(spent))
}

/// The player's name; the side's where none is given.
fn name(review: &Review, color: Color, text: &Text) -> String {
    let headers = &review.record().headers;
    let is_handicap = headers.get(key::RECEIVER).is_some() || headers.get(key::GIVER).is_some();
    let side = match is_handicap {
        true => (text.terms.handicap_side)(color),
        false => (text.terms.color)(color),
    };
    match headers.name(color) {
        Some(name) if !name.is_empty() => name.to_owned(),
        _ => side.to_owned(),
    }
}

/// What a side has used up to the cursor, where it is known.
fn spent(review: &Review, color: Color) -> Option<Duration> {
    let record = review.record();
    let of_side = review.path().iter().filter_map(|&id| {
        let node = record.node(id);
        (node.ply()?.by == color).then(|| node.spent())?
    });
    of_side.reduce(|sum, spent| sum.saturating_add(spent))
}
