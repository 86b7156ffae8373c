//! `Promise`, as something that several wait for and that has no value.
use js_sys::{Function, Promise};
use wasm_bindgen::JsValue;
use wasm_bindgen_futures::JsFuture;

/// A promise with the function that resolves it.
#[derive(Clone, Debug)]
pub struct Deferred {
    promise: Promise,
    resolve: Function,
}

impl Deferred {
    pub fn new() -> Self {
        let mut function = None;
        let promise = Promise::new(&mut |resolve, _| function = Some(resolve));
        let resolve = function.expect("a promise calls its executor at once");
        Self { promise, resolve }
    }

    /// Lets everybody go on who waits. Only the first call counts.
    pub fn resolve(&self) {
        // Resolving does not throw.
        let _ = self.resolve.call0(&JsValue::UNDEFINED);
    }

    pub async fn wait(&self) {
        // Nobody rejects it.
        let _ = JsFuture::from(self.promise.clone()).await;
    }
}

impl Default for Deferred {
    fn default() -> Self {
        Self::new()
    }
}
