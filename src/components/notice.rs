use leptos::prelude::*;

use super::When;
use crate::state::{TextKey, use_i18n};

/// A sentence at the edge of the screen, with buttons for what can be done about it.
#[component]
pub fn Notice(
    /// Its `data-notice`, for scripts and tests.
    name: &'static str,
    /// `status` or `alert`.
    role: &'static str,
    text: TextKey,
    #[prop(into)] when: Signal<bool>,
    /// The buttons.
    #[prop(optional)]
    children: Option<ChildrenFn>,
) -> impl IntoView {
    let i18n = use_i18n();
    let children = StoredValue::new(children);
    view! {
        <When condition=when>
            <div class="notice" role=role data-notice=name>
                <p>{move || text(i18n.text())}</p>
                <div class="notice-buttons">
                    {children.with_value(|children| children.as_ref().map(|children| children()))}
                </div>
            </div>
        </When>
    }
}
