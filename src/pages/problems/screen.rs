use leptos::prelude::*;

use super::{
    hub::Hub, loader::ProblemLoader, message::AllProblems, progress::StoredProgress,
    training_screen::TrainingScreen,
};
use komadai_model::problems::{Training, UnknownTraining};
use komadai_ui::{ScreenMessage, use_i18n};

/// The ways to train, or one of them.
#[component]
pub fn LoadedScreen(
    /// The way to train in the address, if there is one.
    training: Signal<Option<String>>,
) -> impl IntoView {
    let loader = ProblemLoader::new();
    let progress = StoredProgress::new();
    let shown = Memo::new(move |_| training.get().map(|training| training.parse::<Training>()));
    let i18n = use_i18n();
    move || match shown.get() {
        None => view! { <Hub loader progress/> }.into_any(),
        Some(Err(UnknownTraining)) => view! {
            <ScreenMessage heading=|text| text.navigation().problems>
                <p>{move || i18n.text().problems().no_such_problem}</p>
                <AllProblems/>
            </ScreenMessage>
        }
        .into_any(),
        Some(Ok(training)) => view! { <TrainingScreen training loader progress/> }.into_any(),
    }
}
