use komadai_records::Mark;
use leptos::{html, prelude::*};

use super::controller::LessonController;
use komadai_board::{BoardStyle, overlaid_in};
use komadai_model::{diagram::Overlay, lesson::StepState};
use komadai_ui::after_paint;

/// What is drawn on the board of a step.
#[component]
pub fn StepMarks(
    controller: LessonController,
    table: NodeRef<html::Div>,
    style: Memo<BoardStyle>,
    #[prop(into)] resized: Signal<()>,
    /// Marks besides those of the step.
    #[prop(optional, into)]
    extra: Signal<Vec<Mark>>,
) -> impl IntoView {
    // The board lies where it will be only once it is painted.
    let painted = after_paint(move || {
        style.track();
        resized.track();
    });
    let html = move || {
        painted.track();
        let extra = extra.get();
        controller.with_step(|step| svg(step, extra, table))
    };
    view! { <div class="lesson-marks" aria-hidden="true" inner_html=html></div> }
}

fn svg(step: &StepState, extra: Vec<Mark>, table: NodeRef<html::Div>) -> String {
    let marks = [step.marks(), extra].concat();
    let overlay = Overlay {
        marks: &marks,
        stars: &step.stars_left(),
        selectable: step.selectable_squares(),
        ..Overlay::default()
    };
    overlaid_in(&overlay, table)
}
