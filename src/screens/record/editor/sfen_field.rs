use leptos::prelude::*;

use super::controller::use_editor;
use komadai_model::editor;
use komadai_ui::{Button, Field, effect};
use komadai_web::clipboard;

/// The position as SFEN, to be copied or typed.
#[component]
pub fn SfenField() -> impl IntoView {
    let state = use_editor();
    let written = RwSignal::new(String::new());
    let error = RwSignal::new(String::new());
    effect(move || {
        written.set(state.sfen.get());
        error.set(String::new());
    });
    let read = move |()| match editor::read(&written.get_untracked()) {
        Ok(setup) => {
            state.act(&|editor| editor.replace_setup(setup.clone()));
            written.set(state.sfen.get_untracked());
            error.set(String::new());
        }
        Err(faults) => {
            let faults: Vec<String> = faults.iter().map(state.text_untracked().fault).collect();
            error.set(faults.join("\n"));
        }
    };
    let copy = move |()| {
        let then = move |copied| {
            let text = state.text_untracked();
            state.announce(if copied { text.copied } else { text.not_copied }.to_owned());
        };
        clipboard::write_text(&state.sfen.get_untracked(), Box::new(then));
    };
    let is_invalid = move || error.with(|error| !error.is_empty());
    view! {
        <div class="editor-text">
            <Field label=move || state.text().sfen.to_owned()>
                <textarea
                    name="sfen"
                    rows="3"
                    spellcheck="false"
                    autocapitalize="off"
                    autocomplete="off"
                    aria-invalid=move || is_invalid().to_string()
                    bind:value=written
                ></textarea>
            </Field>
            <p class="faults" role="alert">
                {move || error.get()}
            </p>
            <div class="editor-tools">
                <Button name="read" label=|text| text.editor().read on_press=read/>
                <Button name="copy" label=|text| text.editor().copy on_press=copy/>
            </div>
        </div>
    }
}
