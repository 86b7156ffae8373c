use leptos::prelude::*;

use super::controller::use_record;
use komadai_input::held_button;
use komadai_model::review::NavTarget;
use komadai_ui::{Icon, use_i18n};

/// The ways along a line: their names for tests, their icons, their keyboard shortcuts.
const STEPS: [(NavTarget, &str, &str, &str); 4] = [
    (NavTarget::First, "first", "first", "Home"),
    (NavTarget::Back, "back", "previous", "ArrowLeft"),
    (NavTarget::Forward, "forward", "next", "ArrowRight"),
    (NavTarget::Last, "last", "last", "End"),
];

/// The buttons that go through the moves.
#[component]
pub fn NavigationBar() -> impl IntoView {
    let i18n = use_i18n();
    held_button::repeat_while_held("[data-walk=back], [data-walk=forward]");
    let steps = STEPS.map(|(way, name, icon, keys)| {
        view! { <WayButton way icon attr:data-walk=name attr:aria-keyshortcuts=keys/> }.into_any()
    });
    view! {
        <div
            class="record-bar"
            role="toolbar"
            aria-label=move || i18n.text().record().walk
        >
            {steps.into_iter().collect_view()}
        </div>
    }
}

/// A button that goes along the record.
#[component]
fn WayButton(
    way: NavTarget,
    /// What stands on it: a name in `icons.svg`.
    icon: &'static str,
) -> impl IntoView {
    let controller = use_record();
    let i18n = use_i18n();
    let name = move || (i18n.text().record().way)(way);
    view! {
        <button
            type="button"
            class="button"
            aria-label=name
            title=name
            aria-disabled=move || (!controller.with_review(|review| review.can_navigate(way))).to_string()
            on:click=move |_| controller.navigate(way)
        >
            <Icon name=icon/>
        </button>
    }
}
