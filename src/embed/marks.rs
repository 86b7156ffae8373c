//! The author's marks over the board.
use leptos::{html, prelude::*};
use shogi::record::Mark;

use super::Show;
use crate::{board::overlaid_in, diagram::Overlay, element::el, reactive::watch};

pub fn marks(show: Show, table: NodeRef<html::Div>) -> AnyView {
    let svg = RwSignal::new(String::new());
    watch(move || {
        show.resized.track();
        show.scene.track();
        show.style();
        let mut marks: Vec<Mark> = show.wish(|wishes| wishes.marks.clone(), Vec::new());
        show.stage.with(|stage| {
            // The author's are meant for where the board begins.
            if !stage.is_at_begin() {
                marks.clear();
            }
            marks.extend(stage.frame().marks.iter().copied());
        });
        let overlay = Overlay {
            marks: &marks,
            pending: None,
            hints: &[],
        };
        table.track();
        let drawn = if marks.is_empty() {
            String::new()
        } else {
            overlaid_in(&overlay, table)
        };
        svg.set(drawn);
    });
    el("div")
        .class("embed-marks")
        .attr("aria-hidden", "true")
        .prop("innerHTML", move || svg.get())
        .view()
}
