use js_sys::{Function, Promise};
use wasm_bindgen::{JsCast, JsValue, closure::Closure};
use wasm_bindgen_futures::JsFuture;
use web_sys::{Event, EventTarget};

/// Listens to one event as long as it lives.
#[derive(Debug)]
pub(super) struct Listener {
    target: EventTarget,
    event: &'static str,
    closure: Closure<dyn Fn(Event)>,
}

impl Listener {
    /// Calls `f` for each `event`, before the page's own handlers.
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
        target.add_event_listener_with_callback_and_bool(event, callback, true)?;
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

/// The first event of some that are listened to from when this is made.
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

    /// Waits for it; then nothing is listened to any more.
    pub async fn event(self) -> Result<Event, JsValue> {
        JsFuture::from(self.first).await?.dyn_into()
    }
}
