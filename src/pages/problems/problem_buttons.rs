use leptos::{html, prelude::*};

use super::trainer::Trainer;
use crate::{
    components::Button,
    lesson::focus_next_when_solved,
    state::use_i18n,
    web::{clipboard, location},
};
use komadai_model::{
    Route,
    lesson::StepPhase,
    problems::{OwnProblem, Training},
};

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
    let has_hint = move || trainer.hint.get().is_some();
    let is_end = Signal::derive(move || is_solved.get() && !trainer.has_next.get());
    focus_next_when_solved(lesson, table, root);
    view! {
        <div class="lesson-buttons" node_ref=root>
            {move || match has_hint() {
                false => view! {
                    <Button
                        name="problem-hint"
                        icon="hint"
                        label=|text| text.learn().hint
                        on_press=move |()| trainer.give_hint()
                        hidden=no_hint
                    />
                }
                .into_any(),
                true => view! {
                    <Button
                        name="problem-hint"
                        icon="hint"
                        label=|text| text.problems().more_help
                        on_press=move |()| trainer.give_hint()
                        hidden=no_hint
                    />
                }
                .into_any(),
            }}
            <Button
                name="problem-solution"
                label=|text| text.learn().show_me
                on_press=move |()| trainer.show_solution()
                hidden=Signal::derive(move || is_run || is_showing.get())
            />
            <Button
                name="problem-again"
                label=|text| text.learn().again
                on_press=move |()| lesson.try_again()
                hidden=Signal::derive(move || is_run || !is_wrong.get() && !is_solved.get())
            />
            {(!is_run).then(|| view! { <ShareButton trainer/> })}
            <button
                type="button"
                class="button"
                class:primary=move || is_solved.get()
                data-action="problem-next"
                hidden=move || is_run || !trainer.has_next.get()
                on:click=move |_| trainer.next()
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
    let is_copied = RwSignal::new(false);
    let copy = move |()| {
        let problem = trainer.problem.get_untracked();
        let training = match trainer.training() {
            Training::Own(_) | Training::Position(_) => {
                Training::Position(OwnProblem::from(&*problem))
            }
            _ => Training::One(problem.id()),
        };
        let address = location::url_with_fragment(&Route::training(&training).to_string());
        clipboard::write_text(
            &address,
            Box::new(move |is_done| _ = is_copied.try_set(is_done)),
        );
    };
    let problem = Memo::new(move |_| trainer.problem.with(|problem| problem.id()));
    Effect::new(move |_| {
        problem.track();
        is_copied.set(false);
    });
    view! {
        <Button
            name="problem-share"
            icon="open"
            class="quiet"
            label=|text| text.problems().share
            on_press=copy
        />
        <span class="problem-shared" role="status">
            {move || is_copied.get().then(|| i18n.text().problems().shared)}
        </span>
    }
}
