//! The author's marks over the board.
use leptos::{html, prelude::*};
use shogi::record::Mark;

use super::{EmbedController, marks_and_errors::MARKS_AND_ERRORS};
use crate::{lazy, state::effect};

/// The author's marks, drawn over a table.
#[component]
pub fn Marks(controller: EmbedController, table: NodeRef<html::Div>) -> impl IntoView {
    let svg = RwSignal::new(String::new());
    let come = RwSignal::new(false);
    let mut asked = false;
    effect(move || {
        controller.resized.track();
        controller.scene.track();
        controller.style();
        let mut marks: Vec<Mark> = controller.option(|wishes| wishes.marks.clone(), Vec::new());
        controller.stage.with(|stage| {
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
        match MARKS_AND_ERRORS.get() {
            Some(extras) => svg.set((extras.marks)(&marks, table)),
            None if !asked => {
                asked = true;
                lazy::load(MARKS_AND_ERRORS.load_fn(), Box::new(move || come.set(true)));
            }
            None => {}
        }
    });
    view! { <div class="embed-marks" aria-hidden="true" inner_html=move || svg.get()></div> }
}
