use komadai_lessons::{Chapter, Lesson};
use leptos::prelude::*;

use super::{course::CourseLoader, progress::StoredProgress};
use komadai_model::Route;
use komadai_ui::{Icon, When, use_i18n};
use komadai_web::page;

/// The chapters with their lessons, and what of them is done.
#[component]
pub fn CourseList(loader: CourseLoader, progress: StoredProgress) -> impl IntoView {
    let i18n = use_i18n();
    move || {
        let course = loader.course()?;
        let chapters = course
            .chapters
            .iter()
            .map(|chapter| view! { <ChapterCard chapter=chapter.clone() progress/> })
            .collect_view();
        let total = course.lessons().count();
        let title = course.title.clone();
        let summary = course.summary.clone();
        let done = {
            let course = course.clone();
            move || {
                let progress = progress.progress.read();
                course
                    .lessons()
                    .filter(|lesson| progress.is_complete(lesson))
                    .count()
            }
        };
        let done = Memo::new(move |_| done());
        let next = Memo::new(move |_| {
            let progress = progress.progress.read();
            let lesson = progress.next_lesson(course.lessons())?;
            Some((lesson.id.clone(), lesson.title.clone()))
        });
        let has_begun = move || progress.progress.with(|progress| !progress.0.is_empty());
        let go_on = move || {
            match next.get() {
            Some((id, title)) => view! {
                <a class="button primary learn-go-on" href=format!("#{}", Route::lesson(&id)) data-action="go-on">
                    <span>
                        {move || match has_begun() {
                            true => i18n.text().learn().go_on,
                            false => i18n.text().learn().begin,
                        }}
                    </span>
                    <span class="learn-go-on-lesson">{title}</span>
                </a>
            }
            .into_any(),
            None => view! { <p>{move || i18n.text().learn().course_done}</p> }.into_any(),
        }
        };
        Some(view! {
            <main class="learn">
                <header class="learn-head">
                    <h1 tabindex="-1">{title}</h1>
                    <div inner_html=summary></div>
                    <When condition=has_begun>
                        <p class="learn-count">
                            <progress max=total.to_string() value=move || done.get().to_string() aria-hidden="true"></progress>
                            <span>{move || (i18n.text().learn().lessons_done)(done.get(), total)}</span>
                        </p>
                    </When>
                    {go_on}
                </header>
                {chapters}
                {page::book().map(|book| view! {
                    <a class="learn-book" href=book>
                        {move || i18n.text().learn().book}
                    </a>
                })}
            </main>
        })
    }
}

#[component]
fn ChapterCard(chapter: Chapter, progress: StoredProgress) -> impl IntoView {
    let heading = format!("chapter-{}", chapter.id);
    let labelled_by = heading.clone();
    let lessons = chapter
        .lessons
        .into_iter()
        .map(|lesson| view! { <LessonItem lesson progress/> })
        .collect_view();
    view! {
        <section class="learn-chapter" aria-labelledby=labelled_by>
            <h2 id=heading>{chapter.title}</h2>
            <div class="learn-about" inner_html=chapter.summary></div>
            <ol class="learn-lessons">{lessons}</ol>
        </section>
    }
}

#[component]
fn LessonItem(lesson: Lesson, progress: StoredProgress) -> impl IntoView {
    let i18n = use_i18n();
    let steps = lesson.steps.len();
    let href = format!("#{}", Route::lesson(&lesson.id));
    let (id, title, summary) = (
        lesson.id.clone(),
        lesson.title.clone(),
        lesson.summary.clone(),
    );
    let done = Memo::new(move |_| {
        let progress = progress.progress.read();
        let of_lesson = progress.0.get(&lesson.id);
        of_lesson.map_or(0, |of_lesson| of_lesson.steps_done(&lesson))
    });
    let is_done = move || done.get() == steps;
    let state = move || match done.get() {
        _ if is_done() => i18n.text().learn().done.to_owned(),
        0 => (i18n.text().learn().steps)(steps),
        done => format!("{done} / {steps}"),
    };
    view! {
        <li class="learn-lesson" data-lesson=id data-done=is_done>
            <a href=href>
                <span class="learn-lesson-title">{title}</span>
                <span class="learn-lesson-about" inner_html=summary></span>
            </a>
            <span class="learn-lesson-state">
                <When condition=is_done>
                    <Icon name="done"/>
                </When>
                {state}
            </span>
        </li>
    }
}
