//! Event listeners that are removed when they are dropped, or with a reactive owner. They
//! listen in the capture phase: before the page's own handlers.
use js_sys::{Function, Promise};
use leptos::{
    logging::warn,
    prelude::{StoredValue, window},
};
use wasm_bindgen::{JsCast, JsValue, closure::Closure};
use wasm_bindgen_futures::JsFuture;
use web_sys::{AddEventListenerOptions, Element, Event, EventTarget};

use super::dom;

/// Listens to an event as long as the calling owner lives.
pub(super) fn listen_in_owner(
    target: &EventTarget,
    event: &'static str,
    f: impl Fn(Event) + 'static,
) {
    keep_in_owner(
        event,
        Listener::with_event(target.clone(), event, Box::new(f)),
    );
}

/// Listens to an event anywhere in the window as long as the calling owner lives. `f` gets
/// the event and the element that it happened on.
pub fn on_window_event<E: JsCast>(event: &'static str, f: impl Fn(&E, Option<&Element>) + 'static) {
    listen_in_owner(&window(), event, move |event| {
        let target = dom::element(event.target());
        if let Some(event) = event.dyn_ref() {
            f(event, target.as_ref());
        }
    });
}

fn keep_in_owner(event: &str, listener: Result<Listener, JsValue>) {
    match listener {
        Ok(listener) => {
            StoredValue::new_local(listener);
        }
        Err(error) => warn!("{event}: {error:?}"),
    }
}

/// Listens to one event as long as it lives.
#[derive(Debug)]
pub struct Listener {
    target: EventTarget,
    event: &'static str,
    closure: Closure<dyn Fn(Event)>,
}

impl Listener {
    /// Calls `f` for each `event`.
    pub fn new(
        target: impl Into<EventTarget>,
        event: &'static str,
        f: impl Fn() + 'static,
    ) -> Result<Self, JsValue> {
        Self::with_event(target.into(), event, Box::new(move |_| f()))
    }

    /// As [`new`](Self::new), with the event itself.
    pub fn with_event(
        target: EventTarget,
        event: &'static str,
        f: Box<dyn Fn(Event)>,
    ) -> Result<Self, JsValue> {
        let closure = Closure::wrap(f);
        let callback = closure.as_ref().unchecked_ref();
        let options = AddEventListenerOptions::new();
        options.set_capture(true);
        // Browsers take some listeners on the window for passive ones otherwise.
        options.set_passive(false);
        target.add_event_listener_with_callback_and_add_event_listener_options(
            event, callback, &options,
        )?;
        Ok(Self {
            target,
            event,
            closure,
        })
    }
}

impl Drop for Listener {
    fn drop(&mut self) {
        let callback = self.closure.as_ref().unchecked_ref();
        // Fails only for a listener that is gone already.
        let _ = self
            .target
            .remove_event_listener_with_callback_and_bool(self.event, callback, true);
    }
}

/// The first of several events after this is made.
#[derive(Debug)]
pub(super) struct FirstEvent {
    first: Promise,
    #[allow(dead_code, reason = "listen until dropped")]
    listeners: Vec<Listener>,
}

impl FirstEvent {
    pub fn new(target: &EventTarget, events: &[&'static str]) -> Result<Self, JsValue> {
        let mut settle = None;
        let first = Promise::new(&mut |resolve, _| settle = Some(resolve));
        let settle: Function = settle.ok_or("no promise")?;
        let listen = |&event| {
            let settle = settle.clone();
            let tell = move |event: Event| {
                // A promise's own function throws nothing.
                let _ = settle.call1(&JsValue::UNDEFINED, &event);
            };
            Listener::with_event(target.clone(), event, Box::new(tell))
        };
        Ok(Self {
            listeners: events.iter().map(listen).collect::<Result<_, _>>()?,
            first,
        })
    }

    /// Waits for it; then the listeners are removed.
    pub async fn event(self) -> Result<Event, JsValue> {
        JsFuture::from(self.first).await?.dyn_into()
    }
}
