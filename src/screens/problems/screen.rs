use leptos::prelude::*;

use super::{
    hub::Hub, loader::ProblemLoader, message::AllProblems, progress::StoredProgress,
    training_screen::TrainingScreen,
};
use crate::router::use_router;
use komadai_board::provide_own_page;
use komadai_model::{Route, problems::UnknownTraining};
use komadai_ui::{ScreenMessage, use_i18n};

/// The ways to train, or one of them.
#[component]
pub fn LoadedScreen() -> impl IntoView {
    let route = use_router().route();
    let training = Memo::new(move |_| match route.get() {
        Route::Problems { training } => training,
        _ => None,
    });
    provide_own_page();
    let loader = ProblemLoader::new();
    let progress = StoredProgress::new();
    let i18n = use_i18n();
    move || match training.get() {
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
