//! How far the import is, and what it reports.
use std::sync::Arc;

use leptos::prelude::*;

use super::{
    importer::{Importer, Progress},
    report::{ImportReport, fault_text},
};
use komadai_ui::{Button, When, use_i18n};
use komadai_web::dom;

/// Faults shown at most.
const SHOWN: usize = 500;
/// So many are shown at once.
const SHORT: usize = 10;

/// How far the import is, with a button that stops it; then what it reports.
#[component]
pub fn ImportStatus() -> impl IntoView {
    let importer = StoredValue::new_local(Importer::of_page());
    let i18n = use_i18n();
    let progress = importer.with_value(Importer::progress);
    let report = importer.with_value(Importer::report);
    let is_running = Memo::new(move |_| progress.with(Option::is_some));
    let shown = move || progress.get().unwrap_or_default();
    let line = move || {
        let Progress {
            files,
            all_files,
            games,
        } = shown();
        let found = (i18n.text().library().count)(games, games);
        format!("{files} / {all_files} · {found}")
    };
    let summary = move || report.with(|report| Some(report.as_ref()?.summary(i18n.text())));
    let faults = move || {
        let report = report.get().filter(|report| !report.faults.is_empty())?;
        Some(view! { <Faults report/> })
    };
    let has_report = Memo::new(move |_| report.with(Option::is_some));
    let leave_to = move |act: fn(&Importer)| {
        move |()| {
            dom::restore_focus_to(&["[data-action=import]"]);
            importer.with_value(act);
        }
    };
    view! {
        <div class="import" data-import=move || if is_running.get() { "running" } else { "idle" }>
            <When condition=is_running>
                <progress
                    class="import-progress"
                    max=move || shown().all_files.to_string()
                    value=move || shown().files.to_string()
                    aria-label=move || i18n.text().library().import
                ></progress>
                <p class="hint">{line}</p>
                <Button
                    name="stop-import"
                    label=|text| text.record_files().cancel
                    on_press=leave_to(Importer::stop)
                />
            </When>
            <p class="shelf-told" role="status">{summary}</p>
            {faults}
            <When condition=has_report>
                <Button
                    name="dismiss-import"
                    class="quiet"
                    label=|text| text.library().dismiss
                    on_press=leave_to(Importer::dismiss)
                />
            </When>
        </div>
    }
}

#[component]
fn Faults(report: Arc<ImportReport>) -> impl IntoView {
    let i18n = use_i18n();
    let count = report.faults.len();
    let lines = move || {
        let text = i18n.text();
        let lines = report.faults.iter().take(SHOWN);
        lines
            .map(|(path, fault)| view! { <li>{fault_text(path, fault, text)}</li> })
            .collect_view()
    };
    view! {
        <details class="import-faults" open=count <= SHORT>
            <summary>{move || (i18n.text().library().import_faults)(count)}</summary>
            <ul>{lines}</ul>
        </details>
    }
}
