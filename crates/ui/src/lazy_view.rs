use leptos::prelude::*;

use crate::{LoadFailure, ModuleLoader, effect, lazy::LazyModule};

/// A view whose code is loaded later: what a lazily loaded module holds.
pub type LazyView = fn() -> AnyView;

/// A view whose code is loaded when it is shown. Until it is there nothing is shown; where
/// it cannot be loaded, the page says so.
#[component]
pub fn Lazy(
    module: &'static LazyModule<LazyView>,
    /// Called instead of showing that it could not be loaded.
    #[prop(optional, into)]
    on_failure: Option<Callback<()>>,
) -> impl IntoView {
    let module = ModuleLoader::new(module);
    module.load();
    if let Some(on_failure) = on_failure {
        effect(move || {
            if module.has_failed() {
                on_failure.run(());
            }
        });
    }
    move || match module.get() {
        Some(view) => view(),
        None if module.has_failed() && on_failure.is_none() => view! { <LoadFailure/> }.into_any(),
        None => ().into_any(),
    }
}
