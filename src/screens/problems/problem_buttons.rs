use leptos::{html, prelude::*};

use super::trainer::Trainer;
use crate::router::url_of;
use komadai_board::CURSOR_SQUARE;
use komadai_lesson_view::{CheckButton, focus_next_when_solved};
use komadai_model::{
    Route,
    lesson::StepPhase,
    problems::{OwnProblem, Training},
};
use komadai_ui::{Button, Icon, effect, use_i18n};
use komadai_web::{clipboard, dom};

/// What can be done with a problem besides solving it: help, another attempt, the next one.
#[component]
pub fn ProblemButtons(
    trainer: Trainer,
    /// Holds the board.
    table: NodeRef<html::Div>,
) -> impl IntoView {
    let i18n = use_i18n();
    let lesson = trainer.lesson;
    let root = NodeRef::<html::Div>::new();
    let is_run = trainer.training() == Training::Run;
    let is_solved = Signal::derive(move || lesson.phase() == StepPhase::Solved);
    let is_showing = Signal::derive(move || lesson.phase() == StepPhase::ShowingSolution);
    let is_wrong = Signal::derive(move || lesson.phase() == StepPhase::Wrong);
    let no_hint = Signal::derive(move || is_run || is_solved.get() || is_showing.get());
    let hint_label = move || match trainer.hint() {
        None => i18n.text().learn().hint,
        Some(_) => i18n.text().problems().more_help,
    };
    let is_end = Signal::derive(move || is_solved.get() && !trainer.has_next.get());
    focus_next_when_solved(lesson, table, root);
    view! {
        <div class="lesson-buttons" node_ref=root>
            <button
                type="button"
                class="button"
                data-action="problem-hint"
                hidden=move || no_hint.get()
                aria-disabled=move || (!trainer.can_be_helped()).then_some("true")
                on:click=move |_| trainer.give_hint()
            >
                <Icon name="hint"/>
                <span class="button-label">{hint_label}</span>
            </button>
            <Button
                name="problem-solution"
                label=|text| text.learn().show_me
                on_press=move |()| {
                    if !is_showing.get_untracked() {
                        trainer.show_solution();
                    }
                }
                hidden=Signal::stored(is_run)
                aria_disabled=Signal::derive(move || {
                    (is_showing.get() || trainer.is_asking.get()).then_some(true)
                })
            />
            <Button
                name="problem-again"
                label=|text| text.learn().again
                on_press=move |()| {
                    trainer.try_again();
                    dom::focus_after_render(CURSOR_SQUARE.to_owned());
                }
                hidden=Signal::derive(move || is_run || !is_wrong.get() && !is_solved.get())
            />
            <CheckButton controller=lesson/>
            {(!is_run).then(|| view! { <ShareButton trainer/> })}
            <button
                type="button"
                class="button"
                class:primary=move || is_solved.get()
                data-action="problem-next"
                hidden=move || is_run || !trainer.has_next.get()
                on:click=move |_| {
                    trainer.next();
                    dom::focus_after_render(CURSOR_SQUARE.to_owned());
                }
            >
                {move || i18n.text().problems().next_problem}
            </button>
            <a
                class="button primary"
                href=format!("#{}", Route::PROBLEMS)
                data-action="all-problems"
                hidden=move || is_run || !is_end.get()
            >
                {move || i18n.text().problems().all_problems}
            </a>
        </div>
    }
}

/// Copies an address at which the problem opens.
#[component]
fn ShareButton(trainer: Trainer) -> impl IntoView {
    let i18n = use_i18n();
    // Whether it was copied, once that was tried.
    let is_copied = RwSignal::new(None::<bool>);
    let copy = move |()| {
        let problem = trainer.problem.get_untracked();
        let training = match untrack(|| trainer.is_own()) {
            true => Training::Position(OwnProblem::from(&*problem)),
            false => Training::One(problem.id()),
        };
        let address = url_of(&Route::training(training));
        clipboard::write_text(
            &address,
            Box::new(move |is_done| _ = is_copied.try_set(Some(is_done))),
        );
    };
    let problem = Memo::new(move |_| trainer.problem.with(|problem| problem.id()));
    effect(move || {
        problem.with(|_| ());
        is_copied.set(None);
    });
    view! {
        <Button
            name="problem-share"
            icon="link"
            class="quiet"
            label=|text| text.problems().share
            on_press=copy
        />
        <span class="problem-shared" role="status">
            {move || match is_copied.get()? {
                true => Some(i18n.text().problems().shared),
                false => Some(i18n.text().problems().not_shared),
            }}
        </span>
    }
}
