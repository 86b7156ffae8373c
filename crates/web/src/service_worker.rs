//! The page's side of `register-sw.js`: a new version that waits.
use leptos::prelude::*;
use web_sys::Event;

use super::{listener::listen_in_owner, page::set_root_attribute};

/// Whether a new version is installed and waits.
pub fn update_ready() -> Signal<bool> {
    let ready = RwSignal::new(false);
    on_update(move |_| {
        ready.try_set(true);
    });
    ready.into()
}

/// Whether the new version was asked for while a game is played on another page.
pub fn update_busy() -> Signal<bool> {
    let busy = RwSignal::new(false);
    on_update(move |update| {
        busy.try_set(update == "busy");
    });
    busy.into()
}

/// Says whether a game is being played here: then no page may be reloaded for a new
/// version.
pub fn set_playing(playing: bool) {
    set_root_attribute("data-playing", playing.then_some(""));
}

/// What [`set_playing`] has said.
pub fn is_playing() -> bool {
    let root = document().document_element();
    root.is_some_and(|root| root.has_attribute("data-playing"))
}

/// Calls `then` with the value of `data-update`, if there is one, and when it changes.
fn on_update(then: impl Fn(&str) + 'static) {
    let tell = move || {
        let root = document().document_element();
        if let Some(update) = root.and_then(|root| root.get_attribute("data-update")) {
            then(&update);
        }
    };
    tell();
    listen_in_owner(&document(), "komadai-update", move |_| tell());
}

/// Lets the new version take over, if no other page plays a game; the pages are
/// loaded again.
pub fn accept_update() {
    let sent = Event::new("komadai-update-accepted")
        .and_then(|event| document().dispatch_event(&event).map(drop));
    if let Err(error) = sent {
        leptos::logging::warn!("service worker: {error:?}");
    }
}
