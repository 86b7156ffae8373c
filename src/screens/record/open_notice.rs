use core::time::Duration;

use leptos::prelude::*;

use super::{
    controller::{RecordController, use_record},
    open_report::ReadingStep,
};
use crate::library::OpenRecordNotices;
use komadai_texts::Message;
use komadai_ui::{Button, Progress, When, effect, timeout_in_owner, use_i18n};

/// How long a brief report stays.
const BRIEF: Duration = Duration::from_secs(6);

/// What is reported of the record that was opened or saved, and of its saving.
#[component]
pub fn OpenNotice() -> impl IntoView {
    let controller = use_record();
    let report = controller.open_report;
    let i18n = use_i18n();
    let (hovered, focused) = (RwSignal::new(false), RwSignal::new(false));
    let dismiss = move |()| {
        // The button goes, with or without an event.
        focused.set(false);
        controller.dismiss_report();
    };
    let has_lines = move || report.with(|report| !report.is_empty());
    expire_brief_report(
        controller,
        Signal::derive(move || hovered.get() || focused.get()),
    );
    let reading = Memo::new(move |_| report.with(|report| report.reading));
    let step = move || reading.get().map_or(0, |reading| reading.step);
    let lines = move || report.with(|report| Message::joined(&report.lines, "\n", i18n.text()));
    view! {
        <div
            class="record-told"
            role="status"
            data-brief=move || {
                report.with(|report| report.brief) && !controller.saver.has_record_notices()
            }
            on:pointerenter=move |_| hovered.set(true)
            on:pointerleave=move |_| hovered.set(false)
            on:focusin=move |_| focused.set(true)
            on:focusout=move |_| focused.set(false)
        >
            <When condition=Signal::derive(has_lines)>
                <div
                    class="notice"
                    data-notice="opened"
                    data-failed=move || report.with(|report| report.failed)
                >
                    <p class="notice-lines">{lines}</p>
                    <When condition=move || reading.get().is_some()>
                        <Progress
                            label=lines
                            value=move || (step(), ReadingStep::ALL + 1)
                            amount=move || {
                                (i18n.text().record_files().reading_step)(step(), ReadingStep::ALL)
                            }
                            cancel_label=|text| text.record_files().cancel
                            on_cancel=dismiss
                        />
                    </When>
                    <Button
                        name="dismiss"
                        label=|text| text.record_files().dismiss
                        on_press=dismiss
                        hidden=move || reading.get().is_some()
                    />
                </div>
            </When>
            <OpenRecordNotices/>
        </div>
    }
}

/// Takes a brief report away after some seconds in which it was not `held`: neither was the
/// pointer over it nor the focus in it.
fn expire_brief_report(controller: RecordController, held: Signal<bool>) {
    let report = controller.open_report;
    effect(move || {
        if !report.with(|report| report.brief) || held.get() {
            return;
        }
        timeout_in_owner(BRIEF, move || controller.dismiss_report());
    });
}
