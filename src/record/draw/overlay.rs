use leptos::prelude::*;
use shogi::record::Mark;

use super::{Draw, TABLE};
use crate::{
    board::overlaid,
    diagram::Overlay,
    element::{El, el},
    session::Pencil,
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
    draw.desk.review.with_untracked(|review| {
        let marks: &[Mark] = if is_bare { &[] } else { review.marks() };
        let overlay = Overlay {
            marks,
            pending,
            hints: &hints,
        };
        overlaid(&overlay, TABLE)
    })
}
