use leptos::prelude::*;

use super::Attending;
use crate::{board::overlaid, diagram::Overlay, element::el, platform::extent, reactive::watch};

/// The table with both komadai.
const TABLE: &str = ".play-table";

/// Arrows over the table.
pub fn marks(attending: Attending) -> AnyView {
    // Changes when things stand elsewhere on the screen.
    let laid_out = RwSignal::new(0);
    let measure = move || {
        laid_out.try_update(|times| *times += 1);
    };
    extent::on_resized(TABLE, measure);
    watch(move || {
        attending.settings.track();
        request_animation_frame(measure);
    });
    el("div")
        .class("play-marks")
        .attr("aria-hidden", "true")
        .prop("innerHTML", move || {
            laid_out.track();
            svg(attending)
        })
        .view()
}

fn svg(attending: Attending) -> String {
    let marks = attending.arrows();
    if marks.is_empty() {
        return String::new();
    }
    let overlay = Overlay {
        marks: &marks,
        pending: None,
        hints: &[],
    };
    overlaid(&overlay, TABLE)
}
