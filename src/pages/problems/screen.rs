use leptos::prelude::*;

use super::{
    hub::Hub, loader::ProblemLoader, progress::StoredProgress, training_screen::TrainingScreen,
};
use komadai_model::problems::Training;

/// The ways to train, or one of them.
#[component]
pub fn LoadedScreen(
    /// The way to train in the address, if there is one.
    training: Signal<Option<Training>>,
) -> impl IntoView {
    let loader = ProblemLoader::new();
    let progress = StoredProgress::new();
    let shown = Memo::new(move |_| training.get());
    move || match shown.get() {
        None => view! { <Hub loader progress/> }.into_any(),
        Some(training) => view! { <TrainingScreen training loader progress/> }.into_any(),
    }
}
