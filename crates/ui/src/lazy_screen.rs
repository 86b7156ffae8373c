use leptos::prelude::*;

use crate::{LoadFailure, ModuleLoader, SCREEN_FOCUS, When, effect, lazy::LazyModule};
use komadai_web::dom;

/// A screen whose code is loaded later; it is told whether it is the one that is shown.
pub type LazyScreenView = fn(Signal<bool>) -> AnyView;

/// A screen whose code is loaded when it is shown for the first time. From then on it stays,
/// so that it can keep its state. Until it is there nothing is shown; where it cannot be
/// loaded, the page says so, and tries again when it is asked for again.
#[component]
pub fn LazyScreen(
    module: &'static LazyModule<LazyScreenView>,
    /// Whether it is the one that is shown.
    #[prop(into)]
    visible: Signal<bool>,
) -> impl IntoView {
    let loader = ModuleLoader::new(module);
    let mut was_elsewhere = false;
    let mut was_loaded = false;
    // It follows `visible` alone: a failure does not begin it again.
    effect(move || {
        if visible.get() {
            loader.load();
        }
    });
    effect(move || {
        let is_visible = visible.get();
        was_elsewhere |= !is_visible;
        let is_loaded = loader.get().is_some();
        let is_new = is_loaded && !std::mem::replace(&mut was_loaded, is_loaded);
        // Who comes from another screen has lost what had the focus there.
        if is_new && is_visible && was_elsewhere && dom::focus_is_lost() {
            dom::focus_after_render(SCREEN_FOCUS.to_owned());
        }
    });
    view! {
        {move || loader.get().map(|screen| screen(visible))}
        <When condition=move || visible.get() && loader.has_failed()>
            <LoadFailure/>
        </When>
    }
}
