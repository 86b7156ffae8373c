use leptos::prelude::*;

use super::controller::use_record;
use crate::{
    components::{Button, When},
    state::use_i18n,
};
use komadai_model::i18n::Message;

/// What is reported of the record that was opened or saved.
#[component]
pub fn OpenNotice() -> impl IntoView {
    let controller = use_record();
    let report = controller.open_report;
    let i18n = use_i18n();
    let has_lines = move || report.with(|report| !report.is_empty());
    let lines = move || report.with(|report| Message::joined(&report.lines, "\n", i18n.text()));
    view! {
        <div class="record-told" role="status">
            <When condition=Signal::derive(has_lines)>
                <div
                    class="notice"
                    data-notice="opened"
                    data-failed=move || report.with(|report| report.failed)
                >
                    <p class="notice-lines">{lines}</p>
                    <Button
                        name="dismiss"
                        label=|text| text.record_files().dismiss
                        on_press=move |()| controller.dismiss_report()
                    />
                </div>
            </When>
        </div>
    }
}
