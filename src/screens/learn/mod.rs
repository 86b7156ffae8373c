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
use komadai_ui::{LazyScreenView, When, lazy::LoadFn, lazy_module};

lazy_module! {
    /// The course, or a lesson of it.
    pub static LEARN: LazyScreenView = learn(
        |visible| view! { <When condition=visible><LoadedScreen/></When> }.into_any(),
        concat!(style!("learn"), style!("lesson"))
    );
}

/// The modules of this screen, to be fetched before they are needed.
pub fn modules() -> Vec<LoadFn> {
    vec![LEARN.load_fn()]
}
