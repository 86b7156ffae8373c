use leptos::prelude::*;

use super::controller::use_editor;
use komadai_model::editor::{EditOutcome, Editor};
use komadai_ui::{Button, TextKey};

/// A button that does something to the position.
#[component]
pub fn EditButton(
    /// Its `data-action`.
    name: &'static str,
    label: TextKey,
    edit: fn(&mut Editor) -> EditOutcome,
    /// Whether it does nothing now.
    #[prop(optional, into)]
    aria_disabled: Signal<Option<bool>>,
) -> impl IntoView {
    let state = use_editor();
    view! {
        <Button name label on_press=move |()| state.act(&edit) aria_disabled/>
    }
}
