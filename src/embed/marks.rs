//! The author's marks over the board.
use leptos::{html, prelude::*};
use shogi::record::Mark;

use super::{Show, marks_and_errors::EXTRAS};
use crate::{later, state::effect};

/// The author's marks, drawn over a table.
#[component]
pub fn Marks(show: Show, table: NodeRef<html::Div>) -> impl IntoView {
    let svg = RwSignal::new(String::new());
    let come = RwSignal::new(false);
    let mut asked = false;
    effect(move || {
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
        table.track();
        come.track();
        if marks.is_empty() {
            return svg.set(String::new());
        }
        match EXTRAS.code() {
            Some(extras) => svg.set((extras.marks)(&marks, table)),
            None if !asked => {
                asked = true;
                later::load(EXTRAS.fetch(), Box::new(move || come.set(true)));
            }
            None => {}
        }
    });
    view! { <div class="embed-marks" aria-hidden="true" inner_html=move || svg.get()></div> }
}
