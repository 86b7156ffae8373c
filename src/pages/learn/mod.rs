//! The course: its lessons, and one lesson. All of it is loaded later; here is what the
//! first load knows.
mod course;
mod course_list;
mod lesson_end;
mod lesson_screen;
mod progress;
mod screen;

use leptos::prelude::*;

use self::screen::LoadedScreen;
use crate::style;
use komadai_ui::{LoadFailure, ModuleLoader, When, lazy::LoadFn, lazy_module};

lazy_module! {
    static LEARN: fn(Signal<Option<String>>) -> AnyView = learn(
        |lesson| view! { <LoadedScreen lesson/> }.into_any(),
        concat!(style!("learn"), style!("lesson"))
    );
}

/// The modules of this screen, to be fetched before they are needed.
pub fn modules() -> Vec<LoadFn> {
    vec![LEARN.load_fn()]
}

/// The screen, while it is the one that is shown.
#[component]
pub fn LearnScreen(
    /// Whether it is the one that is shown.
    #[prop(into)]
    visible: Signal<bool>,
    /// The id of the lesson in the address, if there is one.
    #[prop(into)]
    lesson: Signal<Option<String>>,
) -> impl IntoView {
    let module = ModuleLoader::new(&LEARN);
    let screen = move || {
        module.load();
        move || match module.get() {
            Some(view) => view(lesson),
            None if module.has_failed() => view! { <LoadFailure/> }.into_any(),
            None => ().into_any(),
        }
    };
    view! { <When condition=visible>{screen()}</When> }
}
