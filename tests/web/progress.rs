//! A progress bar with its button.
use komadai_model::Language;
use komadai_ui::{Progress, provide_i18n};
use leptos::{prelude::*, task::tick};
use wasm_bindgen_test::wasm_bindgen_test;

use crate::host::Host;

#[wasm_bindgen_test]
async fn progress_is_shown_in_numbers_and_words_and_can_be_ended() {
    let done = RwSignal::new(1_usize);
    let ended = RwSignal::new(0);
    let host = Host::new("inline-size: 320px", &[], move || {
        provide_i18n(Signal::stored(Language::English));
        view! {
            <Progress
                label="The file is read".to_owned()
                value=move || (done.get(), 4)
                amount=move || format!("{} of 4", done.get())
                cancel_label=|text| text.record_files().cancel
                on_cancel=move |()| ended.update(|ended| *ended += 1)
            />
        }
        .into_any()
    });
    let attributes = ["aria-label", "max", "value", "aria-valuetext"];
    let read = || attributes.map(|name| host.attribute("progress", name));
    assert_eq!(read(), ["The file is read", "4", "1", "1 of 4"]);
    done.set(3);
    tick().await;
    assert_eq!(read(), ["The file is read", "4", "3", "3 of 4"]);
    assert_eq!(host.text(".progress-amount"), "3 of 4");
    host.get("[data-action=cancel]").click();
    assert_eq!(ended.get_untracked(), 1);
}
