use komadai_lessons::Goal;
use leptos::{html, prelude::*};

use super::{LessonButton, controller::LessonController, step_answer::CheckButton};
use komadai_model::lesson::{LessonState, StepPhase, StepState};
use komadai_ui::{When, after_paint, effect};
use komadai_web::dom;

/// What can be done in a step besides the task: help, back and on.
#[component]
pub fn StepButtons(
    controller: LessonController,
    /// Holds the board.
    table: NodeRef<html::Div>,
) -> impl IntoView {
    let finished = controller.finished;
    let root = NodeRef::<html::Div>::new();
    let is_solved = Signal::derive(move || controller.phase() == StepPhase::Solved);
    let needs_no_help = Signal::derive(move || {
        let is_read = controller.with_step(|step| matches!(step.step().goal, Goal::Read { .. }));
        is_read || is_solved.get() || finished.get()
    });
    let has_no_hint = controller.step_signal(|step| step.step().texts.hint.is_empty());
    let is_showing = Signal::derive(move || controller.phase() == StepPhase::ShowingSolution);
    // A wrong answer is tried again by changing it.
    let can_be_tried_again = move |step: &StepState| match step.phase() {
        StepPhase::Wrong => !step.step().goal.is_answered(),
        StepPhase::Solved => !matches!(step.step().goal, Goal::Read { .. }),
        // On the way to the stars no move is wrong, and the way may be lost.
        StepPhase::Open => matches!(step.step().goal, Goal::Stars { .. }) && step.place().1 > 0,
        _ => false,
    };
    let no_further_attempt =
        Signal::derive(move || finished.get() || !controller.with_step(can_be_tried_again));
    let is_first =
        Signal::derive(move || !finished.get() && controller.state.with(LessonState::index) == 0);
    let is_last = Signal::derive(move || controller.state.with(LessonState::is_last));
    let has_hint = Signal::derive(move || !needs_no_help.get() && !has_no_hint.get());
    focus_next_when_solved(controller, table, root);
    view! {
        <div class="lesson-buttons" node_ref=root>
            <LessonButton
                name="lesson-back"
                label=|text| text.back
                on_press=move |()| controller.back()
                inactive=is_first
            />
            <LessonButton
                name="lesson-hint"
                label=|text| text.hint
                on_press=move |()| controller.hint_shown.update(|shown| *shown = !*shown)
                hidden=Signal::derive(move || !has_hint.get())
                expanded=Signal::derive(move || Some(controller.hint_shown.get()))
            />
            <LessonButton
                name="lesson-solution"
                label=|text| text.show_me
                on_press=move |()| controller.show_solution()
                hidden=needs_no_help
                inactive=is_showing
            />
            <LessonButton
                name="lesson-again"
                label=|text| text.again
                on_press=move |()| controller.try_again()
                hidden=no_further_attempt
            />
            <When condition=move || !finished.get()>
                <CheckButton controller/>
            </When>
            <LessonButton
                name="lesson-next"
                label=|text| text.next
                on_press=move |()| controller.next()
                primary=is_solved
                hidden=Signal::derive(move || finished.get() || is_last.get())
            />
            <LessonButton
                name="lesson-finish"
                label=|text| text.finish
                on_press=move |()| controller.next()
                primary=is_solved
                hidden=Signal::derive(move || finished.get() || !is_last.get())
            />
        </div>
    }
}

/// Who has solved a step by keys goes on with Enter.
pub fn focus_next_when_solved(
    controller: LessonController,
    table: NodeRef<html::Div>,
    root: NodeRef<html::Div>,
) {
    let phase = Memo::new(move |_| controller.phase());
    let painted = after_paint(move || _ = phase.get());
    let mut before = phase.get_untracked();
    effect(move || {
        painted.track();
        let now = phase.get_untracked();
        let is_new = core::mem::replace(&mut before, now) != now;
        let (Some(table), Some(root)) = (table.get_untracked(), root.get_untracked()) else {
            return;
        };
        if is_new && now == StepPhase::Solved && dom::has_focus(&table, "[data-square]") {
            dom::focus_in(&root, ".primary:not([hidden])");
        }
    });
}
