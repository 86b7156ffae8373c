use leptos::prelude::*;

use super::course::CourseLoader;
use crate::state::use_i18n;
use komadai_model::Route;

/// What is shown after the last step: what comes next.
#[component]
pub fn LessonEnd(id: String, loader: CourseLoader) -> impl IntoView {
    let i18n = use_i18n();
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
            <h2>{move || i18n.text().learn().lesson_done}</h2>
            {next}
            <a class="button" href=format!("#{}", Route::LEARN) data-action="all-lessons">
                {move || i18n.text().learn().all_lessons}
            </a>
        </div>
    }
}
