use leptos::prelude::*;

use super::{
    course::CourseLoader, course_list::CourseList, lesson_screen::LessonScreen,
    progress::StoredProgress,
};
use crate::router::use_router;
use komadai_board::provide_own_page;
use komadai_model::Route;
use komadai_ui::{Button, Notice, ScreenMessage, use_i18n};

/// The list of lessons, or a lesson.
#[component]
pub fn LoadedScreen() -> impl IntoView {
    let route = use_router().route();
    let i18n = use_i18n();
    provide_own_page();
    let loader = CourseLoader::new();
    let progress = StoredProgress::new();
    // Not made anew when the same lesson comes in another language.
    let shown = Memo::new(move |_| {
        let course = loader.course()?;
        let lesson = route.with(|route| match route {
            Route::Learn { lesson } => lesson.clone(),
            _ => None,
        });
        match lesson {
            None => Some(Shown::List),
            // It begins at the first step that is not done.
            Some(id) if course.lesson(&id).is_some() => {
                progress.is_loaded.get().then_some(Shown::Lesson(id))
            }
            Some(_) => Some(Shown::Nothing),
        }
    });
    let screen = move || match shown.get() {
        Some(Shown::List) => view! { <CourseList loader progress/> }.into_any(),
        Some(Shown::Lesson(id)) => view! { <LessonScreen id loader progress/> }.into_any(),
        Some(Shown::Nothing) => view! {
            <ScreenMessage heading=|text| text.navigation().learn>
                <p>{move || i18n.text().learn().no_such_lesson}</p>
                <a class="button primary" href=format!("#{}", Route::LEARN)>
                    {move || i18n.text().learn().all_lessons}
                </a>
            </ScreenMessage>
        }
        .into_any(),
        None if loader.has_failed() => view! {
            <ScreenMessage heading=|text| text.navigation().learn>
                <p>{move || i18n.text().learn().not_loaded}</p>
                <button
                    type="button"
                    class="button primary"
                    data-action="load-again"
                    on:click=move |_| loader.load(i18n.language_untracked())
                >
                    {move || i18n.text().learn().try_again}
                </button>
            </ScreenMessage>
        }
        .into_any(),
        None => view! {
            <ScreenMessage heading=|text| text.navigation().learn>
                <p>{move || i18n.text().learn().loading}</p>
            </ScreenMessage>
        }
        .into_any(),
    };
    view! {
        {screen}
        <div class="learn-notices">
            <Notice
                name="course-not-loaded"
                role="alert"
                text=|text| text.learn().not_loaded
                when=move || loader.has_failed() && shown.with(Option::is_some)
            >
                <Button
                    name="load-again"
                    label=|text| text.learn().try_again
                    on_press=move |()| loader.load(i18n.language_untracked())
                />
            </Notice>
            <Notice
                name="not-stored"
                role="alert"
                text=|text| text.problems().not_stored
                when=progress.has_failed
            />
        </div>
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
enum Shown {
    List,
    Lesson(String),
    /// The address names no lesson.
    Nothing,
}
