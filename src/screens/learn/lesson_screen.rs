use leptos::prelude::*;
use shogi::ByColor;

use super::{course::CourseLoader, lesson_end::LessonEnd, progress::StoredProgress};
use crate::{
    clock::schedule_beeps,
    components::LessonHead,
    state::{use_audio, use_settings},
};
use komadai_board::Marks;
use komadai_engine::page_solver;
use komadai_lesson_view::{LessonController, LessonView};
use komadai_model::{
    Route,
    lesson::{LessonState, StepEvent, StepPhase},
};
use komadai_ui::{effect, on_change};
use komadai_web::{bounds, dom};

/// A lesson of the course, at the first step that is not done.
#[component]
pub fn LessonScreen(id: String, loader: CourseLoader, progress: StoredProgress) -> impl IntoView {
    let (settings, audio) = (use_settings(), use_audio());
    let lesson = untrack(|| loader.lesson(&id))?;
    let at = progress
        .progress
        .with_untracked(|progress| progress.lesson(&id).next_step(&lesson));
    let state = LessonState::new(lesson, at)?;
    let on_event = move |event| {
        if let StepEvent::Moved { captures } = event {
            audio.play_piece_sound(captures);
        }
    };
    let controller = LessonController::new(state, page_solver(), on_event);
    follow_language(controller, loader, id.clone());
    record_progress(controller, progress);
    keep_in_view(controller);
    let cues = move || settings.with(|settings| settings.cues);
    schedule_beeps(
        audio,
        controller.clock.into(),
        ByColor::new(true, true),
        cues,
    );
    let resized = RwSignal::new(());
    bounds::on_resize(".lesson-table", move || {
        resized.try_set(());
    });
    let title = move || {
        controller
            .state
            .with(|lesson| lesson.lesson().title.clone())
    };
    let end = move || view! { <LessonEnd id=id.clone() loader controller progress/> };
    Some(view! {
        <main class="learn-lesson-screen">
            <LessonHead
                back=Route::LEARN
                back_label=|text| text.learn().all_lessons
                title=Signal::derive(title)
            />
            <LessonView
                controller
                kings=Signal::derive(move || settings.with(|settings| settings.kings))
                marks=Signal::derive(move || settings.with(Marks::of))
                resized
                end
            />
        </main>
    })
}

/// The same step in the language that the course is loaded in now.
fn follow_language(controller: LessonController, loader: CourseLoader, id: String) {
    let mut is_first = true;
    effect(move || {
        let lesson = loader.lesson(&id);
        if core::mem::take(&mut is_first) {
            return;
        }
        if let Some(lesson) = lesson {
            controller.state.update(|state| state.translate(lesson));
        }
    });
}

/// What is said of an answer, and the hint, come into view: they may stand below the answers.
/// Each step begins at its top.
fn keep_in_view(controller: LessonController) {
    const VERDICT: &str = ".lesson-verdict:has(strong:not(:empty), p:not(:empty))";
    let verdict = Memo::new(move |_| {
        let phase = controller.phase();
        matches!(phase, StepPhase::Wrong | StepPhase::Solved).then_some(phase)
    });
    on_change(
        move || _ = verdict.get(),
        move || dom::scroll_into_view_after_render(VERDICT),
    );
    on_change(
        move || _ = controller.hint_shown.get(),
        move || dom::scroll_into_view_after_render(".lesson-hint:not(:empty)"),
    );
    let step = Memo::new(move |_| (controller.finished.get(), controller.state.read().index()));
    effect(move || {
        step.get();
        dom::scroll_into_view_after_render(".lesson-place, .lesson-end");
        dom::scroll_into_view_after_render(".lesson-head");
    });
}

/// Notes each step that is done. A step without moves, which is only read, is done when it is
/// shown.
fn record_progress(controller: LessonController, progress: StoredProgress) {
    let done = Memo::new(move |_| {
        let lesson = controller.state.read();
        let is_done = lesson.step.phase() == StepPhase::Solved;
        is_done.then(|| (lesson.index(), lesson.step.rating()))
    });
    effect(move || {
        let Some((index, rating)) = done.get() else {
            return;
        };
        controller.state.with_untracked(|lesson| {
            if let Some(step) = lesson.lesson().steps.get(index) {
                progress.record(&lesson.lesson().id, &step.id, rating);
            }
        });
    });
}
