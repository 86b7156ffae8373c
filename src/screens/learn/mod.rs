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
use komadai_ui::{Lazy, LazyView, When, lazy::LoadFn, lazy_module};

lazy_module! {
    static LEARN: LazyView = learn(
        || view! { <LoadedScreen/> }.into_any(),
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
) -> impl IntoView {
    view! {
        <When condition=visible>
            <Lazy module=&LEARN/>
        </When>
    }
}
