//! The answers to a question that no move answers.
use komadai_lessons::{Goal, Winner};
use leptos::{ev, prelude::*};

use super::{LessonButton, controller::LessonController, marks_text::marked_text};
use komadai_model::lesson::{LessonState, StepPhase, StepState};
use komadai_ui::use_i18n;

/// What the reader answers with, for the goals that have answers.
#[component]
pub fn StepAnswer(controller: LessonController) -> impl IntoView {
    // Made anew for each step only: fields keep the focus while the state changes.
    let step = Memo::new(move |_| controller.state.with(LessonState::index));
    move || {
        // Not `track`, which does not compute a memo.
        step.get();
        let fields = match untrack(|| controller.with_step(|step| step.step().goal.clone())) {
            Goal::Select(_) => view! { <MarkedSquares controller/> }.into_any(),
            Goal::Choose { right } => {
                view! { <Choices controller single=right.len() == 1/> }.into_any()
            }
            Goal::Winner { .. } => view! { <Winners controller/> }.into_any(),
            Goal::Points { .. } => view! { <Points controller/> }.into_any(),
            _ => return ().into_any(),
        };
        view! { <div class="lesson-answer">{fields}</div> }.into_any()
    }
}

/// Has the answer judged. It stands with the other buttons, which are always in view.
#[component]
pub fn CheckButton(controller: LessonController) -> impl IntoView {
    let is_open =
        move |step: &StepState| step.step().goal.is_answered() && step.phase() != StepPhase::Solved;
    view! {
        <LessonButton
            name="lesson-check"
            label=|text| text.check_answer
            on_press=move |()| controller.act(StepState::submit)
            primary=controller.step_signal(is_open)
            hidden=controller.step_signal(move |step| !is_open(step))
            inactive=controller.step_signal(|step| !step.has_answer())
        />
    }
}

#[component]
fn MarkedSquares(controller: LessonController) -> impl IntoView {
    let i18n = use_i18n();
    view! {
        <p class="lesson-marked" role="status">
            {move || controller.with_step(|step| marked_text(step, i18n.text()))}
        </p>
    }
}

/// Answers in words.
#[component]
fn Choices(
    controller: LessonController,
    /// Whether there is one right answer.
    single: bool,
) -> impl IntoView {
    let count = untrack(|| controller.with_step(|step| step.step().texts.choices.len()));
    let choices = (1..=count).map(move |number| {
        let html = move || {
            controller.with_step(|step| {
                let choice = step.step().texts.choices.get(number - 1);
                choice.cloned().unwrap_or_default()
            })
        };
        let label = view! { <span inner_html=html></span> }.into_any();
        let chosen = controller.step_signal(move |step| step.choices().contains(&number));
        view! {
            <Choice
                controller
                single
                value=number.to_string()
                chosen
                on_choose=move |()| {
                    controller.state.update(|lesson| lesson.step.choose(number, single));
                }
                label
            />
        }
    });
    view! { <ChoiceGroup>{choices.collect_view()}</ChoiceGroup> }
}

/// How a game stands.
#[component]
fn Winners(controller: LessonController) -> impl IntoView {
    let i18n = use_i18n();
    let winners = Winner::ALL.map(|winner| {
        let label = move || (i18n.text().learn().winner)(winner);
        view! {
            <Choice
                controller
                single=true
                value=winner.name().to_owned()
                chosen=controller.step_signal(move |step| step.winner() == Some(winner))
                on_choose=move |()| {
                    controller.state.update(|lesson| lesson.step.set_winner(winner));
                }
                label=view! { <span>{label}</span> }.into_any()
            />
        }
    });
    view! { <ChoiceGroup>{winners.into_iter().collect_view()}</ChoiceGroup> }
}

#[component]
fn ChoiceGroup(children: Children) -> impl IntoView {
    let i18n = use_i18n();
    view! {
        <fieldset class="lesson-choices" aria-label=move || i18n.text().learn().answers>
            {children()}
        </fieldset>
    }
}

#[component]
fn Choice(
    controller: LessonController,
    /// Whether only one can be chosen.
    single: bool,
    value: String,
    chosen: Signal<bool>,
    #[prop(into)] on_choose: Callback<()>,
    label: AnyView,
) -> impl IntoView {
    let is_over = controller.step_signal(|step| step.phase() == StepPhase::Solved);
    view! {
        <label class="lesson-choice">
            <input
                type=if single { "radio" } else { "checkbox" }
                name="lesson-choice"
                value=value
                prop:checked=move || chosen.get()
                disabled=move || is_over.get()
                on:change=move |_| on_choose.run(())
            />
            {label}
        </label>
    }
}

/// The points of a side.
#[component]
fn Points(controller: LessonController) -> impl IntoView {
    let i18n = use_i18n();
    let value = controller.step_signal(StepState::points);
    let on_input = move |event: ev::Event| {
        let points = event_target_value(&event).trim().parse().ok();
        controller
            .state
            .update(|lesson| lesson.step.set_points(points));
    };
    view! {
        <label class="lesson-points">
            <span>{move || i18n.text().learn().points}</span>
            <input
                class="field"
                inputmode="numeric"
                autocomplete="off"
                maxlength="3"
                prop:value=move || value.get().map(|points| points.to_string()).unwrap_or_default()
                on:input=on_input
                on:keydown=move |event| {
                    if event.key() == "Enter" {
                        controller.act(StepState::submit);
                    }
                }
            />
        </label>
    }
}
