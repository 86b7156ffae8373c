use wasm_bindgen::{JsCast, JsValue, closure::Closure};
use web_sys::EventTarget;

/// Listens to one event as long as it lives.
#[derive(Debug)]
pub(super) struct Listener {
    target: EventTarget,
    event: &'static str,
    closure: Closure<dyn Fn()>,
}

impl Listener {
    /// Calls `f` for each `event`, before the page's own handlers.
    pub fn new(
        target: impl Into<EventTarget>,
        event: &'static str,
        f: impl Fn() + 'static,
    ) -> Result<Self, JsValue> {
        let target = target.into();
        let closure = Closure::<dyn Fn()>::new(f);
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
