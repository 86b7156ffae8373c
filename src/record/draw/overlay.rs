use leptos::prelude::*;
use shogi::record::Mark;

use super::{DrawController, TABLE};
use crate::board::overlaid;
use komadai_model::{Pencil, diagram};

/// The marks on the position, over the table.
#[component]
pub fn Overlay(draw: DrawController) -> impl IntoView {
    view! {
        <div
            class="record-marks"
            aria-hidden="true"
            prop:innerHTML=move || svg(draw)
        ></div>
    }
}

fn svg(draw: DrawController) -> String {
    draw.laid_out.track();
    let pending = draw.pencil.with(Pencil::pending);
    let guest = draw.controller.takeover;
    let is_bare = draw.marks.with(String::is_empty) || guest.is_on_board();
    let hints = guest.arrows.read();
    if is_bare && pending.is_none() && hints.is_empty() {
        return String::new();
    }
    draw.controller.review.with_untracked(|review| {
        let marks: &[Mark] = if is_bare { &[] } else { review.marks() };
        let overlay = diagram::Overlay {
            marks,
            pending,
            hints: &hints,
        };
        overlaid(&overlay, TABLE)
    })
}
