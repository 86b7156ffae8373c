use leptos::prelude::*;
use shogi::Origin;

use super::Attending;
use crate::{
    board::place_selector,
    diagram::{Area, Overlay},
    element::el,
    platform::extent,
    reactive::watch,
    session::Place,
};

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
    let overlay = Overlay {
        marks: &marks,
        pending: None,
        hints: &[],
    };
    overlay.svg(table, &place)
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
