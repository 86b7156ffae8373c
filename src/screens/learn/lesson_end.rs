use leptos::prelude::*;

use super::{course::CourseLoader, progress::StoredProgress};
use komadai_board::CURSOR_SQUARE;
use komadai_lesson_view::LessonController;
use komadai_model::Route;
use komadai_ui::{Button, When, use_i18n};
use komadai_web::dom;

/// What is shown after the last step: whether steps were passed over, and what comes next.
#[component]
pub fn LessonEnd(
    id: String,
    loader: CourseLoader,
    controller: LessonController,
    progress: StoredProgress,
) -> impl IntoView {
    let i18n = use_i18n();
    let open_step = Memo::new(move |_| {
        let state = controller.state.read();
        let done = progress
            .progress
            .with(|progress| progress.lesson(&state.lesson().id));
        let is_complete = done.is_complete(state.lesson());
        (!is_complete).then(|| done.next_step(state.lesson()))
    });
    let is_complete = move || open_step.get().is_none();
    let title = move || match is_complete() {
        true => i18n.text().learn().lesson_done,
        false => i18n.text().learn().lesson_end,
    };
    let go_to_open_step = move |()| {
        if let Some(step) = open_step.get_untracked() {
            controller.go(step);
            dom::focus_after_render(CURSOR_SQUARE.to_owned());
        }
    };
    let following = move || {
        let course = loader.course()?;
        let mut lessons = course
            .lessons()
            .skip_while(|lesson| lesson.id != id)
            .skip(1);
        let lesson = lessons.next()?;
        Some((lesson.id.clone(), lesson.title.clone()))
    };
    let next = move || {
        let (id, title) = following()?;
        Some(view! {
            <a class="button primary learn-go-on" href=format!("#{}", Route::lesson(&id)) data-action="next-lesson">
                <span>{move || i18n.text().learn().next_lesson}</span>
                <span class="learn-go-on-lesson">{title}</span>
            </a>
        })
    };
    view! {
        <div class="lesson-end" role="status">
            <h2>{title}</h2>
            <When condition=move || !is_complete()>
                <p>{move || i18n.text().learn().steps_open}</p>
                <Button
                    name="open-step"
                    label=|text| text.learn().to_open_step
                    on_press=go_to_open_step
                />
            </When>
            {next}
            <a class="button" href=format!("#{}", Route::LEARN) data-action="all-lessons">
                {move || i18n.text().learn().all_lessons}
            </a>
        </div>
    }
}
