use komadai_worker::protocol::Net;
use leptos::prelude::*;

use crate::{
    engine::Engine,
    state::{unsubscribe_on_cleanup, use_i18n},
};

/// Says that the engine's net is being loaded, with its progress, or that it could not
/// be. Nothing otherwise.
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
    // Follows the state alone: a text that changed with every byte would be read out again.
    let sentence = move || {
        let text = i18n.text().engine_net();
        match state.get() {
            Some("coming") => text.coming,
            Some(_) => text.missing,
            None => "",
        }
    };
    let why = move || match net() {
        Some(Net::Missing { why }) => Some(why),
        _ => None,
    };
    let progress = move || match net() {
        Some(Net::Coming { bytes, of }) => (bytes.min(of), of),
        _ => (0, 1),
    };
    view! {
        <div class="engine-net" data-net=move || state.get() hidden=move || hidden.get()>
            <p role="status" title=why>
                {sentence}
            </p>
            <progress
                aria-label=move || i18n.text().engine_net().coming
                max=move || progress().1.to_string()
                value=move || progress().0.to_string()
                hidden=move || state.get() != Some("coming")
            ></progress>
        </div>
    }
}
