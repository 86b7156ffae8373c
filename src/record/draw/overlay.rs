use leptos::prelude::*;
use shogi::{Origin, record::Mark};

use super::{Draw, TABLE};
use crate::{
    board::place_selector,
    diagram::{Area, Overlay},
    element::{El, el},
    platform::extent,
    session::{Pencil, Place},
};

/// The marks on the position, over the table.
pub fn overlay(draw: Draw) -> El {
    el("div")
        .class("record-marks")
        .attr("aria-hidden", "true")
        .prop("innerHTML", move || svg(draw))
}

fn svg(draw: Draw) -> String {
    draw.laid_out.track();
    let pending = draw.pencil.with(Pencil::pending);
    let guest = draw.desk.guest;
    let is_bare = draw.marks.with(String::is_empty) || guest.is_on_board();
    let hints = guest.arrows.read();
    if is_bare && pending.is_none() && hints.is_empty() {
        return String::new();
    }
    let Some(table) = seen(TABLE) else {
        return String::new();
    };
    let place = |origin| {
        let place = match origin {
            Origin::Board(square) => Place::Square(square),
            Origin::Hand(color, kind) => Place::Hand(color, kind),
        };
        seen(&[TABLE, " ", &place_selector(place)].concat())
    };
    draw.desk.review.with_untracked(|review| {
        let marks: &[Mark] = if is_bare { &[] } else { review.marks() };
        Overlay {
            marks,
            pending,
            hints: &hints,
        }
        .svg(table, &place)
    })
}

fn seen(selector: &str) -> Option<Area> {
    let [left, top, width, height] = extent::rectangle(selector)?;
    Some(Area {
        left,
        top,
        width,
        height,
    })
}
