//! Making a set of one's own from a list of positions or a record.
use leptos::prelude::*;
use shogi::notation::Encoding;
use wasm_bindgen_futures::spawn_local;

use super::{progress::StoredProgress, set_reader::read_set};
use crate::{
    components::{Button, Field, TextInput, When},
    state::{I18n, use_i18n},
    web::{
        encoding,
        files::{self, OpenedFile, RECORD_ENDINGS},
    },
};

/// The form, closed until it is asked for.
#[component]
pub fn SetMaker(progress: StoredProgress) -> impl IntoView {
    let i18n = use_i18n();
    let (name, positions) = (RwSignal::new(String::new()), RwSignal::new(String::new()));
    let report = RwSignal::new(Vec::<String>::new());
    let is_busy = RwSignal::new(false);
    let make = move |()| {
        if is_busy.get_untracked() {
            return;
        }
        is_busy.set(true);
        let (name, text) = (name.get_untracked(), positions.get_untracked());
        spawn_local(async move {
            let said = make_set(&name, &text, progress, i18n, report).await;
            report.try_set(said);
            is_busy.try_set(false);
        });
    };
    let on_files = move |files: Vec<OpenedFile>| {
        let Some(OpenedFile {
            name: file_name,
            bytes,
        }) = files.into_iter().next()
        else {
            return;
        };
        let text = bytes
            .ok()
            .and_then(|bytes| encoding::decode(Encoding::detect(&bytes), &bytes));
        let Some(text) = text else {
            report.try_set(vec![i18n.text_untracked().problems().not_read.to_owned()]);
            return;
        };
        positions.try_set(text);
        name.try_maybe_update(|name| {
            let is_empty = name.trim().is_empty();
            if is_empty {
                let stem = file_name
                    .rsplit_once('.')
                    .map_or(&*file_name, |(stem, _)| stem);
                stem.clone_into(name);
            }
            (is_empty, ())
        });
    };
    let open = move |()| files::pick(RECORD_ENDINGS, false, Box::new(on_files));
    let label = move |key: fn(&komadai_model::i18n::ProblemsText) -> &'static str| {
        Signal::derive(move || key(i18n.text().problems()).to_owned())
    };
    let lines = move || {
        let lines = report.get().into_iter();
        lines.map(|line| view! { <p>{line}</p> }).collect_view()
    };
    view! {
        <details class="problem-maker">
            <summary>{move || i18n.text().problems().make_set}</summary>
            <div class="problem-maker-form">
                <Field label=label(|text| text.set_name)>
                    <TextInput name="set-name" value=name/>
                </Field>
                <Field label=label(|text| text.positions)>
                    <textarea
                        name="positions"
                        rows="4"
                        spellcheck="false"
                        aria-describedby="positions-hint"
                        bind:value=positions
                    ></textarea>
                </Field>
                <p class="problem-hint" id="positions-hint">
                    {move || i18n.text().problems().positions_hint}
                </p>
                <div class="problem-set-buttons">
                    <Button
                        name="make-set"
                        class="primary"
                        label=|text| text.problems().make_set
                        on_press=make
                        aria_disabled=Signal::derive(move || is_busy.get().then_some(true))
                    />
                    <Button
                        name="open-positions"
                        icon="open"
                        label=|text| text.problems().open_file
                        on_press=open
                    />
                </div>
                <div role="status" class="problem-report">
                    <When condition=move || report.with(|report| !report.is_empty())>
                        {lines()}
                    </When>
                </div>
            </div>
        </details>
    }
}

/// Makes a set of a text, and stores it: what is said of that.
async fn make_set(
    name: &str,
    text: &str,
    progress: StoredProgress,
    i18n: I18n,
    report: RwSignal<Vec<String>>,
) -> Vec<String> {
    let (set, mut said) = read_set(text, i18n, report).await;
    if report.is_disposed() {
        // The reader has left the screen.
        return said;
    }
    let labels = i18n.text_untracked().problems();
    let name = match name.trim() {
        "" => labels.own_sets,
        name => name,
    };
    let count = match set.problems.is_empty() {
        true => Some(0),
        false => progress.add_to_set(name, &set).await,
    };
    said.insert(
        0,
        match count {
            Some(count) => (labels.added)(count),
            None => labels.not_stored.to_owned(),
        },
    );
    said
}
