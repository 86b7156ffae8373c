//! Making a set of one's own from a list of positions or a record.
use core::iter::once;

use komadai_records::notation::Encoding;
use leptos::{logging::warn, prelude::*};
use wasm_bindgen_futures::spawn_local;

use super::{
    progress::StoredProgress,
    set_choice::SET_CHOICE,
    set_reader::{ReadSet, read_set},
};
use komadai_model::problems::{OwnSet, RecordAnswer};
use komadai_ui::{Button, Field, I18n, TextInput, When, use_i18n};
use komadai_web::{
    dom, encoding,
    files::{self, OpenedFile, RECORD_ENDINGS},
};

/// The form, closed until it is asked for.
#[component]
pub fn SetMaker(progress: StoredProgress) -> impl IntoView {
    let i18n = use_i18n();
    let (name, positions) = (RwSignal::new(String::new()), RwSignal::new(String::new()));
    let report = RwSignal::new(Vec::<String>::new());
    let is_busy = RwSignal::new(false);
    // The positions of a record, while the reader chooses from them.
    let choice = RwSignal::new(Vec::<RecordAnswer>::new());
    let make = move |()| {
        if is_busy.get_untracked() {
            return;
        }
        is_busy.set(true);
        choice.set(Vec::new());
        let (name, text) = (name.get_untracked(), positions.get_untracked());
        spawn_local(async move {
            let (read, faults) = read_set(&text, i18n, report).await;
            if report.is_disposed() {
                // The reader has left the screen.
                return;
            }
            let said = match read {
                ReadSet::List(set) => add(&name, &set, progress, i18n).await,
                ReadSet::Record(answers) if answers.is_empty() => added(Some(0), i18n),
                ReadSet::Record(answers) => {
                    if let Err(error) = SET_CHOICE.load_fn()().await {
                        warn!("{error}");
                    }
                    let said = match SET_CHOICE.get() {
                        Some(_) => clear(&answers, i18n),
                        None => i18n.text_untracked().app().not_loaded.to_owned(),
                    };
                    choice.try_set(answers);
                    said
                }
            };
            report.try_set(once(said).chain(faults).collect());
            is_busy.try_set(false);
        });
    };
    let on_chosen = Callback::new(move |chosen: Option<OwnSet>| {
        dom::focus_after_render("[data-action=make-set]".to_owned());
        choice.set(Vec::new());
        report.set(Vec::new());
        let name = name.get_untracked();
        spawn_local(async move {
            if let Some(set) = chosen {
                let said = add(&name, &set, progress, i18n).await;
                report.try_set(vec![said]);
            }
        });
    });
    let on_file = move |file: OpenedFile| {
        let OpenedFile {
            name: file_name,
            bytes,
        } = file;
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
    let open = move |()| files::pick_one(RECORD_ENDINGS, Box::new(on_file));
    let label = move |key: fn(&komadai_texts::ProblemsText) -> &'static str| {
        Signal::derive(move || key(i18n.text().problems()).to_owned())
    };
    let lines = move || {
        let lines = report.get().into_iter();
        lines.map(|line| view! { <p>{line}</p> }).collect_view()
    };
    let choice_view = move || {
        let answers = choice.get();
        let view = SET_CHOICE.get().filter(|_| !answers.is_empty())?;
        Some(view(answers, on_chosen))
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
                {choice_view}
            </div>
        </details>
    }
}

/// Adds problems to a set, and stores it: what is said of that.
async fn add(name: &str, set: &OwnSet, progress: StoredProgress, i18n: I18n) -> String {
    let name = match name.trim() {
        "" => i18n.text_untracked().problems().own_sets,
        name => name,
    };
    let count = match set.problems.is_empty() {
        true => Some(0),
        false => progress.add_to_set(name, set).await,
    };
    added(count, i18n)
}

/// That so many problems were added, or that they could not be stored.
fn added(count: Option<usize>, i18n: I18n) -> String {
    let text = i18n.text_untracked().problems();
    match count {
        Some(count) => (text.added)(count),
        None => text.not_stored.to_owned(),
    }
}

/// In how many positions there is one clear answer.
fn clear(answers: &[RecordAnswer], i18n: I18n) -> String {
    let clear = answers.iter().filter(|answer| answer.is_clear()).count();
    (i18n.text_untracked().answers().clear)(clear, answers.len())
}
