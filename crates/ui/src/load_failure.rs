use leptos::prelude::*;

use super::Button;
use crate::{SCREEN_FOCUS, use_i18n};
use komadai_web::dom;

/// Takes the place of a screen whose module could not be loaded.
#[component]
pub fn LoadFailure() -> impl IntoView {
    let i18n = use_i18n();
    view! {
        <p class="crash" role="alert">{move || i18n.text().app().not_loaded}</p>
    }
}

/// Says that something could not be loaded, until it is dismissed.
#[component]
pub fn LoadFailureDialog(
    /// Whether it is said.
    failed: RwSignal<bool>,
) -> impl IntoView {
    let i18n = use_i18n();
    let dismiss = move |()| {
        dom::restore_focus_to(&[SCREEN_FOCUS]);
        failed.set(false);
    };
    move || {
        if !failed.get() {
            return ().into_any();
        }
        view! {
            <dialog
                class="crash"
                open=true
                data-dialog="none"
                aria-label=move || i18n.text().app().not_loaded
            >
                <p role="alert">{move || i18n.text().app().not_loaded}</p>
                <Button label=|text| text.play().dismiss on_press=dismiss/>
            </dialog>
        }
        .into_any()
    }
}
