//! A lesson of the course in the place of a board, a module that is loaded where an author
//! asks for one.
use std::{rc::Rc, sync::Arc};

use komadai_lessons::{AskSolver, Lesson};
use leptos::{html, logging::warn, prelude::*};
use wasm_bindgen_futures::spawn_local;

use super::{
    EmbedController, ask_solver::ask_solver, event_details, marks_and_errors::report_error,
};
use crate::style;
use komadai_board::Marks;
use komadai_lesson_view::{LessonButton, LessonController, LessonView};
use komadai_model::{
    KingStyle,
    embedded::{EmbedError, EmbedLesson, EmbedOptions},
    lesson::{LessonState, StepEvent},
};
use komadai_ui::lazy_module;
use komadai_web::{
    dom,
    fetch::{FetchError, fetch_text},
};

#[derive(Clone, Copy, Debug)]
pub struct LessonModule {
    /// Loads the lesson that the options name, and shows it.
    pub open: fn(EmbedController, EmbedOptions, EmbedLesson),
    /// The view of a lesson.
    pub view: fn(EmbedController, LessonController) -> AnyView,
    /// The lesson and the step, for the page.
    pub place: fn(LessonController) -> String,
}

lazy_module! {
    pub static LESSON: LessonModule = lesson(LessonModule {
        open,
        view: |controller, lesson| view! { <EmbeddedLesson controller lesson/> }.into_any(),
        place,
    });
}

const STYLE: &str = concat!(style!("lesson"), style!("lesson-embed"));

fn open(controller: EmbedController, options: EmbedOptions, wanted: EmbedLesson) {
    let id = controller.update_id.get_value();
    spawn_local(async move {
        let tag = options.language.tag();
        let address = format!("{}lessons/{tag}/{}.json", controller.folder(), wanted.id);
        let file = fetch_text(&address).await;
        if controller.update_id.try_get_value() != Some(id) {
            return;
        }
        let state = file.map_err(|error| match error {
            FetchError::NotFound => EmbedError::NoLesson {
                found: wanted.id.clone(),
            },
            FetchError::Failed(why) => {
                warn!("{why}");
                EmbedError::NotLoaded
            }
        });
        match state.and_then(|text| read(&text, &wanted)) {
            Ok(state) => show(controller, options, state),
            Err(error) => report_error(controller, options.language, error),
        }
    });
}

fn read(text: &str, wanted: &EmbedLesson) -> Result<LessonState, EmbedError> {
    let lesson: Lesson = serde_json::from_str(text).map_err(|error| {
        warn!("{}: {error}", wanted.id);
        EmbedError::NotLoaded
    })?;
    let no_step = || EmbedError::NoStep {
        found: wanted.step.clone(),
    };
    let at = match &*wanted.step {
        "" => 0,
        step => lesson
            .steps
            .iter()
            .position(|other| other.id == step)
            .ok_or_else(no_step)?,
    };
    LessonState::new(Arc::new(lesson), at).ok_or_else(no_step)
}

fn show(controller: EmbedController, options: EmbedOptions, state: LessonState) {
    let folder = controller.folder();
    let ask: AskSolver = Rc::new(move |position, question, on_reply| {
        ask_solver(folder.clone(), position, question, on_reply);
    });
    let Some(owner) = controller.owner.with_value(|owner| owner.upgrade()) else {
        return;
    };
    let lesson =
        owner.with(|| LessonController::new(state, ask, move |event| emit(controller, event)));
    controller.options.set(Some(options));
    controller.lesson.set(Some(lesson));
    controller.emit("ready", &place(lesson));
}

fn emit(controller: EmbedController, event: StepEvent) {
    let Some(lesson) = controller.lesson.get_untracked() else {
        return;
    };
    match event {
        StepEvent::Solved => controller.emit("solved", &place(lesson)),
        StepEvent::Wrong => controller.emit("failed", &place(lesson)),
        StepEvent::Moved { .. }
        | StepEvent::Refused(_)
        | StepEvent::Reply(_)
        | StepEvent::Asked(_) => {}
    }
}

fn place(lesson: LessonController) -> String {
    lesson.state.with_untracked(|state| {
        let pairs = [
            ("lesson", state.lesson().id.as_str()),
            ("step", state.step.step().id.as_str()),
        ];
        event_details::encoded(&pairs)
    })
}

#[component]
fn EmbeddedLesson(controller: EmbedController, lesson: LessonController) -> impl IntoView {
    let root = NodeRef::<html::Div>::new();
    let mut has_style = false;
    Effect::new(move || {
        if let Some(root) = root.get().filter(|_| !has_style) {
            dom::adopt_style_around(&root, STYLE);
            has_style = true;
        }
    });
    let end = move || {
        view! {
            <div class="lesson-end" role="status">
                <p>
                    <strong>{move || controller.i18n.text().learn().lesson_done}</strong>
                </p>
                <LessonButton
                    name="lesson-restart"
                    label=|text| text.again
                    on_press=move |()| lesson.go(0)
                />
            </div>
        }
    };
    let title = move || lesson.state.with(|lesson| lesson.lesson().title.clone());
    // A page that names a step says itself which lesson it is of.
    let is_named = move || {
        controller.options.with(|options| {
            let lesson = options.as_ref().and_then(|options| options.lesson.as_ref());
            lesson.is_some_and(|lesson| !lesson.step.is_empty())
        })
    };
    view! {
        <div class="embed-lesson" node_ref=root>
            <p class="embed-lesson-title" hidden=is_named>{title}</p>
            <LessonView
                controller=lesson
                kings=Signal::stored(KingStyle::Senior)
                marks=Signal::stored(Marks::ALL)
                resized=Signal::derive(move || controller.resized.track())
                end
            />
        </div>
    }
}
