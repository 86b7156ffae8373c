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
use komadai_ui::{LazyScreenView, When, lazy::LoadFn, lazy_module};

pub use set_choice::SetChoice;

lazy_module! {
    /// The ways to train, or one of them.
    pub static PROBLEMS: LazyScreenView = problems(
        |visible| view! { <When condition=visible><LoadedScreen/></When> }.into_any(),
        concat!(style!("forms"), style!("learn"), style!("lesson"), style!("problems"))
    );
}

/// The modules of this screen, to be fetched before they are needed.
pub fn modules() -> Vec<LoadFn> {
    vec![PROBLEMS.load_fn()]
}
