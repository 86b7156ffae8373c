use komadai_records::Mark;
use leptos::prelude::*;

use super::controller::{DrawController, TABLE, use_draw};
use komadai_board::overlaid;
use komadai_model::{AnnotationTool, diagram};

/// The marks on the position, over the board and both hands.
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
    let pending = draw.pencil.with(AnnotationTool::pending);
    let takeover = draw.record.takeover;
    let (own, pointed) = (draw.marks.read(), takeover.pointed.read());
    let marks: &[Mark] = match takeover.is_on_board() {
        true => &pointed,
        false => &own,
    };
    let hints = takeover.arrows.read();
    let better = takeover.better.get();
    if marks.is_empty() && pending.is_none() && hints.is_empty() && better.is_none() {
        return String::new();
    }
    let overlay = diagram::Overlay {
        marks,
        pending,
        hints: &hints,
        better,
        ..diagram::Overlay::default()
    };
    overlaid(&overlay, TABLE)
}
