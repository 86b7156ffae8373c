use leptos::prelude::*;

use super::When;
use crate::{SCREEN_FOCUS, TextKey, use_i18n};
use komadai_web::dom;

/// A sentence at the edge of the screen, with buttons for what can be done about it. The live
/// region is always there, so that screen readers read what comes into it.
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
        <div class="notice-region" role=role>
            <When condition=when>
                {
                    // Of its buttons.
                    on_cleanup(|| dom::restore_focus_to(&[SCREEN_FOCUS]));
                }
                <div class="notice" data-notice=name>
                    <p>{move || text(i18n.text())}</p>
                    <div class="notice-buttons">
                        {children.with_value(|children| children.as_ref().map(|children| children()))}
                    </div>
                </div>
            </When>
        </div>
    }
}
