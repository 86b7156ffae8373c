use leptos::prelude::*;

use super::{
    loader::ProblemLoader,
    message::AllProblems,
    problem_view::ProblemView,
    progress::StoredProgress,
    source::{self, Source},
    trainer::Trainer,
    training_title::training_title,
};
use crate::components::LessonHead;
use komadai_board::CURSOR_SQUARE;
use komadai_model::{
    Route,
    problems::{OwnProblemError, Training},
};
use komadai_ui::{ScreenMessage, use_i18n};
use komadai_web::{dom, random::random_number, time};

/// A way to train: one problem after the other.
#[component]
pub fn TrainingScreen(
    training: Training,
    loader: ProblemLoader,
    progress: StoredProgress,
) -> impl IntoView {
    let i18n = use_i18n();
    let kinds = source::kinds(&training);
    loader.load(kinds);
    let is_ready = Memo::new(move |_| {
        progress.is_loaded.get() && kinds.iter().all(|&kind| loader.file(kind).is_some())
    });
    // Another run begins from the beginning.
    let round = RwSignal::new(0_u32);
    move || {
        round.track();
        if is_ready.get() {
            let trainer = untrack(|| start(&training, loader, progress));
            return match trainer {
                Some(trainer) => view! { <Training trainer round/> }.into_any(),
                None => view! { <NoProblem training=training.clone() progress/> }.into_any(),
            };
        }
        match loader.has_failed() {
            true => view! {
                <ScreenMessage heading=|text| text.navigation().problems>
                    <p>{move || i18n.text().problems().not_loaded}</p>
                    <button
                        type="button"
                        class="button primary"
                        data-action="load-again"
                        on:click=move |_| loader.load(kinds)
                    >
                        {move || i18n.text().learn().try_again}
                    </button>
                </ScreenMessage>
            }
            .into_any(),
            false => view! {
                <ScreenMessage heading=|text| text.navigation().problems>
                    <p>{move || i18n.text().problems().loading}</p>
                </ScreenMessage>
            }
            .into_any(),
        }
    }
}

fn start(training: &Training, loader: ProblemLoader, progress: StoredProgress) -> Option<Trainer> {
    let source = progress.progress.with_untracked(|progress| {
        Source::new(training, loader, progress, time::today(), random_number())
    })?;
    Trainer::new(training.clone(), source, progress)
}

/// The head with the way back, and the problem.
#[component]
fn Training(trainer: Trainer, round: RwSignal<u32>) -> impl IntoView {
    let i18n = use_i18n();
    // The list may have been scrolled.
    request_animation_frame(|| window().scroll_to_with_x_and_y(0.0, 0.0));
    let title = move || {
        let text = i18n.text().problems();
        let kind = || (text.kind_name)(trainer.problem.with(|problem| problem.kind)).to_owned();
        training_title(&trainer.training(), text).unwrap_or_else(kind)
    };
    let again = move |()| {
        round.update(|round| *round += 1);
        dom::focus_after_render(CURSOR_SQUARE.to_owned());
    };
    view! {
        <main class="learn-lesson-screen problem-screen">
            <LessonHead
                back=Route::PROBLEMS
                back_label=|text| text.problems().all_problems
                title=Signal::derive(title)
            />
            <ProblemView trainer again/>
        </main>
    }
}

/// What is said where a training has no problem.
#[component]
fn NoProblem(training: Training, progress: StoredProgress) -> impl IntoView {
    let i18n = use_i18n();
    let fault = match &training {
        Training::Position(problem) => problem.to_problem().err(),
        _ => None,
    };
    let is_review = training == Training::Review;
    let words = move || match is_review {
        true => i18n.text().problems().none_due,
        false => i18n.text().problems().no_such_problem,
    };
    let next_due = move || {
        let next = progress
            .progress
            .with(|progress| progress.next_due(time::today()))?;
        let days = next.0.saturating_sub(time::today().0);
        is_review.then(|| (i18n.text().problems().next_due)(days))
    };
    let why = move |fault: OwnProblemError| move || (i18n.text().problems().no_problem)(&fault);
    view! {
        <ScreenMessage heading=|text| text.navigation().problems>
            <p>{words}</p>
            {move || next_due().map(|next| view! { <p>{next}</p> })}
            {fault.map(|fault| view! { <p>{why(fault)}</p> })}
            <AllProblems/>
        </ScreenMessage>
    }
}
