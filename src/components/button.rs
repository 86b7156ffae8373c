use leptos::prelude::*;

use crate::state::{TextKey, use_i18n};

/// A button with a text of the page on it.
#[component]
pub fn Button(
    /// Its `data-action`, for scripts and tests.
    #[prop(optional)]
    name: Option<&'static str>,
    /// What stands on it.
    label: TextKey,
    #[prop(into)] on_press: Callback<()>,
    /// CSS classes besides `button`.
    #[prop(optional)]
    class: &'static str,
    #[prop(optional, into)] disabled: Signal<bool>,
    #[prop(optional, into)] hidden: Signal<bool>,
    /// `aria-pressed`, for a toggle button.
    #[prop(optional, into)]
    pressed: Signal<Option<bool>>,
    /// `aria-expanded`, for a button that opens something.
    #[prop(optional, into)]
    expanded: Signal<Option<bool>>,
    /// `aria-disabled`, for a button that keeps the focus while it does nothing.
    #[prop(optional, into)]
    aria_disabled: Signal<Option<bool>>,
) -> impl IntoView {
    let i18n = use_i18n();
    view! {
        <button
            type="button"
            class=format!("button {class}").trim_end().to_owned()
            data-action=name
            disabled=move || disabled.get()
            hidden=move || hidden.get()
            aria-pressed=move || pressed.get().map(|pressed| pressed.to_string())
            aria-expanded=move || expanded.get().map(|expanded| expanded.to_string())
            aria-disabled=move || aria_disabled.get().map(|disabled| disabled.to_string())
            on:click=move |_| on_press.run(())
        >
            {move || label(i18n.text())}
        </button>
    }
}
