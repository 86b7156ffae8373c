use leptos::prelude::*;

use super::controller::use_editor;
use komadai_model::editor::Editor;

/// What the position is good for, and what is wrong with it. Changes of it are
/// announced with what made them.
#[component]
pub fn Validity() -> impl IntoView {
    let state = use_editor();
    let good_for = move || {
        state.sfen.track();
        state.editor.with_untracked(Editor::playability)
    };
    view! {
        <div class="editor-verdict">
            <p class="editor-good-for">{move || (state.text().good_for)(good_for())}</p>
            {move || {
                // Follows the language.
                let missing = (state.text().missing)(good_for());
                let faults = state.faults();
                if faults.is_empty() {
                    return ().into_any();
                }
                let faults = faults.into_iter().map(|fault| view! { <li>{fault}</li> }.into_any());
                view! {
                    <div>
                        <p>{missing}</p>
                        <ul data-faults="">{faults.collect_view()}</ul>
                    </div>
                }
                    .into_any()
            }}
        </div>
    }
}
