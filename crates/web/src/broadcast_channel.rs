//! `BroadcastChannel`, for messages that say only that something has happened.
use leptos::logging::warn;
use wasm_bindgen::JsValue;
use web_sys::BroadcastChannel;

use super::listener::Listener;

/// A channel between the page's tabs, as long as it lives.
#[derive(Debug)]
pub struct Broadcast {
    channel: BroadcastChannel,
    #[allow(dead_code, reason = "listens until dropped")]
    listener: Listener,
}

impl Broadcast {
    /// Calls `on_message` for each message of another tab. `None`, with a warning in the
    /// console, where the browser has no such channel.
    pub fn open(name: &str, on_message: impl Fn() + 'static) -> Option<Self> {
        let open = || -> Result<Self, JsValue> {
            let channel = BroadcastChannel::new(name)?;
            let listener = Listener::new(channel.clone(), "message", on_message)?;
            Ok(Self { channel, listener })
        };
        open().map_err(|error| warn!("{name}: {error:?}")).ok()
    }

    /// Sends a message to the other tabs.
    pub fn post(&self) {
        if let Err(error) = self.channel.post_message(&JsValue::NULL) {
            warn!("{}: {error:?}", self.channel.name());
        }
    }
}
