//! The author's marks over the board.
use komadai_records::Mark;
use leptos::{html, prelude::*};

use super::{EmbedController, marks_and_errors::MARKS_AND_ERRORS};
use komadai_ui::{effect, lazy};

/// The author's marks, drawn over a table.
#[component]
pub fn Marks(controller: EmbedController, table: NodeRef<html::Div>) -> impl IntoView {
    let svg = RwSignal::new(String::new());
    let loaded = RwSignal::new(false);
    let mut requested = false;
    effect(move || {
        controller.resized.track();
        controller.view.track();
        controller.style();
        let mut marks: Vec<Mark> = controller.option(|options| options.marks.clone(), Vec::new());
        controller.stage.with(|stage| {
            // The author's are meant for where the board begins.
            if !stage.is_at_begin() {
                marks.clear();
            }
            marks.extend(stage.frame().marks.iter().copied());
        });
        table.track();
        loaded.track();
        if marks.is_empty() {
            return svg.set(String::new());
        }
        match MARKS_AND_ERRORS.get() {
            Some(module) => svg.set((module.marks)(&marks, table)),
            None if !requested => {
                requested = true;
                lazy::load(
                    MARKS_AND_ERRORS.load_fn(),
                    Box::new(move || loaded.set(true)),
                );
            }
            None => {}
        }
    });
    view! { <div class="embed-marks" aria-hidden="true" inner_html=move || svg.get()></div> }
}
