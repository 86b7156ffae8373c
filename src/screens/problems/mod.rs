//! Training on problems. All of it is loaded later; here is what the first load knows.
mod curve;
mod daily_card;
mod help;
mod hub;
mod loader;
mod message;
mod own_sets;
mod problem_buttons;
mod problem_verdict;
mod problem_view;
mod progress;
mod progress_card;
mod refutation;
mod run_panel;
mod screen;
mod set_choice;
mod set_form;
mod set_maker;
mod set_reader;
mod sheet;
mod source;
mod trainer;
mod training_screen;
mod training_title;

use leptos::prelude::*;

use self::screen::LoadedScreen;
use crate::style;
use komadai_ui::{Lazy, LazyView, When, lazy::LoadFn, lazy_module};

pub use set_choice::SetChoice;

lazy_module! {
    static PROBLEMS: LazyView = problems(
        || view! { <LoadedScreen/> }.into_any(),
        concat!(style!("forms"), style!("learn"), style!("lesson"), style!("problems"))
    );
}

/// The modules of this screen, to be fetched before they are needed.
pub fn modules() -> Vec<LoadFn> {
    vec![PROBLEMS.load_fn()]
}

/// The screen, while it is the one that is shown.
#[component]
pub fn ProblemsScreen(
    /// Whether it is the one that is shown.
    #[prop(into)]
    visible: Signal<bool>,
) -> impl IntoView {
    view! {
        <When condition=visible>
            <Lazy module=&PROBLEMS/>
        </When>
    }
}
