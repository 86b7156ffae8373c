use komadai_lessons::Goal;
use leptos::prelude::*;

use super::{LessonButton, controller::LessonController};
use komadai_ui::When;

/// The way through the moves of a step that is read.
#[component]
pub fn StepLine(controller: LessonController) -> impl IntoView {
    let has_line = controller.step_signal(|step| {
        let is_line = matches!(step.step().goal, Goal::Read { .. } | Goal::Winner { .. });
        is_line && step.place().1 > 0
    });
    let place = controller.step_signal(|step| step.place());
    let at_start = Signal::derive(move || place.get().0 == 0);
    let at_end = Signal::derive(move || place.get().0 == place.get().1);
    let go = move |by: isize| {
        controller.act(|step| {
            let index = step.place().0.saturating_add_signed(by);
            step.show(index)
        });
    };
    view! {
        <When condition=has_line>
            <div class="lesson-line">
                <LessonButton
                    name="lesson-previous-move"
                    label=|text| text.previous_move
                    on_press=move |()| go(-1)
                    inactive=at_start
                />
                <LessonButton
                    name="lesson-next-move"
                    label=|text| text.next_move
                    on_press=move |()| go(1)
                    primary=Signal::derive(move || !at_end.get())
                    inactive=at_end
                />
                <span class="lesson-line-place">
                    {move || place.with(|(at, of)| format!("{at} / {of}"))}
                </span>
            </div>
        </When>
    }
}
