use leptos::prelude::*;

use super::controller::LessonController;
use komadai_model::lesson::{StepPhase, StepState};
use komadai_ui::use_i18n;

/// What is said of the reader's answer, and the hint.
#[component]
pub fn Verdict(controller: LessonController) -> impl IntoView {
    let i18n = use_i18n();
    let learn = move || i18n.text().learn();
    let title = move || {
        let is_read = controller.with_step(|step| step.step().texts.right.is_empty());
        match controller.phase() {
            StepPhase::Solved if is_read => "",
            StepPhase::Solved if controller.with_step(StepState::has_seen_solution) => {
                learn().solution
            }
            StepPhase::Solved => learn().right,
            StepPhase::Wrong => learn().not_right,
            StepPhase::Waiting => learn().other_side_thinks,
            _ if controller.reply_failed.get() => learn().no_reply,
            _ => "",
        }
    };
    let text = move || {
        controller.with_step(|step| match step.phase() {
            StepPhase::Solved => step.step().texts.right.clone(),
            StepPhase::Wrong => step.wrong_text().unwrap_or_default().to_owned(),
            _ => String::new(),
        })
    };
    let rating = controller.step_signal(StepState::rating);
    let result = move || match controller.phase() {
        StepPhase::Solved => "right",
        StepPhase::Wrong => "wrong",
        _ => "open",
    };
    let hint = move || {
        let hint = controller.with_step(|step| step.step().texts.hint.clone());
        let is_shown = controller.hint_shown.get() && controller.phase() != StepPhase::Solved;
        is_shown.then_some(hint)
    };
    view! {
        <div class="lesson-verdict" role="status" data-result=result>
            <strong>{title}</strong>
            {move || rating.get().map(|stars| view! { <Rating stars/> })}
            <div inner_html=text></div>
        </div>
        <div class="lesson-hint" role="status">
            {move || hint().map(|hint| view! { <div inner_html=hint></div> })}
        </div>
    }
}

/// So many stars of three.
#[component]
fn Rating(stars: u8) -> impl IntoView {
    let i18n = use_i18n();
    let filled = usize::from(stars.min(3));
    view! {
        <span
            class="lesson-rating"
            role="img"
            aria-label=move || (i18n.text().learn().rating)(stars)
        >
            {"★".repeat(filled)}
            <span class="lesson-rating-missed">{"★".repeat(3 - filled)}</span>
        </span>
    }
}
