//! Fetching what the screen that comes next is likely to need.
use core::mem;

use leptos::prelude::*;

use crate::{
    library::library_module,
    screens::{learn, play, problems, record},
};
use komadai_model::Route;
use komadai_ui::{effect, lazy::prefetch};

/// Fetches the code that the next screen or the next press is likely to need, while the page
/// is idle.
pub fn prefetch_next(route: Signal<Route>) {
    let screen = Memo::new(move |_| route.with(mem::discriminant));
    effect(move || {
        screen.track();
        prefetch(match route.get_untracked() {
            Route::Home => [
                play::modules(),
                record::modules(),
                learn::modules(),
                problems::modules(),
            ]
            .concat(),
            Route::Learn { .. } | Route::Problems { .. } => Vec::new(),
            Route::Play { .. } | Route::Remote { .. } => {
                vec![library_module()]
            }
            Route::Record { .. } | Route::Analyse | Route::Games { .. } => record::review_modules(),
            Route::Clock => Vec::new(),
        });
    });
}
