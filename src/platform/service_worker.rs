//! The page's side of `register-sw.js`: a new version that waits.
use leptos::prelude::*;
use web_sys::Event;

use super::listener::Listener;

/// Whether a new version is installed and waits.
pub fn update_ready() -> Signal<bool> {
    let ready = RwSignal::new(waits());
    match Listener::new(document(), "komadai-update-ready", move || {
        ready.try_set(true);
    }) {
        Ok(listener) => {
            StoredValue::new_local(listener);
        }
        Err(error) => leptos::logging::warn!("service worker: {error:?}"),
    }
    ready.into()
}

fn waits() -> bool {
    document()
        .document_element()
        .and_then(|root| root.get_attribute("data-update"))
        .is_some_and(|update| update == "ready")
}

/// Lets the new version take over; the page is loaded again.
pub fn accept_update() {
    let sent = Event::new("komadai-update-accepted")
        .and_then(|event| document().dispatch_event(&event).map(drop));
    if let Err(error) = sent {
        leptos::logging::warn!("service worker: {error:?}");
    }
}
