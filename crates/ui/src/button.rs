use leptos::prelude::*;

use super::Icon;
use crate::{TextKey, use_i18n};

/// A button with a text of the page on it, and perhaps an icon. With the class `icon-only`
/// the text is its name and its tooltip.
#[component]
pub fn Button(
    /// Its `data-action`, for scripts and tests.
    #[prop(optional)]
    name: Option<&'static str>,
    /// What stands on it.
    label: TextKey,
    #[prop(into)] on_press: Callback<()>,
    /// Stands before the text: a name in `icons.svg`.
    #[prop(optional)]
    icon: Option<&'static str>,
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
    let is_icon_only = class.contains("icon-only");
    let title = move || is_icon_only.then(|| label(i18n.text()));
    view! {
        <button
            type="button"
            class=format!("button {class}").trim_end().to_owned()
            data-action=name
            title=title
            disabled=move || disabled.get()
            hidden=move || hidden.get()
            aria-pressed=move || pressed.get().map(|pressed| pressed.to_string())
            aria-expanded=move || expanded.get().map(|expanded| expanded.to_string())
            aria-disabled=move || aria_disabled.get().map(|disabled| disabled.to_string())
            on:click=move |_| on_press.run(())
        >
            {icon.map(|name| view! { <Icon name/> })}
            <span class="button-label">{move || label(i18n.text())}</span>
        </button>
    }
}
