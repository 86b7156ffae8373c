use leptos::prelude::*;
use shogi::record::Mark;

use super::controller::{DrawController, TABLE, use_draw};
use crate::board::overlaid;
use komadai_model::{Pencil, diagram};

/// The marks on the position, over the table.
#[component]
pub fn Overlay() -> impl IntoView {
    let draw = use_draw();
    view! {
        <div
            class="record-marks"
            aria-hidden="true"
            prop:innerHTML=move || svg(draw)
        ></div>
    }
}

fn svg(draw: DrawController) -> String {
    draw.layout.track();
    let pending = draw.pencil.with(Pencil::pending);
    let takeover = draw.record.takeover;
    let is_bare = draw.marks.with(String::is_empty) || takeover.is_on_board();
    let hints = takeover.arrows.read();
    if is_bare && pending.is_none() && hints.is_empty() {
        return String::new();
    }
    draw.record.with_review_untracked(|review| {
        let marks: &[Mark] = if is_bare { &[] } else { review.marks() };
        let overlay = diagram::Overlay {
            marks,
            pending,
            hints: &hints,
        };
        overlaid(&overlay, TABLE)
    })
}
