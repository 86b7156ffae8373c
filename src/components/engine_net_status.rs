use komadai_protocol::Net;
use leptos::prelude::*;

use komadai_engine::Engine;
use komadai_ui::{Progress, When, unsubscribe_on_cleanup, use_i18n};

const KILOBYTE: usize = 1_000;

/// Says that the engine's net is being loaded, with its progress and a way to go on without
/// it; or that the engine goes on without it. Nothing otherwise.
#[component]
pub fn EngineNetStatus(#[prop(optional, into)] hidden: Signal<bool>) -> impl IntoView {
    let i18n = use_i18n();
    let net = move || {
        unsubscribe_on_cleanup();
        Engine::of_page().net().get()
    };
    let state = Memo::new(move |_| match net() {
        Some(Net::Coming { .. }) => Some("coming"),
        Some(Net::Missing { .. }) => Some("missing"),
        Some(Net::Here) | None => None,
    });
    let was_cancelled = move || net() == Some(Net::cancelled());
    // Follows the state alone: a text that changed with every byte would be read out again.
    let sentence = move || {
        let text = i18n.text().engine_net();
        match state.get() {
            Some("coming") => text.coming,
            Some(_) if was_cancelled() => text.cancelled,
            Some(_) => text.missing,
            None => "",
        }
    };
    let why = move || match net() {
        Some(Net::Missing { why }) => Some(why),
        _ => None,
    };
    let progress = Memo::new(move |_| match net() {
        Some(Net::Coming { bytes, of }) => (bytes.min(of) as usize, of as usize),
        _ => (0, 1),
    });
    let amount = move || {
        let (bytes, of) = progress.get();
        (i18n.text().engine_net().amount)(bytes / KILOBYTE, of / KILOBYTE)
    };
    view! {
        <div class="engine-net" data-net=move || state.get() hidden=move || hidden.get()>
            <p role="status" title=why>
                {sentence}
            </p>
            <When condition=move || state.get() == Some("coming")>
                <Progress
                    label=move || i18n.text().engine_net().coming.to_owned()
                    value=progress
                    amount=amount
                    cancel_label=|text| text.engine_net().cancel
                    on_cancel=|()| Engine::of_page().cancel_net()
                />
            </When>
        </div>
    }
}
